/** The states of a screen that look otherwise than with what everyone has. It must not know how a state is drawn. */
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import { namedByCode } from '../../release/words.ts';
import type { Says } from './drawn.ts';
import { saysOf } from './program-words.tsx';
import { differencesIn } from './differing.ts';
import { nextTurn } from './next-frame.ts';
import type { PhoneProject } from './project.ts';
import type { Difference, Situation } from './protocol.ts';
import { situationIn, situationsOf, toldIn, type Surroundings } from './setting.ts';

/** Between two pieces of work somebody may type (ms). */
const slice = 8;

/** Keys with other words in a language. */
function otherWords(now: PhoneProject, before: PhoneProject, tongue: Tongue): readonly string[] {
  const [words, earlier] = [now.words(tongue), before.words(tongue)];
  return [...new Set([...Object.keys(words), ...Object.keys(earlier)])].filter(
    (key) => words[key] !== earlier[key],
  );
}

/** Widgets of a screen whose own program says words that changed. */
export function widgetsSaying(id: string, now: PhoneProject, keys: readonly string[]): ReadonlySet<string> {
  const types = now.screen(id)?.uses.widgets ?? [];
  const says = (type: string): boolean =>
    keys.some(namedByCode(now.codeTexts.filter(({ file }) => file.startsWith(`src/widgets/${type}/`))));
  return new Set(keys.length === 0 ? [] : types.filter(says));
}

/** What is remembered of the project that everyone has: it does not change. */
interface Earlier {
  readonly situations: Map<string, readonly Situation[]>;
  readonly signs: Map<string, string | undefined>;
}
const known = new WeakMap<PhoneProject, Earlier>();

function earlierOf(project: PhoneProject): Earlier {
  const earlier = known.get(project) ?? { situations: new Map(), signs: new Map() };
  known.set(project, earlier);
  return earlier;
}

/** By the state. */
export type Differs = Record<string, readonly Difference[]>;

/**
 * @param isOver whether nobody waits for it any more.
 * @param differs is given what each of them shows otherwise, where that is wanted.
 * @returns their ids; undefined where it was over before the end.
 */
export async function touchedStates(
  id: string,
  situations: readonly Situation[],
  now: Surroundings,
  before: Surroundings,
  isOver: () => boolean,
  differs?: Differs,
): Promise<readonly string[] | undefined> {
  const remembered = earlierOf(before.project);
  const situationsBefore = remembered.situations.get(id) ?? situationsOf(before.project, id);
  remembered.situations.set(id, situationsBefore);
  const screenBefore = before.project.screen(id);
  const saying = new Map(
    bothTongues.map((tongue) => [
      tongue,
      widgetsSaying(id, now.project, otherWords(now.project, before.project, tongue)),
    ]),
  );

  function saysIn(around: Surroundings, tongue: Tongue): Says {
    const types = saying.get(tongue);
    const words = around.project.words(tongue);
    const all = saysOf(around.registry.widgets, (key) => words[key] ?? key);
    return (type, phase, props) => (types?.has(type) === true ? all(type, phase, props) : []);
  }

  async function signOf(
    around: Surroundings,
    situation: Situation,
    tongue: Tongue,
  ): Promise<string | undefined> {
    const told = await toldIn(around, id, situation, tongue, { says: saysIn(around, tongue) });
    return told?.ok === true ? told.value.sign : undefined;
  }

  async function signBefore(situation: Situation, tongue: Tongue): Promise<string | undefined> {
    const { signs } = remembered;
    const name = JSON.stringify([id, situation.id, tongue, [...(saying.get(tongue) ?? [])]]);
    if (!signs.has(name)) signs.set(name, await signOf(before, situation, tongue));
    return signs.get(name);
  }

  async function isOther(situation: Situation): Promise<boolean> {
    if (screenBefore === undefined) return true;
    const earlier =
      situationsBefore.find((each) => each.id === situation.id) ??
      situationIn(screenBefore, situationsBefore[0], situation);
    for (const tongue of bothTongues)
      if ((await signOf(now, situation, tongue)) !== (await signBefore(earlier, tongue))) {
        if (differs !== undefined)
          differs[situation.id] = await differencesIn(
            id,
            tongue,
            { around: before, situation: earlier, says: saysIn(before, tongue) },
            { around: now, situation, says: saysIn(now, tongue) },
          );
        return true;
      }
    return false;
  }

  const touched: string[] = [];
  let begun = performance.now();
  for (const situation of situations) {
    if (performance.now() - begun > slice) {
      await new Promise<void>(nextTurn);
      begun = performance.now();
    }
    if (isOver()) return undefined;
    if (await isOther(situation)) touched.push(situation.id);
  }
  return touched;
}
