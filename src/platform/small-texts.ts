/**
 * What the promotion has in i18next's place (src/build/small-parts.ts): a table of words in the one language of the page,
 * which is all that texts.ts asks of it. Strangers need not download the rest. It must not know any word.
 */
type Words = Readonly<Record<string, string>>;

interface InitOptions {
  readonly lng: string;
  readonly resources: Readonly<Record<string, { readonly translation: Words }>>;
}

export const createInstance = () => {
  const words = new Map<string, string>();
  const add = (more: Words): void => {
    for (const [key, text] of Object.entries(more)) words.set(key, text);
  };
  return {
    init: ({ lng, resources }: InitOptions): Promise<void> =>
      Promise.resolve(add(resources[lng]?.translation ?? {})),
    addResourceBundle: (_language: string, _namespace: string, more: Words): void => add(more),
    exists: (key: string): boolean => words.has(key),
    t: (key: string): string => words.get(key) ?? key,
  };
};
