/** What a change is called in each language as long as nobody gives it a name: its history keeps it. It must not know what a change changes. */
import { listOf, membersOf } from '../../check/document/document.ts';
import { asIs } from '../../release/operations/say.ts';
import { told, type Told } from '../../release/told.ts';
import type { Json } from '../../model/json.ts';
import type { ChangeHead } from '../../model/studio.ts';

type Named = { readonly title: string; readonly history: Json };

/** Letters of a name. */
const longest = 200;

const languages = ['en-IN', 'es-MX'] as const;

function toldIn(value: unknown): Told | undefined {
  const [en, es] = languages.map((tag) => membersOf(value)[tag]);
  return typeof en === 'string' && typeof es === 'string'
    ? told(en.slice(0, longest), es.slice(0, longest))
    : undefined;
}

/** What it is called in each language as long as nobody gives it a name, as its history keeps it. */
export function calledBy({ title, history }: Named): NonNullable<ChangeHead['called']> | null {
  const { named, done } = membersOf(history);
  const names = [toldIn(named), toldIn(membersOf(listOf(done)[0])['label'])];
  return names.find((name) => name !== undefined && languages.some((tag) => name[tag] === title)) ?? null;
}

/** Of steps that are gone what the change is called stays. */
export function namedIn({ history }: Named): Json {
  const named = toldIn(membersOf(history)['named']);
  return named === undefined ? null : { named };
}

/** In the language of who reads it, where nobody gave it a name. */
export const titleOf = (change: Named): Told => calledBy(change) ?? asIs(change.title);
