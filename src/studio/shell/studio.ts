/** What every page of the studio is given: who works, in which language, on which project, and the change that is open. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { Colleague, StudioPerson, StudioProject, StudioSession } from '../../model/studio.ts';
import type { Json } from '../../model/json.ts';
import type { Source } from '../../release/library.ts';
import { unpack } from '../../release/packed.ts';
import type { StudioApi } from '../api/studio-api.ts';
import type { Work, Workspace } from '../workspace/work.ts';
import type { Known } from '../forms/desk.ts';
import type { Settings } from './settings.ts';

export interface Studio {
  readonly api: StudioApi;
  readonly session: StudioSession;
  readonly person: Colleague;
  readonly tongue: Tongue;
  readonly settings: Settings;
  readonly choose: (some: Partial<Settings>) => void;
  readonly project: StudioProject;
  /** What parts, calls and the program can do and say, beside the texts. */
  readonly source: Source & Pick<Known, 'products'>;
  readonly workspace: Workspace;
  /** Says something that passes, to a screen reader too. */
  readonly say: (words: string) => void;
}

const Context = createContext<Studio | undefined>(undefined);

export const StudioProvider = Context.Provider;

export function useStudio(): Studio {
  const studio = useContext(Context);
  if (studio === undefined) throw new Error('outside of the studio');
  return studio;
}

export function useWork(): Work {
  const { workspace } = useStudio();
  return useSyncExternalStore(workspace.subscribe, workspace.now);
}

export const mayDo = ({ roles }: StudioPerson, role: StudioPerson['roles'][number]): boolean =>
  roles.includes(role);

/** Who may end, hold and switch off, alone and at once: who publishes, and who is called at night. */
export const isOnCall = (person: StudioPerson): boolean =>
  mayDo(person, 'publisher') || mayDo(person, 'admin');

/** What the snapshot of a project says of everything but its files. */
export const sourceOf = ({ snapshot }: Pick<StudioProject, 'snapshot'>): Source => {
  const { project = null } = (snapshot ?? {}) as { readonly project?: Json };
  return unpack(project) as Source;
};
