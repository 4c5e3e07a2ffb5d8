/** A server with one change, and windows on it, for the tests of the open change. */
import type { Change, SaveChange, StudioProject } from '../../model/studio.ts';
import { told } from '../../release/told.ts';
import { StudioFailure } from '../api/client.ts';
import type { Edit } from '../core/draft.ts';
import type { Waiting } from './waiting.ts';
import type { Workspace } from './work.ts';
import { createWorkspace } from './workspace.ts';

export const file = 'locales/es.json';
export const project = { base: 'b1', files: { [file]: 'uno' }, snapshot: {} };
export const typed = (insert: string, at = 3): Edit => ({
  label: told('Words', 'Palabras'),
  splices: [{ file, at, remove: 0, insert }],
});

const isSame = (change: Change, { files, history }: SaveChange): boolean =>
  JSON.stringify([change.files, change.history]) === JSON.stringify([files, history]);

/** A server with one change, that can be away, whose answer gets lost, or is never heard. */
export function desk() {
  const all = new Map<string, Change>();
  const state = { away: false, lost: false, deaf: false, writer: 'ana', base: 'b1' };
  const waiting = new Map<string, Waiting>();
  const laters: (() => void)[] = [];
  const answer = (id: string): Change => {
    if (state.away) throw new StudioFailure(0);
    const change = all.get(id);
    if (change === undefined) throw new StudioFailure(404);
    return change;
  };
  const api = {
    async begin(title: string) {
      if (state.away) throw new StudioFailure(0);
      const change: Change = {
        id: `c${all.size + 1}`,
        title,
        author: 'ana',
        editors: ['ana'],
        writer: 'ana',
        state: 'open',
        version: 1,
        at: '',
        release: null,
        overtaken: [],
        base: state.base,
        files: {},
        before: {},
        history: null,
        reviews: [],
      };
      all.set(change.id, change);
      return change;
    },
    async save(id: string, version: number, { files, history, title }: SaveChange) {
      const change = answer(id);
      // As the server takes a save that it had: once.
      const has = change.version === version + 1 && isSame(change, { files, history });
      if (has && state.lost) throw new StudioFailure(0);
      if (has) return change;
      if (change.state === 'live' || change.state === 'trial')
        throw new StudioFailure(409, { words: ['Ya se publicó.'] });
      if (change.writer !== 'ana') throw new StudioFailure(409, { words: ['Luis lo tiene.'] });
      if (change.version !== version) throw new StudioFailure(412);
      const next = {
        ...change,
        title: title ?? change.title,
        files,
        history,
        version: version + 1,
      };
      all.set(id, next);
      if (state.lost) throw new StudioFailure(0);
      // The page is left before it hears the answer.
      return state.deaf ? new Promise<never>(() => undefined) : next;
    },
    async renew(id: string) {
      const change = answer(id);
      const next = { ...change, base: state.base, version: change.version + 1 };
      all.set(id, next);
      return next;
    },
    async take(id: string) {
      const next = { ...answer(id), writer: 'ana' };
      all.set(id, next);
      return next;
    },
    change: async (id: string) => answer(id),
  };
  const outdated: number[] = [];
  const open = (given: StudioProject = project): Workspace =>
    createWorkspace({
      api,
      waiting: {
        read: async (person) => waiting.get(person),
        write: async (person, kept) =>
          void (kept === undefined ? waiting.delete(person) : waiting.set(person, kept)),
      },
      project: given,
      person: 'p1',
      name: 'ana',
      tongue: () => 'es',
      later: (again) => laters.push(again),
      outdated: async () => void outdated.push(1),
    });
  /** Another person's save. */
  const other = (id: string, text: string, writer = 'luis'): void => {
    const change = answer(id);
    all.set(id, { ...change, files: { [file]: text }, history: null, version: change.version + 1, writer });
  };
  return { all, api, laters, open, other, outdated, state, waiting };
}

export const settled = async (workspace: Workspace): Promise<void> => {
  // The edit is kept on this computer before it is sent.
  await Promise.resolve();
  await new Promise((resolve) => void setTimeout(resolve));
  await workspace.flush();
};
