/**
 * Every member that need not be there, of every answer, is each thing that it should not be: the screens that read it stand.
 * What the reader makes of several wrong values is often the same: each is drawn once. It must not know any screen.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { describeCalls } from '../../src/build/calls.ts';
import { readData } from '../../src/lib/reader.ts';
import openApi from '../../schemas/backend.openapi.json' with { type: 'json' };
import { calls, successOf } from '../screens/backend.ts';
import { perform } from '../screens/person.ts';
import { loadEverything } from '../screens/visit.tsx';
import { optional, replaced, wrongValues } from './data.ts';
import { rests, speaks, stands } from './invariants.ts';
import { situationsOf } from './made.ts';
import { isCopy, screens } from './places.ts';
import { goodData, open, takePrinted, wayTo, withAnswer } from './stage.tsx';

const { answers } = describeCalls(openApi);

/** Dozens of pages in one test, on a machine that is busy (ms). */
const patience = 600_000;

/** What may be told of a wrong value: that it is, or that where it leads is refused. */
const told = ['wrong-member', 'refused-url', 'repeated-key'];

const places = screens.flatMap((screen) =>
  [...screen.calls.keys()]
    .filter((call) => (calls[call]?.data ?? null) !== null && !isCopy(screen, call))
    .map((call) => [`${screen.id}, ${call}`, screen, call] as const),
);

describe('what is wrong in an answer', () => {
  beforeAll(loadEverything);

  it.each(places)(
    '%s',
    async (_name, screen, call) => {
      const spec = calls[call];
      const way = await wayTo(screen, call, situationsOf(screen, call));
      if (way === undefined || spec?.data === undefined || spec.data === null)
        throw new Error('nothing to try');
      const good = goodData(way.situation, call);
      const seen = new Set<string>();
      const found: string[] = [];
      for (const place of optional(answers[call] ?? {}))
        for (const [kind, value] of Object.entries(wrongValues)) {
          const data = replaced(good, place, value);
          const read = JSON.stringify(readData(spec.data, data, undefined, () => undefined));
          if (seen.has(read)) continue;
          seen.add(read);
          const body = JSON.stringify({ ...successOf(spec), message: '', data });
          const wire = { kind: 'answer', status: 200, body, image: false } as const;
          const page = await open(screen, withAnswer(way.situation, call, { wire }));
          try {
            const { route } = page.visit.told();
            for (const step of way.situation.steps.slice(0, way.steps)) await perform(step, page.visit);
            const now = page.visit.told();
            const isRefused = read.startsWith('{"ok":false');
            const odd = now.reports.filter(
              (code) => !told.includes(code) && !(isRefused && code === 'call-failed'),
            );
            const broken = [
              ...stands(),
              ...(now.route === route ? rests() : []),
              ...speaks(page),
              ...odd.map((code) => `it reports ${code}`),
              ...takePrinted(),
            ];
            if (broken.length > 0) found.push(`${place.join('.')} is ${kind}: ${broken.join('; ')}`);
          } finally {
            page.close();
            takePrinted();
          }
        }
      expect(found).toEqual([]);
      // Else it would say nothing.
      expect(seen.size).toBeGreaterThan(optional(answers[call] ?? {}).length > 0 ? 1 : -1);
    },
    patience,
  );
});
