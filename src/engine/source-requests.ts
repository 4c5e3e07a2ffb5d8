/**
 * The requests of a screen's sources: of each the newest counts, and one that it overtook ends as it does. It must not know
 * when a source is loaded, nor what is shown meanwhile.
 */
import type { Json } from '../model/json.ts';
import type { Result } from '../lib/result.ts';
import { failure } from '../lib/result.ts';
import type { SourcePlan } from './plan.ts';
import type { CallFailure, HttpPort } from './ports.ts';

export type Loaded = Result<Json, CallFailure>;
type Parameters = Readonly<Record<string, unknown>>;

/** How the newest request of a source ended. */
export interface Arrival {
  readonly parameters: Parameters;
  readonly result: Loaded;
  /** Where the time of the marks stood as it began. */
  readonly stamp: number;
  /** The server's time, 0 where it did not say. */
  readonly time: number;
}

export interface Requests {
  /** `before`: what the source holds. */
  send(plan: SourcePlan, parameters: Parameters, before: unknown): Promise<Loaded>;
  dispose(): void;
}

export interface RequestSetting {
  readonly http: HttpPort;
  readonly stamp: () => number;
  readonly arrived: (plan: SourcePlan, arrival: Arrival) => void;
  /** Takes back what nobody will show. */
  readonly release: (plan: SourcePlan, value: unknown) => void;
}

export const missing: CallFailure = { kind: 'aborted', code: '', message: '', detail: 'missing' };

export function createRequests({ http, stamp, arrived, release }: RequestSetting): Requests {
  const running = new Map<string, AbortController>();
  const newest = new Map<string, Promise<Loaded>>();

  async function request(plan: SourcePlan, parameters: Parameters, before: unknown): Promise<Loaded> {
    running.get(plan.name)?.abort();
    const controller = new AbortController();
    running.set(plan.name, controller);
    const begun = stamp();
    let time = 0;
    const onTime = (told: number): void => void (time = told);
    const result =
      plan.call === undefined
        ? failure({ ...missing, kind: 'shape' } as const)
        : await http.send(plan.call, parameters as Readonly<Record<string, Json>>, {
            signal: controller.signal,
            onTime,
            before,
          });
    if (running.get(plan.name) !== controller) {
      if (result.ok) release(plan, result.value);
      return newest.get(plan.name) ?? failure(missing);
    }
    running.delete(plan.name);
    arrived(plan, { parameters, result, stamp: begun, time });
    return result;
  }

  return {
    send(plan, parameters, before) {
      const sent = request(plan, parameters, before);
      newest.set(plan.name, sent);
      return sent;
    },
    dispose() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      newest.clear();
    },
  };
}
