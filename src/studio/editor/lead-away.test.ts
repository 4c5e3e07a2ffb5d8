/** The extension hidden for one product: its address is still open, and whoever comes by it is led back, without a new problem. */
import { expect, it } from 'vitest';
import { narrowedOf } from '../../check/map/narrowed.ts';
import { checkProject } from '../../check/project.ts';
import { libraryOf } from '../../release/library.ts';
import { mapOf } from '../../release/screen-map.ts';
import { withFiles } from '../../release/snapshot.ts';
import { told } from '../../release/told.ts';
import { apply, openDraft, type Draft, type Texts } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { isLedAway, leadAway } from './lead-away.ts';

const [from, to] = ['screens/loan-detail.json', 'screens/repay-delay.json'];
const label = told('Led back', 'De vuelta');
const hiding = (test: object): Texts => {
  const screen = JSON.parse(texts.get(from) ?? '') as { readonly footer: readonly { readonly id: string }[] };
  const footer = screen.footer.map((part) =>
    part.id === 'delay' && 'if' in part ? { ...part, if: { all: [part.if, { not: test }] } } : part,
  );
  return new Map([...texts, [from, `${JSON.stringify({ ...screen, footer }, null, 2)}\n`]]);
};
const projectOf = (now: Texts) =>
  withFiles(
    project,
    [...now].map(([file, text]) => ({ file, text })),
  );
/** A change that has come so far. */
const begun = (now: Texts): Draft => ({ ...openDraft(texts), now });
const narrowed = (now: Texts) =>
  narrowedOf(mapOf(libraryOf(project), 'en'), mapOf(libraryOf(projectOf(now)), 'en'));

it('leads back where the address says what hides it', () => {
  const now = hiding({ 'query.productId': '2' });
  const found = narrowed(now);
  expect(found).toMatchObject([
    { from: 'loan-detail', to: 'repay-delay', hidden: { 'query.productId': '2' } },
  ]);
  const [way] = found;
  const edit = way && leadAway(way, { from, to }, begun(now), project, label);
  expect(edit).toBeDefined();
  const mended = edit === undefined ? now : apply(begun(now), edit).now;
  expect(JSON.parse(mended.get(to) ?? '')).toMatchObject({
    on: {
      enter: { do: 'navigate', if: { 'query.productId': '2' }, to: '/inThe', replace: true },
    },
  });
  expect(narrowed(mended)).toEqual([]);
  expect(checkProject(projectOf(mended)).map(({ message }) => message)).toEqual([]);
}, 60_000);

it('leads back once it is loaded, where the other screen has the same under a name of its own', () => {
  const now = hiding({ 'loan.productName': { not: { const: 'Lendora Flex' } } });
  const [way] = narrowed(now);
  const edit = way && leadAway(way, { from, to }, begun(now), project, label);
  const mended = edit === undefined ? now : apply(begun(now), edit).now;
  const before = JSON.parse(texts.get(to) ?? '') as { readonly on: { readonly ready: object } };
  expect(JSON.parse(mended.get(to) ?? '')).toMatchObject({
    on: {
      ready: [
        {
          do: 'navigate',
          if: { 'delay.productName': { not: { const: 'Lendora Flex' } } },
          to: '/inThe',
          pass: ['productId', 'orderId'],
          replace: true,
        },
        before.on.ready,
      ],
    },
  });
  expect(way && isLedAway(way, { from, to }, now, project)).toBe(false);
  expect(way && isLedAway(way, { from, to }, mended, project)).toBe(true);
  // A name is no code, on either screen; nothing else is wrong with it.
  const said = checkProject(projectOf(mended)).map(({ message }) => message);
  expect(said).toEqual([expect.stringContaining('in words'), expect.stringContaining('in words')]);
}, 60_000);

it('offers nothing where the other screen cannot know it', () => {
  const now = hiding({ 'loan.orderStatus': '180' });
  const [way] = narrowed(now);
  expect(way?.hidden).toEqual({ 'loan.orderStatus': '180' });
  expect(way && leadAway(way, { from, to }, begun(now), project, label)).toBeUndefined();
}, 60_000);

it.each([
  ['by name and then by its code', { 'loan.productName': 'Lendora Flex' }, { 'query.productId': '2' }],
  ['by its code and then by name', { 'query.productId': '2' }, { 'loan.productName': 'Lendora Flex' }],
  ['by one code and then by another', { 'query.productId': '2' }, { 'query.productId': '3' }],
])(
  'means the last answer in place of the one before: %s',
  (_how, first, second) => {
    const answer = (draft: Draft, test: object): Draft => {
      const now = new Map([...draft.now, [from, hiding(test).get(from) ?? '']]);
      const [way] = narrowed(now);
      const edit = way && leadAway(way, { from, to }, { ...draft, now }, project, label);
      return edit === undefined ? draft : apply({ ...draft, now }, edit);
    };
    const whole = answer(openDraft(texts), second);
    const again = answer(answer(openDraft(texts), first), second);
    expect(again.now.get(to)).not.toBe(texts.get(to));
    expect(JSON.parse(again.now.get(to) ?? '')).toEqual(JSON.parse(whole.now.get(to) ?? ''));
  },
  60_000,
);
