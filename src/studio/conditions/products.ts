/**
 * The products of the brand, by their numbers and names: who compares one means one of them. Which data is one is told by what the
 * contract says it is the number of, else by its last name, as the nouns are. It must not know where they are chosen.
 */
import { isList, membersOf, nameFrom } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';

export interface Product {
  readonly id: string;
  readonly name: Readonly<Record<Tongue, string>>;
}

/** Of a configuration as it is written: one name for all, or one for each language. */
export function productsIn(config: unknown): readonly Product[] {
  const { products } = membersOf(config);
  return (isList(products) ? products : []).flatMap((each) => {
    const { productId, name } = membersOf(each);
    const [es, en] = (['es', 'en'] as const).map(
      (tongue) => nameFrom(name) || nameFrom(membersOf(name)[tongue]),
    );
    const [first = '', second = ''] = [es || en, en || es];
    return typeof productId === 'string' && first !== ''
      ? [{ id: productId, name: { es: first, en: second } }]
      : [];
  });
}

const numbers: ReadonlySet<string> = new Set(['productId']);
const names: ReadonlySet<string> = new Set(['productName', 'comProductName']);

/** What of a product stands at a path. `kind`: what it is the number of, where that is said. */
export function ofProduct(path: string, kind: string | undefined): 'number' | 'name' | undefined {
  const last = path.split('.').at(-1) ?? '';
  if (kind === 'product' || numbers.has(last)) return 'number';
  return names.has(last) ? 'name' : undefined;
}

/** A borrower reads the name in either language. */
export const namesOf = (products: readonly Product[]): readonly string[] => [
  ...new Set(products.flatMap(({ name }) => [name.es, name.en])),
];

/** What one product is called in every language, for one of its names: a borrower reads it in theirs. */
export const alsoCalled = (called: unknown, products: readonly Product[]): readonly string[] => {
  const found = products.find(({ name }) => called === name.es || called === name.en)?.name;
  return found === undefined ? [] : [...new Set([found.es, found.en])];
};

/** Its number, for what somebody calls it. */
export const numberOf = (called: unknown, products: readonly Product[]): string | undefined =>
  products.find(({ name }) => called === name.es || called === name.en)?.id;
