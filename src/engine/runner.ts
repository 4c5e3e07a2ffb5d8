/**
 * Runs the action lists of a running screen: that of a press for its place, those of an event for the screen and the fragments
 * on it. It must not know any action by name.
 */
import type { AnyAction, Outcome, ScreenHandle } from './action.ts';
import type { Homes } from './homes.ts';
import { rootFrame, rowReader, type Frame } from './instance.ts';
import type { ActionsPlan } from './plan.ts';
import { runActions, type RunSetting } from './run.ts';
import type { Visit } from './visit.ts';

export interface Runner {
  run(actions: ActionsPlan, frame: Frame, event: unknown): Outcome | Promise<Outcome>;
  /** The screen's own list of an event and those of its fragments. */
  runEvent(event: 'enter' | 'ready' | 'leave'): void;
}

export function createRunner(
  visit: Visit,
  actions: { readonly [name: string]: AnyAction },
  screen: ScreenHandle,
  homes: Homes,
): Runner {
  const { plan, ports, store, read, signal, url, explain, report, text } = visit;
  const setting: RunSetting = {
    actions,
    signal,
    url,
    threw: (where, error) => report('action-threw', where, String(error)),
    context: {
      ports,
      screen,
      signal,
      explain,
      report: (code, detail) => report(code, '', detail),
      text,
    },
  };

  /** An action of a fragment with state sees the screen as that does. */
  function settingOf({ home }: ActionsPlan, frame: Frame): RunSetting {
    if (home === undefined) return setting;
    return { ...setting, context: { ...setting.context, screen: homes.handle(home, frame) } };
  }

  function run(list: ActionsPlan, frame: Frame, event: unknown): Outcome | Promise<Outcome> {
    const readHere = frame.indexes.length === 0 ? read : rowReader(store, frame);
    return runActions(list, readHere, event, settingOf(list, frame));
  }

  return {
    run,
    runEvent(event) {
      for (const { on } of [plan, ...plan.homes])
        if (on[event] !== undefined) void run(on[event], rootFrame, undefined);
    },
  };
}
