/** Every widget and action with its schema, as the forms, the palette and the sentences read them. It must not know one by name. */
import type { JsonObject } from '../../model/json.ts';
import base from '../../build/screen.base.schema.json';
import { labelledFields, type Field } from './fields.ts';
import { generalFields } from './general-fields.ts';
import type { PartSchema } from './part-schema.ts';

const nameOf = (file: string): string => file.split('/').at(-2) ?? '';

const byName = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([file, schema]) => [nameOf(file), schema]));

const definitions = base.$defs as unknown as Readonly<Record<string, PartSchema>>;

const widgets = import.meta.glob<PartSchema>('../../widgets/*/schema.json', {
  eager: true,
  import: 'default',
});
const actions = import.meta.glob<PartSchema>('../../actions/*/schema.json', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<readonly JsonObject[]>('../../widgets/*/examples.json', {
  eager: true,
  import: 'default',
});

/** By `type`; a fragment is inserted by one, too. */
export const widgetSchemas: Readonly<Record<string, PartSchema>> = {
  ...byName(widgets),
  fragment: definitions['fragmentUse'] ?? {},
};

/** By `do`. */
export const actionSchemas: Readonly<Record<string, PartSchema>> = byName(actions);

/** What a widget can begin as: its examples, by `type`. */
export const widgetExamples: Readonly<Record<string, readonly JsonObject[]>> = byName(examples);

/** What every widget may say. */
export const widgetFields: readonly Field[] = generalFields(
  definitions['generalProps'] as PartSchema['properties'],
);

/** What every action may say. */
export const actionFields: readonly Field[] = generalFields(
  definitions['generalParameters'] as PartSchema['properties'],
);

/** The parts of a definition that are neither widget nor action, by their name in the language's base. */
export type DefinitionPart =
  | 'screen'
  | 'dialogDefinition'
  | 'dialogButton'
  | 'dataSource'
  | 'screenEvents'
  | 'branch'
  | 'table';

/** What people say of such a part. */
export const fieldsOfDefinition = (name: DefinitionPart): readonly Field[] =>
  labelledFields(definitions[name] ?? {}, definitions);
