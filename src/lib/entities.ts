/**
 * What a value can be the number of, or besides what it is for (docs/language.md, "Kinds"): the one list of these names, which
 * the contract, the configuration and the parameters of screens and fragments use. It must not know what carries one.
 */

export interface EntityWords {
  /** As a person says it. */
  readonly words: string;
  /**
   * Whether it is for people's eyes: `alone` as it stands, `beside` only with words that say what it is, `never` because it
   * tells nobody anything.
   */
  readonly shown: 'alone' | 'beside' | 'never';
}

const alone = (words: string): EntityWords => ({ words, shown: 'alone' });
const beside = (words: string): EntityWords => ({ words, shown: 'beside' });
const never = (words: string): EntityWords => ({ words, shown: 'never' });

/** Those that a schema or a screen may name. */
export const entities = {
  order: beside('the number of an order'),
  product: never('the number of a product'),
  session: never('a session'),
  user: never('the number of a user'),
  problem: beside('the number of a complaint'),
  'complaint-type': never('a type of complaints'),
  'complaint-reason': never('a reason of complaints'),
  code: beside('a code'),
  captcha: beside('the text of a captcha'),
  invitation: beside('the code of an invitation'),
  'payment-code': never('the code of a way to pay'),
  'voucher-code': beside('the code of a voucher'),
  phone: alone('a telephone'),
  email: alone('an e-mail'),
  card: beside('the number of a card'),
  'saved-card': never('the id of a saved card'),
  bank: never('the code of a bank'),
  payment: never('the number of a payment'),
  'payment-token': never('the token of a payment'),
  coupon: never('the number of a coupon'),
  campaign: never('the number of a campaign'),
  merchant: never('the number of the merchant'),
  version: alone('the version of the app'),
  amount: alone('an amount of money'),
  term: alone('a term'),
  'term-unit': never('the unit of a term'),
  rating: alone('a rating'),
  picture: never('the address of a picture'),
  'picture-to-read': never('the address of a picture that is read'),
  address: never('an address'),
  sound: never('the address of a sound'),
  color: never('a color'),
  document: never('the name of a legal text'),
  edition: alone('the edition of a legal text'),
  consent: never('the hash of a legal text'),
  any: alone('a value of any kind'),
} as const satisfies { readonly [kind: string]: EntityWords };

export type EntityName = keyof typeof entities;

export const entityNames: readonly string[] = Object.keys(entities);

export const isEntity = (name: string): name is EntityName => entityNames.includes(name);

/** What only the checker itself finds a value to be. */
const found: { readonly [kind: string]: string } = {
  position: 'a place in a list',
  date: 'a date',
  uri: 'an address',
  formatted: 'written for people to read',
};

/** As a person says it. */
export const wordsOfEntity = (name: string): string =>
  isEntity(name) ? entities[name].words : (found[name] ?? name);

/** Whether one is the other: an address of which nothing more is known may be that of a picture, one that is read is a picture, and a sound stands at an address. */
export const isSame = (given: string, wanted: string): boolean =>
  given === wanted ||
  (wanted === 'picture' && given === 'picture-to-read') ||
  (wanted === 'address' && given === 'sound') ||
  (given === 'uri' && ['picture', 'picture-to-read', 'address'].includes(wanted));

/** What the phone fills into a field, by the names of HTML's `autocomplete`, is of that kind. */
export const filledIn: { readonly [autocomplete: string]: EntityName | undefined } = {
  'one-time-code': 'code',
  tel: 'phone',
  'tel-national': 'phone',
  email: 'email',
  'cc-number': 'card',
};
