/** The pictures of the reference: how a part looks in its examples. It must not know any part by name. */
import type { Tongue } from '../../lib/figures.ts';

/** In the order in which they are looked at; of what is empty there is nothing to see. Only the first is drawn in English. */
const shown: Readonly<Record<Tongue, readonly string[]>> = { es: ['default', 'many'], en: ['default-en'] };

const files = import.meta.glob<string>(
  [
    '../../../docs/reference/pictures/*-default.png',
    '../../../docs/reference/pictures/*-default-en.png',
    '../../../docs/reference/pictures/*-many.png',
  ],
  { eager: true, query: '?url', import: 'default' },
);

export const pictures = (type: string, tongue: Tongue): readonly string[] =>
  shown[tongue].flatMap((example) => files[`../../../docs/reference/pictures/${type}-${example}.png`] ?? []);

/** Words in it are in the language of who looks. */
export const picture = (type: string, tongue: Tongue): string | undefined => pictures(type, tongue)[0];
