/** What a page is called: in its bar, by those who hear it, and by those who search for it. It must not know any screen by name. */
import { isObject, inside, keyOf } from '../document/document.ts';
import { routePaths } from '../../lib/routes.ts';
import { distance } from '../report/nearest.ts';
import type { Members, Subject } from './survey.ts';

/** One that is misspelt is there, and said so. */
const isMisspelt = (name: string, screen: Members): boolean =>
  Object.keys(screen).some((key) => key !== name && distance(key.toLowerCase(), name) <= 2);

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** On one of its routes it is a page of the web site. */
const isPublic = ({ frame, frames }: Members): boolean =>
  frame === 'public' || (isObject(frames) && Object.values(frames).includes('public'));

export function checkTitles({ survey: { screen, place }, report }: Subject): void {
  if (routePaths(screen['routes']).length === 0) return;
  const needed = isPublic(screen) ? ['title', 'description'] : ['title'];
  for (const name of needed)
    if (isBlank(screen[name]) && !isMisspelt(name, screen))
      report(inside(place, name), 'missing-title', { name });
  if (!isPublic(screen) && !isBlank(screen['description']))
    report(keyOf(place, 'description'), 'unseen-description', { name: 'description' });
}
