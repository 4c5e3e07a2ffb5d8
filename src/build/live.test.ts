/** What the development server remembers from one save to the next: the checks of what is said, until what is right is another. */
import type { HotUpdateOptions } from 'vite';
import { expect, it } from 'vitest';
import type { Memory } from '../check/session/memory.ts';
import type { Checked } from './checked.ts';
import type { Definitions } from './definitions.ts';
import { live } from './live.ts';

const nothing = (): never => {
  throw new Error('Nobody asks for it.');
};
const wrong: Checked = { problems: [], suppressions: [], files: [], failed: true, text: '' };

it.each([
  ['screens/repay.json', true],
  ['screens/fragments/dates.json', true],
  ['locales/es.json', true],
  ['schemas/backend.openapi.json', false],
  ['src/widgets/button/schema.json', false],
  ['src/build/screen.base.schema.json', false],
])('what was checked before %s was saved is remembered: %s', async (saved, isRemembered) => {
  const given: (Memory | undefined)[] = [];
  const definitions: Definitions = {
    root: () => '/project',
    open: nothing,
    library: nothing,
    code: nothing,
    broken: () => undefined,
    recheck(memory) {
      given.push(memory);
      return wrong;
    },
  };
  const plugin = live(definitions);
  const server = { config: { logger: { info: () => undefined } }, ws: { send: () => undefined } };
  const update = (name: string): unknown =>
    (plugin.hotUpdate as (this: unknown, options: HotUpdateOptions) => unknown).call(
      { environment: { name: 'client' } },
      { file: `/project/${name}`, server } as unknown as HotUpdateOptions,
    );
  await update('screens/orders.json');
  await update(saved);
  expect(given[0]).toBeTypeOf('function');
  expect(given[1]).toBeTypeOf('function');
  expect(given[1] === given[0]).toBe(isRemembered);
});
