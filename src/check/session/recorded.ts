/**
 * A project that writes down what a step of the checker reads of it and what the step does to it, so that the step need not be
 * gone again while what it read is the same. It must not know what a step looks for.
 */
import type { Around } from './memory.ts';
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import { areSame, isSame, WatchedMap, type Note, type Still } from './watched.ts';

/** What a step does, done again to the project and the report of now. */
export type Effect = (around: Around, reports: Report[]) => void;

export interface Recording<A extends Around> {
  readonly around: A;
  /** By what was asked. */
  readonly reads: ReadonlyMap<string, Still<Project>>;
  readonly effects: readonly Effect[];
}

type Maps = 'fragments' | 'routes' | 'sharing' | 'documents' | 'different' | 'texts';

/** Routes are made anew each time: what they say is compared. */
const saysSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const listsSame = (one: readonly unknown[] = [], other: readonly unknown[] = []): boolean =>
  areSame(one, other);

const bothThere = (one: unknown, other: unknown): boolean => (one === undefined) === (other === undefined);

function watchedProject(project: Project, note: Note<Project>, effects: Effect[]): Project {
  const watched = <K extends Maps>(
    name: K,
    same: (one: unknown, other: unknown) => boolean,
  ): WatchedMap<Project, string, never> =>
    new WatchedMap<Project, string, never>(project[name] as ReadonlyMap<string, never>, {
      name,
      note,
      same,
      at: (now) => now[name] as ReadonlyMap<string, never>,
    });
  const used = {
    add(key: string) {
      effects.push(({ project: now }) => void now?.used.add(key));
      project.used.add(key);
      return used;
    },
  };
  return {
    ...project,
    fragments: watched('fragments', isSame),
    routes: watched('routes', saysSame),
    sharing: watched('sharing', (one, other) =>
      listsSame(one as readonly unknown[] | undefined, other as readonly unknown[] | undefined),
    ),
    documents: watched('documents', (one, other) =>
      listsSame(one as readonly unknown[] | undefined, other as readonly unknown[] | undefined),
    ),
    variables: watchedNames(project, note),
    different: watchedDifferences(project, note, effects),
    texts: watchedTexts(project, note),
    // A step adds to it and asks nothing of it.
    used: used as unknown as Project['used'],
    verdicts: recordedVerdicts(project, effects),
    arguments: recordedArguments(project, effects),
  };
}

function watchedNames({ variables }: Project, note: Note<Project>): Project['variables'] {
  const has = (name: string): boolean => {
    const known = variables.has(name);
    note(`variables: ${name}`, (now) => now.variables.has(name) === known);
    return known;
  };
  return { has } as unknown as Project['variables'];
}

function watchedTexts({ texts }: Project, note: Note<Project>): Project['texts'] {
  const inner = new Map(
    [...texts].map(([file, words]) => [
      file,
      new WatchedMap<Project, string, string>(words, {
        name: file,
        note,
        same: isSame,
        at: (now) => now.texts.get(file),
      }),
    ]),
  );
  return new WatchedMap<Project, string, ReadonlyMap<string, string>>(texts, {
    name: 'texts',
    note,
    // What is read of the words of a language, these tell themselves.
    same: bothThere,
    at: (now) => now.texts,
    handed: (words, file) => inner.get(file) ?? words,
  });
}

function watchedDifferences(
  { different }: Project,
  note: Note<Project>,
  effects: Effect[],
): Project['different'] {
  return new WatchedMap<Project, string, Set<string>>(different, {
    name: 'different',
    note,
    same: bothThere,
    at: (now) => now.different,
    handed(files, key) {
      const add = (file: string): unknown => {
        effects.push(({ project: now }) => void now?.different.get(key)?.add(file));
        return files.add(file);
      };
      return { add } as unknown as Set<string>;
    },
  });
}

function recordedVerdicts({ verdicts }: Project, effects: Effect[]): Project['verdicts'] {
  return {
    test(...given) {
      effects.push(({ project: now }) => now?.verdicts.test(...given));
      verdicts.test(...given);
    },
    note(...given) {
      effects.push(({ project: now }) => now?.verdicts.note(...given));
      verdicts.note(...given);
    },
    literal(...given) {
      effects.push(({ project: now }) => now?.verdicts.literal(...given));
      verdicts.literal(...given);
    },
    report: (report) => verdicts.report(report),
  };
}

/** What goes through to the step's own report is written down there. */
const nowhere: Report = () => undefined;

function recordedArguments({ arguments: all }: Project, effects: Effect[]): Project['arguments'] {
  let count = 0;
  return {
    through(fragment, place, given, report, unknown) {
      const number = count;
      count += 1;
      effects.push(({ project: now }, reports) => {
        reports[number] = now?.arguments.through(fragment, place, given, nowhere, unknown) ?? nowhere;
      });
      const through = all.through(fragment, place, given, report, unknown);
      return (where, code, args) => {
        effects.push((_around, reports) => reports[number]?.(where, code, args));
        through(where, code, args);
      };
    },
    alone: (report) => all.alone(report),
    report: (report) => all.report(report),
  };
}

/** @param given what the step would read and report to. */
export function recorded<A extends Around>(given: A): Recording<A> {
  const reads = new Map<string, Still<Project>>();
  const effects: Effect[] = [];
  const note: Note<Project> = (what, still) => {
    if (!reads.has(what)) reads.set(what, still);
  };
  const report: Report = (place, code, args) => {
    effects.push((now) => now.report(place, code, args));
    given.report(place, code, args);
  };
  const { project } = given;
  const around: A =
    project === undefined
      ? { ...given, report }
      : { ...given, report, project: watchedProject(project, note, effects) };
  return { around, reads, effects };
}
