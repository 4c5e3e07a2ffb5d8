/**
 * What was found, so that it can be asked what of it follows from what: nobody has to look through all of it, for a broken file may
 * have ten thousand problems. It must not know what follows.
 */
import type { Problem } from '../../lib/problem.ts';
import { parentOf, partOf } from './parent.ts';

export type Code = Problem['code'];

/** @returns whether a problem follows from another. */
export type Rule = (found: Found) => (problem: Problem) => boolean;

/** Where the cause stands, seen from what follows. */
export type Where =
  /** At the same place. */
  | 'here'
  /** Inside of it. */
  | 'inside'
  /** At what it is a member of, or in another member of that. */
  | 'around'
  /** At what it stands in, however far. */
  | 'above'
  /** In the list that the part stands in: what is wrong with one is told before how it goes with its neighbours. */
  | 'list'
  /** In the same part: what is wrong with a part is told before how it goes with its neighbours. */
  | 'part'
  /** In the same file, or in a fragment, which may be in any. */
  | 'file'
  /** In a test of the same file, or of a fragment. */
  | 'tests'
  | 'anywhere';

export class Found {
  private readonly byCode = new Map<Code, Problem[]>();
  private readonly places = new Map<Code, Set<string>>();
  private readonly parts = new Map<Code, Set<string>>();
  private readonly files = new Map<Code, Set<string>>();
  private readonly tests = new Map<Code, Set<string>>();
  private readonly firsts = new Map<(problem: Problem) => string, ReadonlyMap<string, Problem>>();
  readonly errors: readonly Problem[];

  constructor(readonly all: readonly Problem[]) {
    this.errors = all.filter(({ severity }) => severity === 'error');
    for (const problem of all) {
      const { code, file, pointer } = problem;
      const same = this.byCode.get(code) ?? [];
      this.byCode.set(code, same);
      same.push(problem);
      put(this.places, code, file + pointer);
      put(this.parts, code, file + partOf(pointer));
      const within = file.startsWith('screens/fragments/') ? 'any' : file;
      put(this.files, code, within);
      if (/\/if(?:\/|$)/.test(pointer)) put(this.tests, code, within);
    }
  }

  of(code: Code): readonly Problem[] {
    return this.byCode.get(code) ?? [];
  }

  /** The places of a code. */
  at(code: Code): ReadonlySet<string> {
    return this.places.get(code) ?? new Set();
  }

  /** Whether one of these codes stands at a place. */
  isAt(codes: Iterable<Code>, place: string): boolean {
    for (const code of codes) if (this.at(code).has(place)) return true;
    return false;
  }

  /** Of those that share a name, the first. */
  first(nameOf: (problem: Problem) => string, problem: Problem): Problem | undefined {
    let firsts = this.firsts.get(nameOf);
    if (firsts === undefined) {
      firsts = new Map([...this.all].reverse().map((each) => [nameOf(each), each]));
      this.firsts.set(nameOf, firsts);
    }
    return firsts.get(nameOf(problem));
  }

  private above(code: Code, { file, pointer }: Problem): boolean {
    const places = this.at(code);
    for (let around = pointer; around !== ''; around = parentOf(around))
      if (places.has(file + around)) return true;
    return false;
  }

  private within(code: Code, around: string): boolean {
    return [...this.at(code)].some((place) => place.startsWith(`${around}/`));
  }

  has(code: Code, where: Where, problem: Problem): boolean {
    const { file, pointer } = problem;
    const at = file + pointer;
    switch (where) {
      case 'here':
        return this.at(code).has(at);
      case 'inside':
        return this.within(code, at);
      case 'around':
        return this.at(code).has(parentOf(at)) || this.within(code, parentOf(at));
      case 'above':
        return this.above(code, problem);
      case 'list':
        return this.within(code, parentOf(file + partOf(pointer)));
      case 'part':
        return this.parts.get(code)?.has(file + partOf(pointer)) === true;
      case 'anywhere':
        return this.at(code).size > 0;
      case 'file':
      case 'tests': {
        const files = (where === 'file' ? this.files : this.tests).get(code);
        return files?.has(file) === true || files?.has('any') === true;
      }
    }
  }
}

function put(into: Map<Code, Set<string>>, code: Code, place: string): void {
  const known = into.get(code) ?? new Set();
  into.set(code, known.add(place));
}
