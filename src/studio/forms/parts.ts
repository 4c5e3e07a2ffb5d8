/** What the schemas of parts and actions say to people: names, help, pictures of choices. It must not know any by name. */
import type { Tongue } from '../../lib/figures.ts';
import { own } from '../../check/document/document.ts';
import type { Json } from '../../model/json.ts';

export type Spoken = Readonly<Record<Tongue, string>>;

/** A schema of a part, of an action, or of one of their props. */
export interface PartSchema {
  readonly description?: string;
  readonly label?: Spoken;
  readonly help?: { readonly es: string };
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly suggestedLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly additionalProperties?: PartSchema | boolean;
  readonly items?: PartSchema;
  /** The only widgets that stand in this prop, which stand nowhere else. */
  readonly holds?: readonly string[];
}

interface Example {
  readonly name: string;
  readonly node: Json;
  readonly data?: Json;
}

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

const byFolder = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [folderOf(path), value]));

export const widgetSchemas = byFolder(
  import.meta.glob<PartSchema>('../../widgets/*/schema.json', { eager: true, import: 'default' }),
);
export const actionSchemas = byFolder(
  import.meta.glob<PartSchema>('../../actions/*/schema.json', { eager: true, import: 'default' }),
);
export const widgetExamples = byFolder(
  import.meta.glob<readonly Example[]>('../../widgets/*/examples.json', { eager: true, import: 'default' }),
);

/** A part that several screens share; the language itself knows it, so that no folder has its schema. */
const fragment: PartSchema = {
  label: { es: 'Parte compartida', en: 'Shared part' },
  description: 'Parts that several screens share, written once.',
  help: { es: 'Partes que varias pantallas comparten, escritas una vez.' },
};

export const schemaOfPart = (type: string): PartSchema | undefined =>
  type === 'fragment' ? fragment : own(widgetSchemas, type);

export const labelIn = (schema: PartSchema | undefined, tongue: Tongue, otherwise: string): string =>
  schema?.label?.[tongue] ?? otherwise;

/** English help is the description. */
export const helpIn = (schema: PartSchema | undefined, tongue: Tongue): string =>
  (tongue === 'es' ? schema?.help?.es : schema?.description) ?? '';

export const nameOfPart = (type: string, tongue: Tongue): string => labelIn(schemaOfPart(type), tongue, type);
export const nameOfAction = (name: string, tongue: Tongue): string =>
  labelIn(own(actionSchemas, name), tongue, name);

/** Its page in the reference. */
export const referenceOf = (name: string): string => `docs/reference/${name}.md`;
