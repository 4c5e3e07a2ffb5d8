/**
 * The matrix of writes: every write of the contract that must not happen twice, in everything that can happen around it. The
 * table of it is docs/writes.md; `WRITE=1` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDBObjectStore } from 'fake-indexeddb';
import { readCalls } from '../../src/build/project.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { createStage, rest, type Stage } from './stage.ts';
import { tableOf } from './table.ts';

const root = process.cwd();
const specs = Object.values(readCalls(root)).filter(({ once }) => once !== undefined);

// A page without a secure context has no other hash; and nobody has to wait for another thread.
beforeEach(() => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('insecure', 'NotSupportedError'));
});
afterEach(() => vi.restoreAllMocks());

const full = (): void => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
};

/** Requests of which nobody can say that they did nothing. */
const risky = (stage: Stage): number =>
  stage.backend.requests.filter(({ fate }) => fate !== 'refused' && fate !== 'unsent').length;

async function prove(stage: Stage, { holder, asks = 0, run }: Scenario): Promise<void> {
  await run(stage);
  await rest();
  const { backend, questions } = stage;
  expect(questions.length).toBeGreaterThanOrEqual(asks);
  if (holder === 'nothing') {
    expect(backend.effects()).toBe(2);
    return;
  }
  expect(backend.effects()).toBeLessThanOrEqual(1);
  if (holder === 'phone') expect(risky(stage)).toBeLessThanOrEqual(1);
  // Whatever was sent again was sent as the same write.
  else expect(new Set(backend.requests.map(({ key }) => key)).size).toBe(1);
}

describe.each(specs.map((spec) => [spec.name, spec] as const))('%s', (_, spec) => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
    await prove(createStage(spec, scenario), scenario);
  });

  it.each(scenarios.filter(({ blocked }) => blocked === true).map((each) => [each.name, each] as const))(
    'a full phone is as one without a database: %s',
    async (_name, scenario) => {
      full();
      await prove(createStage(spec), scenario);
    },
  );

  it('does at once what nothing stands against', async () => {
    const stage = createStage(spec);
    const page = await stage.open();
    await page.press();
    expect([stage.backend.effects(), page.went(), stage.questions, page.recorded.reports]).toEqual([
      1,
      1,
      [],
      [],
    ]);
  });
});

it('is written down, as it is', () => {
  const file = join(root, 'docs/writes.md');
  const table = tableOf(specs, scenarios);
  if (process.env['WRITE'] === '1') writeFileSync(file, table);
  expect(readFileSync(file, 'utf8')).toBe(table);
});
