/**
 * Which of the screens that a change is seen on is looked at first, and as which borrower: the one whose own parts changed, with a loan
 * in which the part shows. It must not know how either is opened.
 */
import { isList, membersOf, namesIn } from '../../check/document/document.ts';
import type { SandboxLoan } from '../../model/studio.ts';
import type { Draft } from '../core/draft.ts';
import { parsedOf, type ScreenName } from '../search/screens.ts';
import type { Index } from '../search/use-search.ts';
import { changedPart } from './changed-part.ts';
import { keysChanged } from './affected.ts';

type Both = Pick<Draft, 'base' | 'now'>;

/** Its own file first, then what it says itself, then what it shares with others; as they stood where they are alike. */
export function seenFirst(
  screens: readonly ScreenName[],
  { base, now }: Both,
  { places }: Pick<Index, 'places'>,
): readonly ScreenName[] {
  const keys = keysChanged({ base, now });
  const says = new Map<string, number>();
  for (const key of keys)
    for (const { screen, part } of places.get(key) ?? [])
      if (screens.some(({ id, file }) => id === screen && (part === undefined || part.file === file)))
        says.set(screen, (says.get(screen) ?? 0) + 1);
  const rank = ({ id, file }: ScreenName): number =>
    base.get(file) === now.get(file) ? (says.get(id) ?? 0) : 1 + keys.size;
  return [...screens].sort((one, other) => rank(other) - rank(one));
}

const textsIn = (value: unknown): readonly string[] =>
  (isList(value) ? value : [value]).flatMap((each) =>
    typeof each === 'number' || typeof each === 'string' ? [String(each)] : [],
  );

/** What is asked of the loan's status by what a part stands in; nothing where it is not asked. */
function statusesAt(definition: unknown, pointer: string): readonly (readonly string[])[] {
  let at = definition;
  const asked: (readonly string[])[] = [];
  const read = (value: unknown): void => {
    for (const [path, test] of Object.entries(membersOf(membersOf(value)['if'])))
      if (/status$/i.test(path) && textsIn(test).length > 0) asked.push(textsIn(test));
  };
  for (const step of namesIn(pointer)) {
    read(at);
    at = isList(at) ? at[Number(step)] : membersOf(at)[step];
  }
  read(at);
  return asked;
}

/** The first loan in whose status the part that changed shows. */
export function loanFitting(
  screen: ScreenName,
  both: Both,
  index: Pick<Index, 'places'>,
  loans: readonly SandboxLoan[],
): SandboxLoan | undefined {
  const part = changedPart(both, screen, index).now;
  const asked = part === undefined ? [] : statusesAt(parsedOf(both.now, part.file), part.pointer);
  return loans.find(({ status }) => asked.every((each) => each.includes(status)));
}

/** Where there is none, the first. */
export const loanFor = (...given: Parameters<typeof loanFitting>): SandboxLoan | undefined =>
  loanFitting(...given) ?? given[3][0];
