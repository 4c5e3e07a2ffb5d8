/**
 * Checks addresses: of pictures, of links, and of what an action opens, which fails without one. It must not know which part has
 * them.
 */
import type { Context, Walk } from '../context.ts';
import { holderOf, own, type Place } from '../document/document.ts';
import { checkOpened } from '../names/navigation.ts';
import { inWordsOf } from '../report/example.ts';
import { checkText } from './strings.ts';

export const address: Walk = (value, place, scope, context, of = '') =>
  checkText(value, place, scope, context, {
    of: inWordsOf(of),
    use: 'address',
    absent: isProvided(of, place, context),
  });

/** A picture or a link that is missing is not drawn; an action without its address does what it says under `fail`. */
function isProvided(of: string, place: Place, { project }: Context): boolean {
  const [part = ''] = of.split('.');
  return own(project.actions, part) === undefined || holderOf(place)['fail'] !== undefined;
}

/** An address may be that of a screen; the parameters that stand beside it belong to it. */
export const link: Walk = (value, place, scope, context, of = '') => {
  address(value, place, scope, context, of);
  const { append, query } = holderOf(place);
  const beside = append === undefined ? 'query' : 'append';
  const added = { ...place, pointer: [...place.pointer.slice(0, -1), beside] };
  checkOpened({ address: value, added: append ?? query }, { address: place, added }, scope, context);
};
