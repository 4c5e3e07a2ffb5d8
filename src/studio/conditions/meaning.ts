/**
 * What the values of a path mean to a person, and what a path can be, by the schemas of the contract. Fragments name what they are
 * given: where nobody says what that is, the contract is asked for a field of that name. It must not know how a condition is drawn.
 */
import { tongues as languages, type Tongue } from '../../lib/figures.ts';
import { membersOf, nameFrom, own } from '../../check/document/document.ts';
import type { KnownSchema } from '../../check/types/type.ts';
import type { Json } from '../../model/json.ts';
import type { Known } from '../forms/desk.ts';
import { ownTexts } from './own-texts.ts';
import { namesOf, ofProduct } from './products.ts';
import { meaningOfValue, valuesWithWords } from './data-values.ts';
import type { MeaningOf } from './say.ts';

type Schemas = Pick<Known, 'known' | 'products'>;

const isIndex = (step: string): boolean => /^\d+$/.test(step);

function below(schema: KnownSchema | undefined, steps: readonly string[]): KnownSchema | undefined {
  return steps.reduce<KnownSchema | undefined>((at, step) => {
    if (at === undefined) return undefined;
    return isIndex(step) ? at.items : (own(at.properties ?? {}, step) ?? at.additionalProperties);
  }, schema);
}

/** Fields by name, wherever an answer has them with meanings. */
const byName = new WeakMap<Schemas['known'], ReadonlyMap<string, KnownSchema>>();

function meaningful({ known }: Schemas): ReadonlyMap<string, KnownSchema> {
  const before = byName.get(known);
  if (before !== undefined) return before;
  const found = new Map<string, KnownSchema>();
  const visit = (name: string, schema: KnownSchema | undefined): void => {
    if (schema === undefined) return;
    if (schema['x-meanings'] !== undefined && !found.has(name)) found.set(name, schema);
    for (const [member, inner] of Object.entries(schema.properties ?? {})) visit(member, inner);
    visit(name, schema.items);
  };
  for (const answer of Object.values(known.answers)) visit('', answer);
  byName.set(known, found);
  return found;
}

/** The schema of what a path leads to in this definition. */
export function schemaOf(path: string, definition: unknown, project: Schemas): KnownSchema | undefined {
  const [root = '', ...steps] = path.split('.');
  if (root === 'config') return below(project.known.config, steps);
  const source = membersOf(membersOf(membersOf(definition)['data'])[root]);
  const call = nameFrom(source['call']);
  if (call !== '') return below(own(project.known.answers, call), steps);
  const values = membersOf(membersOf(definition)['values']);
  if (root === 'values') return below(own(values, steps[0] ?? '') as KnownSchema | undefined, steps.slice(1));
  const last = steps.filter((step) => !isIndex(step)).at(-1);
  return last === undefined ? undefined : meaningful(project).get(last);
}

const amounts = { es: amountsIn('es'), en: amountsIn('en') } as const;

function amountsIn(tongue: Tongue): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[tongue], { minimumFractionDigits: 2 });
}

/** An amount is written in the smallest unit, and read in whole ones. */
const amountIn = (value: number, tongue: Tongue): string => amounts[tongue].format(value / 100);

export const meaningIn =
  (definition: unknown, project: Schemas): MeaningOf =>
  (path, value, tongue: Tongue) => {
    const schema = schemaOf(path, definition, project);
    if (schema?.format === 'minor' && typeof value === 'number') return amountIn(value, tongue);
    const name = typeof value === 'object' ? '' : String(value);
    const product = productAt(path, definition, project);
    const products = product === undefined ? [] : (project.products ?? []);
    const found = products.find((each) => each.id === name);
    if (product === 'number' && found !== undefined) return found.name[tongue];
    // By whichever of its names it is compared, it is one product.
    const called = product === 'name' ? products.find((each) => namesOf([each]).includes(name)) : undefined;
    if (called !== undefined) return called.name[tongue];
    return own(schema?.['x-meanings'] ?? {}, name)?.[tongue] ?? meaningOfValue(path, name, tongue);
  };

/** What of a product stands at a path, if anything. */
export function productAt(
  path: string,
  definition: unknown,
  project: Schemas,
): 'number' | 'name' | undefined {
  const [root, name = ''] = path.split('.');
  const parameter = root === 'query' ? membersOf(membersOf(membersOf(definition)['query'])[name]) : {};
  return ofProduct(path, nameFrom(parameter['kind']) || schemaOf(path, definition, project)?.['x-kind']);
}

/** The values that can be chosen for a path; empty where it may be anything. */
export function choicesOf(path: string, definition: unknown, project: Schemas): readonly Json[] {
  const schema = schemaOf(path, definition, project);
  const listed = schema?.enum ?? schema?.['x-known-values'];
  if (listed !== undefined) return listed;
  const { products = [] } = project;
  const product = products.length === 0 ? undefined : productAt(path, definition, project);
  if (product !== undefined) return product === 'name' ? namesOf(products) : products.map(({ id }) => id);
  const [root, name = ''] = path.split('.');
  const parameter =
    root === 'query' ? membersOf(membersOf(membersOf(definition)['query'])[name])['enum'] : undefined;
  if (Array.isArray(parameter)) return parameter as readonly Json[];
  const named = valuesWithWords(path);
  return named.length > 0 ? named : ownTexts(path, definition);
}

/** What a value is called that a path can have, as a person would look for it. */
export interface ValueName {
  readonly value: Json;
  readonly words: string;
}

/** The values of a path that have names, in the language of the studio. */
export const namedValues = (
  path: string,
  definition: unknown,
  project: Schemas,
  tongue: Tongue,
): readonly ValueName[] => {
  const meaning = meaningIn(definition, project);
  // Words are compared in one language alone: products are offered where their number is.
  if (productAt(path, definition, project) === 'name') return [];
  return choicesOf(path, definition, project).flatMap((value) => {
    const words = meaning(path, value, tongue);
    return words === undefined ? [] : [{ value, words }];
  });
};
