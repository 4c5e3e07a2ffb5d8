/**
 * What a release is on one build: what a folder changes there, whether the build's phones can show it, and what they then get. It must
 * not know a store, so that it can run beside the server.
 */
import { own, type ProjectFile } from '../../check/document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Hash, Manifest, PartName, Parts } from '../../model/release.ts';
import { changesOf, withExact, type Changes } from '../../release/changes.ts';
import { beside, type Values } from '../../release/parts.ts';
import { prove, type Question as Proved } from '../../release/prove.ts';
import { say } from '../../release/operations/say.ts';
import { decided, rebase, shadows, type Choice } from '../../release/rebase.ts';
import { isReadable, openSnapshot, type Snapshot } from '../../release/snapshot.ts';
import { showChanges, type Question as Asked, type ShownChange } from '../../release/showing.ts';
import { tell } from '../../release/telling.ts';
import type { Told } from '../../release/told.ts';
import { digest } from './digest.ts';
import { judgedMarks, type Marks } from './marks.ts';

export interface Judged {
  readonly shows: boolean;
  readonly problems: readonly Problem[];
  /** Why not, or what it shows otherwise. */
  readonly words: readonly Told[];
  readonly manifest: Manifest;
  readonly bundles: Readonly<Record<Hash, string>>;
}

export interface Question {
  readonly parts: Parts;
  /** Whose word counts where both changed the same: of a release that was made for a newer build its own, else the build's. */
  readonly counts: Choice;
  /** As their author wrote them. */
  readonly written?: readonly ProjectFile[] | undefined;
}

export interface Folder {
  readonly files: readonly ProjectFile[];
  /** What they change, where that is known to the letter: also what goes, and what is again as the build has it. */
  readonly exact?: Values | undefined;
  /** What everyone has now. */
  readonly parent: Parts;
}

/** What a folder makes of a build and of the release that everyone has. */
export interface Made {
  readonly parts: Parts;
  /** Of what it changes beside its parent. */
  readonly marks: Marks;
  readonly told: readonly Told[];
  readonly problems: readonly Problem[];
  readonly words: readonly Told[];
}

/** What is asked of a build that is known by its project. */
export interface Jobs {
  judge(snapshot: Snapshot, question: Question): Judged;
  read(snapshot: Snapshot, folder: Folder): Made;
  shadows(snapshot: Snapshot, parts: Parts): readonly PartName[];
  /** Screens and layouts of the build that have a widget. */
  screensWith(snapshot: Snapshot, widget: string): readonly string[];
  /** None where this program cannot read the build. */
  show(snapshot: Snapshot, question: Asked): readonly ShownChange[] | undefined;
}

/** The parts as they are on a build, and what is said of those that it changed too. */
function onBuild(snapshot: Snapshot, { parts, counts }: Question): Pick<Judged, 'words'> & { parts: Parts } {
  if (!isReadable(snapshot)) return { parts, words: [] };
  const { values } = openSnapshot(snapshot);
  const rebased = rebase(parts, values, digest);
  const choices = Object.fromEntries(rebased.conflicts.map(({ part }) => [part, counts]));
  const stands = counts === 'build' ? 'buildStands' : 'releaseStands';
  return {
    parts: decided(rebased, choices, values, digest),
    words: rebased.conflicts.map(({ words }) => say(stands, { conflict: words })),
  };
}

/** Parts of the parent that are as the build has them again. */
const again = (parts: Parts, parent: Parts, build: Values): Parts =>
  Object.fromEntries(
    Object.keys(parent)
      .filter((name) => own(parts, name) === undefined)
      .map((name) => [name, { base: null, value: own(build, name) ?? null }]),
  );

const noMarks: Marks = { structure: false, documents: false, consent: false, cost: false, figures: false };

/**
 * What a definition that cannot be read changes nobody can tell, so it counts as it was: what is wrong with the others is told in the
 * same go, and what is said of them may come from that.
 */
function allWrong(
  found: Pick<Changes, 'problems' | 'refusals'>,
  question: Proved,
): Pick<Made, 'problems' | 'words'> {
  const unread = new Set(found.problems.map(({ file }) => file));
  const proof = prove(question);
  const others = proof.problems.filter(({ file, severity }) => severity === 'error' && !unread.has(file));
  const words = [...found.refusals, ...proof.refusals].map((each) => each.words);
  const asBefore = unread.size === 0 || others.length === 0 ? [] : [say('unreadAsBefore')];
  return { problems: [...found.problems, ...others], words: [...words, ...asBefore] };
}

export const jobs: Jobs = {
  judge(snapshot, question) {
    const carried = onBuild(snapshot, question);
    const proof = prove({ snapshot, parts: carried.parts, digest, written: question.written });
    const refused = proof.refusals.map(({ words }) => words);
    const { ok, problems, manifest, bundles } = proof;
    return { shows: ok, problems, words: [...refused, ...carried.words], manifest, bundles };
  },
  read(snapshot, { files, exact, parent }) {
    const { values } = openSnapshot(snapshot);
    // What the build says by itself by now, or otherwise, is no longer the parent's to say.
    const kept = rebase(parent, values, digest).parts;
    const { problems, refusals, ...given } = changesOf({ files, snapshot, parent: kept, digest });
    const parts = exact === undefined ? given.parts : withExact(kept, exact, values, digest);
    const changed = beside(parts, kept);
    if (problems.length > 0 || refusals.length > 0) {
      const found = { problems, refusals };
      return {
        parts,
        marks: noMarks,
        told: [],
        ...allWrong(found, { snapshot, parts, digest, written: files }),
      };
    }
    const tale = tell(snapshot, { ...again(parts, kept, values), ...parts }, kept);
    const told = tale.parts.filter(({ part }) => changed.has(part)).map((each) => each.words);
    return { parts, marks: judgedMarks(tale, changed), told, problems: [], words: [] };
  },
  show(snapshot, { parts, parent }) {
    if (!isReadable(snapshot)) return undefined;
    const kept = rebase(parent, openSnapshot(snapshot).values, digest).parts;
    return showChanges(snapshot, { parts, parent: kept });
  },
  shadows: (snapshot, parts) => (isReadable(snapshot) ? shadows(parts, openSnapshot(snapshot).values) : []),
  screensWith(snapshot, widget) {
    if (!isReadable(snapshot)) return [];
    const { library } = openSnapshot(snapshot);
    return Object.keys(library.screens).filter((id) => library.uses(id).widgets.includes(widget));
  },
};
