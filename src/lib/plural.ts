/**
 * Keys of texts with plural forms: `days_one`, `days_other` are the forms of `days` (docs/language.md, "Plurals"). It must
 * not know who picks a form.
 */
export const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** The text a key is a form of, and which; `undefined` for any other key. */
export function formOf(key: string): { readonly of: string; readonly category: string } | undefined {
  const [, of, category] = form.exec(key) ?? [];
  return of === undefined || category === undefined ? undefined : { of, category };
}
