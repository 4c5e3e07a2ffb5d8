/** What must hold whatever went wrong (the invariants of the fault model), read from a page in memory. It must not know any screen. */
import { withoutMarks } from '../screens/marked-texts.ts';
import { hostileTags } from './data.ts';
import type { Page } from './stage.tsx';

/** By its number, what does not hold. */
export type Broken =
  readonly `${'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'I11'}: ${string}`[];

/** What no person should ever read. */
const raw = /undefined|NaN|\[object|<[a-z!/]|ORA-\d|SyntaxError|TypeError|null\b|\{\{/;

/** The page is no dead end: it has a heading, and something that can be pressed. */
export function stands(): Broken {
  const headings = document.querySelectorAll('h1, h2, h3, [role=heading], dialog[open]');
  const ways = document.querySelectorAll(
    'button:not([disabled]):not([aria-disabled=true]), a[href], input:not([disabled])',
  );
  return [
    ...(headings.length === 0 ? (['I1: there is no heading'] as const) : []),
    ...(ways.length === 0 ? (['I1: nothing can be pressed'] as const) : []),
  ];
}

/** Nothing waits any more. */
export const rests = (): Broken =>
  document.querySelector('[aria-busy=true]') === null ? [] : ['I2: something is still busy'];

export function speaks(page: Page): Broken {
  const { outline } = page;
  const { toasts } = page.visit.told();
  // Words of the backend are shown as they are, whatever they would be elsewhere.
  const said = withoutMarks([outline(), ...toasts].join('\n')).replaceAll(hostileTags, '');
  const found = raw.exec(said);
  return found === null
    ? []
    : [`I6: a person reads "${said.slice(Math.max(0, found.index - 30), found.index + 30)}"`];
}

/** A failure is said: beside the page, in a dialog, or where a reader announces it. */
export function announces(page: Page): Broken {
  const { toasts, bridge } = page.visit.told();
  const there = [...document.querySelectorAll('[role=alert], [role=status], dialog[open]')].some(
    ({ textContent }) => (textContent ?? '') !== '',
  );
  const isSaid = there || toasts.length > 0 || bridge.length > 0;
  return isSaid ? [] : ['I7: nobody is told'];
}

/** One line for each call that failed, none that is not expected, and no exception. */
export function reports(
  page: Page,
  failed: boolean,
  allowed: readonly string[],
  printed: readonly string[],
): Broken {
  const told = page.visit.told().reports;
  const calls = told.filter((code) => code === 'call-failed').length;
  const others = told.filter((code) => code !== 'call-failed' && !allowed.includes(code));
  return [
    ...(failed && calls !== 1 ? ([`I9: ${calls} reports of a call that failed`] as const) : []),
    ...(!failed && calls > 0 ? (['I9: a call is said to have failed'] as const) : []),
    ...others.map((code) => `I9: it reports ${code}` as const),
    ...printed.map((line) => `I9: printed ${line.slice(0, 200)}` as const),
  ];
}

/** What a person typed or chose is still there, where there is still a place for it. */
export function keeps(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Broken {
  return [...before].flatMap(([field, value]) => {
    const now = after.get(field);
    return now === undefined || now === value ? [] : [`I3: ${field} was "${value}" and is "${now}"` as const];
  });
}

/** Tried again, all that should be there is. */
export function recovers(outline: string, page: Page): Broken {
  const now = page.outline().split('\n');
  const lacking = outline.split('\n').filter((line) => !now.includes(line));
  return lacking.length === 0 ? [] : [`I8: tried again, it lacks ${lacking.slice(0, 3).join(' | ')}`];
}
