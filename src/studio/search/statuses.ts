/**
 * What the data of a screen can be, by the names of the values: who looks for "overdue" means the screens that a loan has then. It must
 * not know what becomes of what is found.
 */
import type { Tongue } from '../../lib/figures.ts';
import { membersOf, nameFrom, own } from '../../check/document/document.ts';
import type { KnownSchema } from '../../check/types/type.ts';
import type { Texts } from '../core/draft.ts';
import type { Known } from '../forms/desk.ts';
import { parsedOf, type ScreenName } from './screens.ts';

export interface Status {
  readonly screen: ScreenName;
  readonly name: Readonly<Record<Tongue, string>>;
}

type Meaning = Readonly<Record<Tongue, string>>;

/** Named values of what this definition asks about. */
function meaningsIn(path: string, schema: KnownSchema | undefined, written: string): readonly Meaning[] {
  if (schema === undefined) return [];
  const isAsked = written.includes(`"${path}"`) || written.includes(`{{${path}}}`);
  const values = isAsked ? Object.values(schema['x-meanings'] ?? {}) : [];
  const inner = Object.entries(schema.properties ?? {});
  return [...values, ...inner.flatMap(([name, member]) => meaningsIn(`${path}.${name}`, member, written))];
}

export function statusesIn(
  texts: Texts,
  screens: readonly ScreenName[],
  { known }: Pick<Known, 'known'>,
): readonly Status[] {
  return screens.flatMap((screen) => {
    const definition = parsedOf(texts, screen.file) ?? {};
    const written = JSON.stringify(definition);
    const found = Object.entries(membersOf(definition['data'])).flatMap(([name, source]) =>
      meaningsIn(name, own(known.answers, nameFrom(membersOf(source)['call'])), written),
    );
    const names = new Map(found.map(({ es, en }) => [es, { es, en }]));
    return [...names.values()].map((name) => ({ screen, name }));
  });
}
