/** A small stand-in of a screen, to run one action with. It must not know any action. */
import { vi } from 'vitest';
import type { ActionContext, Outcome } from '../../src/engine/action.ts';
import type { CallFailure } from '../../src/engine/ports.ts';
import type { CallSpec } from '../../src/model/call.ts';
import type { ActionList } from '../../src/model/resolved.ts';
import { success } from '../../src/lib/result.ts';
import { createTestPorts, type Setting } from './ports.ts';

/** A list of actions that only the context can tell apart. */
export const listOf = (name: string): ActionList => ({ actions: [name] });

export const specOf = (effect: CallSpec['effect'] = 'write'): CallSpec => ({
  name: 'score',
  method: 'POST',
  path: '/score',
  envelope: 'B',
  effect,
  body: 'form',
  parameters: ['score'],
  required: [],
  data: null,
});

export function createActionContext(
  setting: Setting & { readonly spec?: CallSpec; readonly stops?: boolean } = {},
) {
  const { ports, recorded, advance } = createTestPorts(setting);
  const controller = new AbortController();
  const explained: CallFailure[] = [];
  const reports: { readonly code: string; readonly detail: string }[] = [];
  /** Lists that ran, with their event. */
  const ran: (readonly [unknown, unknown])[] = [];
  const busyEnded = vi.fn<() => void>();
  const screen = {
    read: vi.fn<ActionContext['screen']['read']>(),
    write: vi.fn<ActionContext['screen']['write']>(),
    put: vi.fn<ActionContext['screen']['put']>(),
    open: vi.fn<ActionContext['screen']['open']>(),
    close: vi.fn<ActionContext['screen']['close']>(),
    reload: vi.fn<ActionContext['screen']['reload']>(() => Promise.resolve(success(null))),
    call: (name: string) => (setting.spec?.name === name ? setting.spec : undefined),
    once: vi.fn<ActionContext['screen']['once']>(() => Promise.resolve(undefined)),
    check: vi.fn<ActionContext['screen']['check']>(() => true),
    forget: vi.fn<ActionContext['screen']['forget']>(),
    busy: vi.fn<ActionContext['screen']['busy']>(() => busyEnded),
    elementOf: (id: string) => `element-${id}`,
  };
  const context: ActionContext = {
    ports,
    screen,
    signal: controller.signal,
    sources: [],
    resolved: () => ({}),
    run(list, event): Outcome {
      ran.push([list.actions[0], event]);
      return setting.stops === true ? 'stop' : undefined;
    },
    explain: (failure) => explained.push(failure),
    report: (code, detail) => reports.push({ code, detail }),
    text: (key) => key,
  };
  return {
    context,
    ports,
    screen,
    busyEnded,
    recorded,
    advance,
    explained,
    reports,
    ran,
    leave: () => controller.abort(),
  };
}
