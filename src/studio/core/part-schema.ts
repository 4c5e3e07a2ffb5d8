/** What the studio reads of the schema of a widget, an action or another part of the language. It must not know any of them. */
import type { Tongue } from '../../lib/figures.ts';
import { told, type Told } from '../../release/told.ts';

type Words = { readonly [tongue in Tongue]?: string };

export interface PartSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /** What people who choose it read. */
  readonly label?: Words;
  /** In English the description is it. */
  readonly help?: Words;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly patternProperties?: Readonly<Record<string, PartSchema>>;
  readonly additionalProperties?: PartSchema | boolean;
  readonly items?: PartSchema;
  readonly then?: PartSchema;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly suggestedLength?: number;
  /** What an action does, each with the prop that says to what. */
  readonly does?: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

const both = ({ en, es }: Words): Told => told(en ?? '', es ?? '');

export const labelOf = ({ label = {} }: PartSchema): Told => both(label);
export const helpOf = ({ help = {}, description = '' }: PartSchema): Told =>
  both({ en: description, ...help });
