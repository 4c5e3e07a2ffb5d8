/** A file that was in order is so after every edit, and undo gives back the same bytes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../model/json.ts';
import { told } from '../../release/told.ts';
import { apply, openDraft, undo } from './draft.ts';
import { insertAt, moveTo, removeAt, setAt } from './edits.ts';
import { inOrder } from './in-order.ts';
import type { Splice } from './splices.ts';
import { tidy } from './tidy.ts';

const file = 'screens/order.json';
const label = told('An edit', 'Un cambio');
const screen = tidy(
  JSON.stringify({
    title: '@order.title',
    body: [
      { type: 'text', text: 'One' },
      {
        type: 'card',
        body: [
          { type: 'text', text: 'Two' },
          { type: 'notice', text: 'Three', tone: 'warn' },
        ],
      },
    ],
    footer: [],
  }),
);
const given = { file, text: screen };

const edited = (splices: readonly Splice[], text = screen) => {
  const texts = new Map([[file, text]]);
  return apply(openDraft(texts), inOrder(texts, { label, splices }));
};

test('a line that grows too long is broken by the same edit, and undone with it', () => {
  const draft = edited(setAt(given, ['body', 0, 'text'], 'x'.repeat(100)));
  expect(draft.now.get(file)).toContain(
    `    {\n      "type": "text",\n      "text": "${'x'.repeat(100)}"\n    },`,
  );
  expect(draft.done).toHaveLength(1);
  expect(undo(draft).now.get(file)).toBe(screen);
});

test('what its author wrote otherwise is left so', () => {
  const own = screen.replace('"footer": []', '"footer":   []');
  expect(edited(setAt({ file, text: own }, ['body', 0, 'text'], 'Uno'), own).now.get(file)).toBe(
    own.replace('"One"', '"Uno"'),
  );
});

test('any edit of a file in order leaves it in order', () => {
  const value: fc.Arbitrary<Json> = fc.oneof(
    fc.string({ maxLength: 130 }),
    fc.constant({ type: 'text', text: 'More' }),
    fc.constant([
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b' },
    ]),
    fc.constant([1, 2, 3]),
  );
  const splices = fc.oneof(
    value.map((each) => setAt(given, ['body', 1, 'body', 0, 'text'], each)),
    value.map((each) => insertAt(given, ['footer'], 0, each)),
    value.map((each) => insertAt(given, ['body', 1, 'body'], 1, each)),
    fc.constant(removeAt(given, ['body', 0])),
    fc.constant(moveTo(given, ['body', 0], ['body', 1, 'body'], 0)),
  );
  fc.assert(
    fc.property(splices, (each) => {
      const draft = edited(each);
      expect(tidy(draft.now.get(file) ?? '')).toBe(draft.now.get(file));
      expect(undo(draft).now.get(file) ?? screen).toBe(screen);
    }),
  );
});
