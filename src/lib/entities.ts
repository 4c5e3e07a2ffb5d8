/**
 * What a number can be the number of (docs/language.md, "Kinds"): the one list of these names, which the contract, the
 * configuration and the parameters of screens use. It must not know what carries one.
 */

/** By name, as a person says it. */
export const entityWords: { readonly [kind: string]: string } = {
  order: 'the number of an order',
  product: 'the number of a product',
  session: 'a session',
  user: 'the number of a user',
  problem: 'the number of a complaint',
  code: 'a code',
  phone: 'a telephone',
  card: 'the number of a card',
  version: 'the version of the app',
};

export const entityNames: readonly string[] = Object.keys(entityWords);
