/**
 * Checks the members that hold an address: of a picture, of a link, or of what an action opens, which fails without one. It must
 * not know which part has them, nor where an address may lead.
 */
import type { Context, Walk } from '../context.ts';
import { holderOf, own, type Place } from '../document/document.ts';
import { checkOpened } from '../names/navigation.ts';
import { inWordsOf } from '../report/example.ts';
import { checkAddress } from './addresses.ts';
import { checkText } from './strings.ts';

const address: Walk = (value, place, scope, context, of = '') =>
  checkText(value, place, scope, context, {
    of: inWordsOf(of),
    use: 'address',
    absent: isProvided(of, place, context),
    failure: own(own(context.project.actions, partOf(of)) ?? {}, 'fail') === undefined ? undefined : 'fail',
  });

const partOf = (of: string): string => of.replace(/\..*$/, '');

/** A picture or a link that is missing is not drawn; an action without its address does what it or `fail` says. */
function isProvided(of: string, place: Place, { project }: Context): boolean {
  const isSaid = project.notes.get(of)?.whenMissing !== undefined || holderOf(place)['fail'] !== undefined;
  return own(project.actions, partOf(of)) === undefined || isSaid;
}

export const image: Walk = (value, place, scope, context, of = '') => {
  address(value, place, scope, context, of);
  checkAddress(value, 'image', place, scope, context, inWordsOf(of));
};

/** An address may be that of a screen; the parameters that stand beside it belong to it. */
export const link: Walk = (value, place, scope, context, of = '') => {
  address(value, place, scope, context, of);
  const use = own(context.project.actions, partOf(of)) === undefined ? 'link' : 'navigate';
  checkAddress(value, use, place, scope, context, inWordsOf(of));
  const { append, query, digits } = holderOf(place);
  if (typeof digits === 'string' && digits !== '' && !/\d|\{\{/.test(digits)) {
    const there = { ...place, pointer: [...place.pointer.slice(0, -1), 'digits'] };
    const args = { name: digits, of: `"digits" of ${partOf(of)}`, detail: 'no digit stands in it' };
    context.report(there, 'bad-address', { ...args, wanted: 'Write the telephone, or read one.' });
  }
  const beside = append === undefined ? 'query' : 'append';
  const added = { ...place, pointer: [...place.pointer.slice(0, -1), beside] };
  checkOpened({ address: value, added: append ?? query }, { address: place, added }, scope, context);
};
