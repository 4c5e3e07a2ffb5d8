/** The pages of the web site as its navigation names them (docs/product-spec.md 2), by route and text key. */
export const entries = [
  { route: '/', text: 'app.site.home' },
  { route: '/About', text: 'app.site.about' },
  { route: '/Policy', text: 'app.site.policy' },
  { route: '/Loan', text: 'app.site.loan' },
  { route: '/Contact', text: 'app.site.contact' },
] as const;

/** Beside those in the footer. */
export const furtherEntries = [{ route: '/User', text: 'app.site.user' }] as const;
