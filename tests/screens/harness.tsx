/** Runs the cases of one screen on the whole app in memory. It must not know any screen. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { diff } from '../support/diff.ts';
import { read } from '../support/project.ts';
import { unlikeAnswers } from './backend.ts';
import type { CaseFile, Situation } from './case.ts';
import { complete } from './cases.ts';
import { checkCases } from './check-cases.ts';
import { recorder, WatchedPlans } from './covered/project.ts';
import { compareOutline, tellChanges } from './golden.ts';
import { inWords, textsIn } from './keyed-words.ts';
import { perform } from './person.ts';
import { addressesOf } from './places.ts';
import { differences, type Seen } from './verify.ts';
import { loadEverything, visit } from './visit.tsx';

function agree(found: readonly string[], where: string): void {
  if (found.length > 0) throw new Error(`${where}:\n\n${found.join('\n\n')}\n`);
}

/** The keys in an outline give back its words: a browser, where no text is marked, is held against them. */
const unlikeWords = (told: string, outline: string, { english }: Situation): readonly string[] => {
  const changed = diff(inWords(told, textsIn(english ? 'en' : 'es')), outline);
  return changed === '' ? [] : [`The keys of the outline give other words than the page.\n${changed}`];
};

async function run(id: string, route: string, situation: Situation): Promise<void> {
  const visited = await visit(route, situation, new WatchedPlans(id));
  const look = (): Seen => {
    const seen = visited.see();
    recorder.told([seen.outline, ...seen.toasts, ...visited.taken].join('\n'));
    return seen;
  };
  let seen = look();
  for (const [index, step] of situation.steps.entries()) {
    await perform(step, visited);
    seen = look();
    agree(differences(step.expect ?? {}, seen, false), `After step ${index + 1}`);
  }
  agree(
    [
      ...unlikeAnswers(visited.network.backend, (address) => addressesOf(id).includes(address)),
      ...differences(situation.expect, seen, true),
    ],
    'At the end',
  );
  const told = visited.readOut();
  agree(unlikeWords(told, seen.outline, situation), 'At the end');
  if (situation.golden) compareOutline(id, situation.name, told);
}

/** A file that is wrong says so in one test, and none of its cases is run. */
export function runCases(id: string, file: CaseFile): void {
  const paths = addressesOf(id);
  const name = `tests/screens/${id}.cases.json`;
  const problems = [
    ...checkCases(name, read(name), paths),
    ...(paths.length === 0 ? [`screens/${id}.json has no route to open it at.`] : []),
  ];
  const situations = problems.length > 0 ? [] : file.cases.map((given) => complete(file, given));
  describe(`screen ${id}`, () => {
    beforeAll(loadEverything);
    afterAll(tellChanges);
    it('has cases that can be run', () => agree(problems, name));
    it.each(situations)('$name', (situation) => run(id, paths[0] ?? '/', situation));
  });
}
