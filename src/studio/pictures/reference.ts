/** The pictures of the reference: how a part looks in its examples. It must not know any part by name. */

/** In the order in which they are looked at; of what is empty there is nothing to see. */
const shown = ['default', 'many'] as const;

const files = import.meta.glob<string>(
  ['../../../docs/reference/pictures/*-default.png', '../../../docs/reference/pictures/*-many.png'],
  { eager: true, query: '?url', import: 'default' },
);

const addressOf = (type: string, example: (typeof shown)[number]): string | undefined =>
  files[`../../../docs/reference/pictures/${type}-${example}.png`];

export const picture = (type: string): string | undefined => addressOf(type, 'default');

export const pictures = (type: string): readonly string[] =>
  shown.flatMap((example) => addressOf(type, example) ?? []);
