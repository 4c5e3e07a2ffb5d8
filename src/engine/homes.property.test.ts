import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, instanceOf, press } from '../../tests/support/screen.ts';
import { keysOf } from './entries.ts';
import { homes, readInner } from './inner.ts';
import type { Field } from '../model/resolved.ts';

const note = {
  version: 2,
  params: {},
  state: { text: '' },
  body: { type: 'field', bind: 'state.text' },
};

const list = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 });
/** Another answer with these entries, or a text typed into one of them. */
const step = fc.oneof(
  fc.record({ rows: list }),
  fc.record({ at: fc.nat(6), text: fc.string({ maxLength: 3 }) }),
);

it('what is typed into an entry stays with its key, wherever it moves, and goes with it', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.array(step, { maxLength: 12 }), async (first, steps) => {
      let rows = first;
      const made = await enter({
        definition: {
          data: { list: { call: 'list' } },
          body: [
            { type: 'fragment', of: 'note', each: '{{list.rows}}', key: 'id' },
            { type: 'button', press: { do: 'reload', data: 'list' } },
          ],
        },
        fragments: { note },
        calls: [callSpec('list')],
        answers: { list: () => answer({ rows: rows.map((id) => ({ id })) }) },
      });
      const [use] = made.plan.body;
      const node = use?.children?.[0];
      if (use?.each === undefined || node === undefined) throw new Error('no repeat');
      const { each } = use;
      /** The field of each entry, in the order of the list. */
      const fields = (): readonly Field[] =>
        keysOf(made.screen.store.read(['list', 'rows']) as readonly unknown[], each).map((key, index) => {
          const frame = { indexes: [index], keys: [key], pending: false };
          return instanceOf(node, made.screen, frame).view().props['bind'] as Field;
        });
      const model = new Map(rows.map((id) => [id, '']));
      for (const one of steps) {
        if ('rows' in one) {
          ({ rows } = one);
          for (const id of model.keys()) if (!rows.includes(id)) model.delete(id);
          for (const id of rows) if (!model.has(id)) model.set(id, '');
          await press(made, 1);
        } else {
          const id = rows[one.at];
          if (id === undefined) continue;
          model.set(id, one.text);
          fields()[one.at]?.set(one.text);
        }
        await settle();
        expect(fields().map(({ value }) => value)).toEqual(rows.map((id) => model.get(id)));
      }
      const kept = readInner(made.screen.store, homes)?.[use.place];
      // Besides the entries, only what a skeleton shows.
      expect(Object.keys(kept as object).sort()).toEqual(['', ...rows.map((id) => `k${id}`)].sort());
      made.screen.dispose();
      expect(made.screen.store.size()).toBe(0);
    }),
    { numRuns: 150 },
  );
});
