/** The two languages a page can be in, chosen once by `isNeedPop` (docs/product-spec.md 1). */
export interface Language {
  /** BCP 47 tag: the page's `lang`, and how amounts are grouped. */
  readonly tag: 'es-MX' | 'en-IN';
  /** Sign before an amount. */
  readonly currency: '$' | '₹';
}
