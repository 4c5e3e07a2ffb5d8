/** Which page lies before this one, kept with the history entry itself, so that a page stands there once. It knows no screen by name. */
import { createPath, type Location } from 'react-router-dom';
import { readQuery } from '../lib/query.ts';

export interface Trail {
  /** Path and query of the page before this one, where that is the app's own. */
  readonly before?: string;
}

const trailOf = (location: Location): Trail => (location.state ?? {}) as Trail;

/** What goes with the next entry: a new one lies after this page, one in place of this page after the page before. */
export const trailTo = (here: Location, options: { readonly replace: boolean }): Trail =>
  options.replace ? trailOf(here) : { before: here.pathname + here.search };

/** Whether the browser is at `to` already while the page at `here` is still drawn. */
export function isUnderWay(to: string, here: Location): boolean {
  const { href, origin } = window.location;
  return new URL(to, origin).href === href && new URL(createPath(here), origin).href !== href;
}

/** Whether the page before this one shows the screen of `to` with its parameters: then going there is going back. */
export function liesBefore(
  to: string,
  here: Location,
  screenOf: (path: string) => string | undefined,
): boolean {
  const { before } = trailOf(here);
  if (before === undefined) return false;
  const [wanted, was] = [to, before].map((address) => new URL(address, 'http://app'));
  if (wanted === undefined || was === undefined || wanted.hash !== was.hash) return false;
  const screen = screenOf(wanted.pathname);
  const had = readQuery(was.search);
  return (
    screen !== undefined &&
    screen === screenOf(was.pathname) &&
    Object.entries(readQuery(wanted.search)).every(([name, value]) => had[name] === value)
  );
}
