/**
 * The fault matrix in memory: every call of every screen in every fault that a page can tell apart, held against what must
 * hold whatever happens. docs/faults.md is its table; `WRITE=1` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeCalls } from '../../src/build/calls.ts';
import openApi from '../../schemas/backend.openapi.json' with { type: 'json' };
import type { Wire } from '../screens/case.ts';
import { calls, refusal } from '../screens/backend.ts';
import { perform } from '../screens/person.ts';
import { loadEverything } from '../screens/visit.tsx';
import { exists, read, root } from '../support/project.ts';
import { testFaults } from '../support/specification.ts';
import { faults, type Asked, type Fault } from './faults.ts';
import { announces, keeps, recovers, reports, rests, speaks, stands, type Broken } from './invariants.ts';
import { situationsOf } from './made.ts';
import { model } from './model.ts';
import { outcomeOf } from './outcome.ts';
import { firstOf, isCopy, screens, type Screen } from './places.ts';
import { goodData, open, takePrinted, tryAgain, wayTo, withAnswer, type Page, type Way } from './stage.tsx';
import { holes, tableOf, type Tried } from './table.ts';
import { weather, type Weather } from './weather.ts';

const { answers } = describeCalls(openApi);
const tried: Tried[] = [];
/** Dozens of pages in one test, on a machine that is busy (ms): one that is given up would run into the next. */
const patience = 600_000;

interface Place {
  readonly screen: Screen;
  readonly call: string;
  readonly way: Way;
}

const askedOf = ({ call, way }: Place): Asked => ({
  spec: calls[call] as Asked['spec'],
  schema: answers[call] ?? {},
  data: goodData(way.situation, call),
});

/** What a person does until the call has been made and answered. */
async function goThere({ way }: Place, page: Page, wait: number): Promise<ReadonlyMap<string, string>> {
  const steps = way.situation.steps.slice(0, way.steps);
  const last = steps.pop();
  for (const step of steps) await perform(step, page.visit);
  const typed = page.fields();
  if (last !== undefined) await perform(last, page.visit);
  if (wait > 0) await page.visit.does(() => vi.advanceTimersByTimeAsync(wait));
  return typed;
}

async function hold(place: Place, fault: Fault, wire: Wire): Promise<Broken> {
  const { screen, call, way } = place;
  const page = await open(screen, withAnswer(way.situation, call, { wire }));
  try {
    const { route } = page.visit.told();
    const typed = await goThere(place, page, wire.kind === 'answer' ? (wire.after ?? 0) : 0);
    const seen = page.visit.told();
    const isFailed = seen.reports.includes('call-failed');
    const isTold = isFailed && screen.calls.get(call)?.told === true;
    const allowed = ['wrong-member', ...(fault.reports ?? [])];
    const broken = [
      ...stands(),
      // Where it leads on is another screen, of which nothing is known here.
      ...(seen.route === route ? rests() : []),
      ...speaks(page),
      ...reports(page, fault.end === 'either' ? isFailed : fault.end === 'fails', allowed, takePrinted()),
      ...(isTold ? announces(page) : []),
      ...(isTold && way.steps > 0 ? keeps(typed, page.fields()) : []),
      ...(page.asked(call) > 1 ? ([`I10: it was asked ${page.asked(call)} times`] as const) : []),
    ];
    if (!isTold || way.steps > 0) return broken;
    if (!(await tryAgain(page))) return [...broken, 'I8: there is no way to try again'];
    return [...broken, ...recovers(way.outline, page)];
  } finally {
    page.close();
    takePrinted();
  }
}

describe.each(screens.filter(({ calls: made }) => made.size > 0))('$id', (screen) => {
  beforeAll(loadEverything);

  it.each([...screen.calls.keys()])(
    '%s',
    async (call) => {
      const way = await wayTo(screen, call, situationsOf(screen, call));
      if (way === undefined) throw new Error(`No case of ${screen.id} makes ${call}.`);
      const list = isCopy(screen, call) ? faults.filter(({ everywhere }) => everywhere === true) : faults;
      const held: Fault[] = [];
      const found: string[] = [];
      const place: Place = { screen, call, way };
      const asked = askedOf(place);
      const opened = new Set<string>();
      for (const fault of list) {
        const wire = fault.wire(asked);
        if (wire === undefined) continue;
        held.push(fault);
        // How it ends, and what may be said of it, is of the fault: two that differ in that are both opened.
        const sort = `${fault.end} ${String(fault.reports)} ${outcomeOf(asked, wire)}`;
        if (opened.has(sort)) continue;
        opened.add(sort);
        const broken = await hold(place, fault, wire);
        if (broken.length > 0) found.push(`${fault.name}: ${broken.join('; ')}`);
      }
      tried.push({ screen: screen.id, call, faults: held });
      expect(found).toEqual([]);
    },
    patience,
  );
});

/** What is odd about a screen as it is opened, in fair weather or in another. */
async function oddities(screen: Screen, { begin, reports: allowed = [] }: Omit<Weather, 'ids' | 'name'>) {
  const page = await open(screen, firstOf(screen), begin);
  try {
    const told = page.visit.told().reports.filter((code) => !allowed.includes(code));
    return [...stands(), ...rests(), ...speaks(page), ...told, ...takePrinted()];
  } finally {
    page.close();
  }
}

describe('on a phone that lacks something', () => {
  beforeAll(loadEverything);

  it.each(screens.map((screen) => [screen.id, screen] as const))(
    '%s stands',
    async (_id, screen) => {
      const fair = await oddities(screen, { begin: () => undefined });
      const found: string[] = [];
      for (const { name, ...each } of weather)
        for (const odd of await oddities(screen, each))
          if (!fair.includes(odd)) found.push(`${name}: ${odd}`);
      expect(found).toEqual([]);
    },
    patience,
  );
});

it('takes two faults for one only where the app reads the same', () => {
  const spec = calls['loanDetails'] as Asked['spec'];
  const asked: Asked = { spec, schema: answers['loanDetails'] ?? {}, data: null };
  const outcome = (status: number, body: string) =>
    outcomeOf(asked, { kind: 'answer', status, body, image: false });
  const refused = (message: string) => outcome(200, JSON.stringify(refusal(spec, { code: '9999', message })));
  expect(outcome(502, '<html>')).toBe(outcome(404, ''));
  expect(outcome(200, 'null')).toBe(outcome(200, '{"code":[]}'));
  const apart = [
    outcome(401, '{}'),
    outcome(413, '{}'),
    outcome(500, '{}'),
    outcome(200, ''),
    refused(''),
    refused('No.'),
    outcomeOf(asked, { kind: 'late' }),
    outcomeOf(asked, { kind: 'broken' }),
  ];
  expect(new Set(apart).size).toBe(apart.length);
});

it('tries every fault of the model, here or where the page says', () => {
  expect(holes(faults)).toEqual([]);
  const named = model.flatMap(({ elsewhere = '' }) => (elsewhere.startsWith('`') ? [elsewhere] : []));
  expect(named.flatMap((each) => testFaults(each, { exists, read }))).toEqual([]);
});

it('is written down, as it is', () => {
  const file = join(root, 'docs/faults.md');
  const table = tableOf(tried, faults, weather.length * screens.length);
  if (process.env['WRITE'] === '1') writeFileSync(file, table);
  expect(readFileSync(file, 'utf8')).toBe(table);
});
