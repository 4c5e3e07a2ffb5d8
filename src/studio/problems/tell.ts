/** A problem as staff read it: where it is, what is wrong, what to do about it. It must not know any problem. */
import type { Tongue } from '../../lib/figures.ts';
import { capital } from '../../lib/problems/entry.ts';
import type { Problem, ProblemCode } from '../../lib/problem.ts';
import { said } from './catalogue.ts';
import { placeOf } from './place.ts';
import type { Say, The } from './said.ts';
import { theOf, type Ground } from './the.ts';

export interface Telling {
  /** "Botón «Pagar» › Ir a una pantalla" */
  readonly place: string;
  readonly what: string;
  readonly remedy: string;
}

/** "de el préstamo" → "del préstamo" */
const contracted = (text: string, tongue: Tongue): string =>
  tongue === 'es'
    ? text.replaceAll(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_all, word: string) => `${word}l `)
    : text;

const sentence = (say: Say, the: The, tongue: Tongue): string =>
  capital(contracted(typeof say === 'string' ? say : say(the), tongue));

/** Of many that come of one mistake the first is told. */
const more = (count: string, tongue: Tongue): string =>
  tongue === 'es'
    ? ` Pasa lo mismo en ${count} ${count === '1' ? 'lugar' : 'lugares'} más.`
    : ` The same goes for ${count} more ${count === '1' ? 'place' : 'places'}.`;

function sentences(code: ProblemCode, the: The, tongue: Tongue): Pick<Telling, 'what' | 'remedy'> {
  const [es, esRemedy, en, enRemedy] = said[code];
  return tongue === 'es'
    ? { what: sentence(es, the, tongue), remedy: sentence(esRemedy, the, tongue) }
    : { what: sentence(en, the, tongue), remedy: sentence(enRemedy, the, tongue) };
}

/** What is missing has its place in the form all the same. */
const placed = <Place extends Pick<Problem, 'code' | 'facts' | 'pointer'>>(problem: Place): Place =>
  problem.code === 'missing-prop'
    ? { ...problem, pointer: `${problem.pointer}/${problem.facts.name}` }
    : problem;

export const tell = (
  problem: Pick<Problem, 'code' | 'facts' | 'file' | 'pointer'>,
  ground: Ground,
): Telling => {
  const { what, remedy } = sentences(problem.code, theOf(problem, ground), ground.tongue);
  const count = problem.facts.more;
  return {
    place: placeOf(placed(problem), ground).join(' › '),
    what,
    remedy: count === undefined ? remedy : remedy + more(count, ground.tongue),
  };
};

/** What is said of every problem of this kind, without a place. */
export const tellKind = (code: ProblemCode, ground: Ground): Pick<Telling, 'what' | 'remedy'> =>
  sentences(code, theOf({ facts: { name: '' }, file: '' }, ground), ground.tongue);
