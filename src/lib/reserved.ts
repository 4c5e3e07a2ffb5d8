/** Names with a meaning of their own (docs/language.md, "Paths and roots"): nothing else may have one. It must not know who asks. */
export const reserved = [
  'query',
  'config',
  'state',
  'device',
  'values',
  'event',
  'route',
  'writes',
  'some',
] as const;
