/** What a walk through one screen finds. It must not know how it is found, nor what is good practice. */
import type { Path } from '../../lib/path.ts';
import type { KindName } from '../../model/definition.ts';
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import type { Members, Place } from '../document/document.ts';
import { inside, own } from '../document/document.ts';
import type { Facts } from './facts.ts';
import type { Bindings } from './scope.ts';
import { originsOf, testEntries, valueOrigins } from './scope.ts';

export type { Members };

/** A widget, an action or a dialog's button. */
export interface Spot {
  readonly object: Members;
  readonly place: Place;
  readonly scope: Bindings;
  /** Widgets around it, outermost first. */
  readonly around: readonly Spot[];
  /** The dialog it is in. */
  readonly dialog: string | undefined;
  /** The event of the screen that starts it. */
  readonly event: string | undefined;
  /** The fragment with a state of its own that it belongs to: its variables are that one's. */
  readonly home: string | undefined;
  /** For an action: the widget or button that starts it. */
  readonly starter: Spot | undefined;
  /** For a widget with a table: the row that `object` has. */
  readonly row?: { readonly props: Members; readonly place: Place };
}

/** Where a prop stands: in the row, or beside the table. */
export const placeOf = ({ place, row }: Spot, prop: string): Place =>
  inside(row !== undefined && own(row.props, prop) !== undefined ? row.place : place, prop);

/** A string, value or test that is resolved. */
export interface Use {
  readonly spot: Spot;
  /** The member of the spot's object: `text`, `send`, `if`. */
  readonly prop: string;
  readonly kind: KindName;
  readonly value: unknown;
  readonly place: Place;
}

export interface Survey {
  readonly screen: Members;
  readonly place: Place;
  /** Sources by the name under which they are read, those of fragments included. */
  readonly sources: ReadonlyMap<string, Spot>;
  readonly nodes: readonly Spot[];
  readonly actions: readonly Spot[];
  readonly buttons: readonly Spot[];
  /** Widgets, or actions, that stand in one list. */
  readonly siblings: readonly (readonly Spot[])[];
  readonly lists: readonly (readonly Spot[])[];
  readonly uses: readonly Use[];
}

export interface Subject {
  readonly survey: Survey;
  readonly project: Project;
  readonly facts: Facts;
  readonly report: Report;
}

/** A path of the screen's data that something reads. */
export interface Read {
  readonly path: Path;
  readonly use: Use;
}

/** Of a survey that was asked before: what is for nothing asks it, and where ways lead. */
const known = new WeakMap<
  Survey,
  Pick<Project, 'texts' | 'documents'> & { readonly reads: readonly Read[] }
>();

/** Everything that is read, followed back to the screen's own names. */
export function readsOf(survey: Survey, project: Project): readonly Read[] {
  const { texts, documents } = project;
  const before = known.get(survey);
  if (before !== undefined && before.texts === texts && before.documents === documents) return before.reads;
  const reads = followed(survey, project);
  known.set(survey, { texts, documents, reads });
  return reads;
}

function followed({ uses }: Survey, { texts, documents }: Project): readonly Read[] {
  return uses.flatMap((use) => {
    const { scope } = use.spot;
    const paths =
      use.kind === 'test'
        ? testEntries(use.value).flatMap(([path]) => originsOf(path, scope, texts))
        : valueOrigins(use.kind === 'document' ? wordsOf(use.value, documents) : use.value, [], scope, texts);
    return paths.map((path) => ({ path, use }));
  });
}

/** A document is read by its id, and what is read is its words in every language. */
function wordsOf(value: unknown, documents: Project['documents']): unknown {
  const named = typeof value === 'string' ? documents.get(value) : undefined;
  return named === undefined ? value : named.map((document) => document.value);
}
