/** What is wrong with the texts as they are now, from the checker beside the page. It must not know what is checked. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StudioProject } from '../../model/studio.ts';
import { openChecking, type Checking, type Found } from '../core/project-session.ts';
import type { Draft } from '../core/draft.ts';
import { startChecker } from '../core/start-checker.ts';
import { useStudio, useWork } from '../shell/studio.ts';

const none: Found = { problems: [], narrowed: [], edit: -1 };

/** One for each project: it lives as long as the page. */
const checkings = new WeakMap<StudioProject, Checking>();

function checkingOf(project: StudioProject): Checking {
  const known = checkings.get(project) ?? openChecking(project, startChecker());
  checkings.set(project, known);
  return known;
}

const silent = (): (() => void) => () => undefined;

/** @param file is looked at first. @param of what is looked at; what is open without it. @returns the lists of before where they say the same. */
export function useFindings(file?: string, of?: Draft): Pick<Found, 'problems' | 'narrowed'> {
  const { project } = useStudio();
  const { draft: open } = useWork();
  const draft = of ?? open;
  const [checking, setChecking] = useState<Checking>();
  useEffect(() => setChecking(checkingOf(project)), [project]);
  useEffect(() => {
    checking?.texts(draft.now, file);
  }, [checking, draft.now, file]);
  const subscribe = checking?.subscribe ?? silent;
  const found = (): Found => checking?.found() ?? none;
  const problems = useSyncExternalStore(subscribe, () => found().problems);
  const narrowed = useSyncExternalStore(subscribe, () => found().narrowed);
  return { problems, narrowed };
}
