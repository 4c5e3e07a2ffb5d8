/**
 * A screen as one visit finds it, drawn by the server with the answers to what it asks for first. Nothing happens on it: no action
 * runs but those that set, nobody is asked, nothing is kept. It runs in Node, and must not know any screen.
 */
import configSchema from 'virtual:config-schema';
import { load } from 'virtual:screens';
import { declaredQuery, missingQuery } from '../../engine/query.ts';
import { createScreen } from '../../engine/screen.ts';
import { hasOnce } from '../../engine/screen-writes.ts';
import type { HttpPort, Ports } from '../../engine/ports.ts';
import type { AnyAction } from '../../engine/action.ts';
import { clientOf } from '../../lib/client.ts';
import { readQuery, readStartUp } from '../../lib/query.ts';
import { lookUp } from '../../lib/look-up.ts';
import { checkUrl } from '../../lib/url.ts';
import { success } from '../../lib/result.ts';
import type { Config } from '../../model/config.ts';
import type { Filling } from '../../model/drawing.ts';
import { readAnswer } from '../../platform/answer.ts';
import { loadConfig } from '../../platform/config.ts';
import { questionOf } from '../../platform/request.ts';
import { actionsOf, loadPlan } from '../load-plan.ts';
import { unlessKept, unlessSent } from '../early/handed.ts';
import { hasFeature } from './features.ts';
import { framed } from './screens.tsx';
import type { World } from '../world.ts';
import { drawStill, stillWorld, type As } from './still.tsx';

/** Nobody but the phone can know it. */
export class Unknown extends Error {}

const never = new Promise<never>(() => undefined);

/** What there is to know of a visit, and what is not. */
interface Knowledge {
  isAnswered: boolean;
  /** What only the phone knows. */
  unknown: string | undefined;
}

/** Only what was asked for is answered, as the client answers it; what fails is the phone's to show. */
const httpOf = ({ answers, first }: Filling, known: Knowledge): HttpPort => ({
  release: () => undefined,
  writing: () => false,
  send(call, parameters, { onTime }) {
    const received = lookUp(answers, questionOf(call.name, parameters));
    if (received === undefined) {
      if (first.requests.length === 0) known.unknown ??= call.name;
      return never;
    }
    const time = Date.parse(received.date ?? '');
    if (time > 0) onTime?.(time);
    const answer = readAnswer(call, received.status, received.text);
    known.isAnswered = true;
    if (answer.ok) return Promise.resolve(answer);
    known.unknown ??= `${call.name} has failed`;
    return never;
  },
});

/** Of what a screen does as it opens, what is set is known; what it does with its data comes after they are shown. */
function harmless(actions: Readonly<Record<string, AnyAction>>, known: Knowledge): Record<string, AnyAction> {
  const phone: AnyAction = {
    run() {
      if (!known.isAnswered) known.unknown ??= 'what it does as it opens';
      return 'stop';
    },
  };
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, name === 'set' ? action : phone]),
  );
}

/** Until all has been done that waits for nothing. */
async function settled(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setTimeout(done, 0));
}

/** Addresses of this origin without it: a page may be reached by another way than its server was told. */
function urlsOf({ origin }: Filling, config: Config): Ports['urls'] {
  return {
    open: () => undefined,
    check(url, use) {
      const { allowedOrigins, openOrigins, schemeUrl } = config;
      const checked = checkUrl(url, use, { allowedOrigins, openOrigins, schemeUrl, base: `${origin}/` });
      return checked?.startsWith(`${origin}/`) === true ? checked.slice(origin.length) : checked;
    },
  };
}

/** React asks for pictures ahead of what shows them; they are asked for when they are shown. */
const withoutLinks = (markup: string): string => markup.replace(/^(?:<link [^>]*>)+/, '');

/** In which nothing happens, and a doubt is remembered. */
function portsOf(filling: Filling, config: Config, still: World['ports'], known: Knowledge): Ports {
  const doubt = (what: string): void => void (known.unknown ??= what);
  const notices: Pick<Ports['notices'], 'toast'> = { toast: () => doubt('what is said') };
  const features: Pick<ReadonlySet<string>, 'has'> = {
    has(name) {
      const has = hasFeature(name, filling.userAgent, config);
      if (has === undefined) doubt(`the feature ${name}`);
      return has === true;
    },
  };
  return {
    ...still,
    http: httpOf(filling, known),
    ledger: { operations: {}, any: () => Promise.resolve(false), open: () => never },
    bridge: { send: () => success('delivered') },
    router: { navigate: () => undefined, back: () => undefined },
    notices: notices as Ports['notices'],
    focus: { focus: () => undefined, scrollTo: () => undefined },
    urls: urlsOf(filling, config),
    device: {
      ...still.device,
      client: clientOf(filling.userAgent),
      features: features as ReadonlySet<string>,
    },
    reporter: {
      report({ code, where }) {
        if (code !== 'refused-url') doubt(`${code} at ${where}`);
      },
    },
    clock: { now: () => Date.now(), wait: () => Promise.resolve() },
  };
}

/** Rejects where the phone may show something else than is known here. */
export async function drawFilled(filling: Filling, as: As): Promise<string> {
  const { drawing, search } = filling;
  const { screen: id = '', route, language } = drawing;
  const text = Promise.resolve(filling.config);
  const config = await loadConfig(
    () => never,
    configSchema,
    () => Promise.resolve(''),
    language,
    text,
  );
  if (!config.ok) throw new Unknown('the configuration');
  const known: Knowledge = { isAnswered: false, unknown: undefined };
  const still = stillWorld(as);
  const ports = portsOf(filling, config.value, still.ports, known);
  const owner = readStartUp(search).common['sessionId'] ?? '';
  const world = { ...still, ports, config: config.value, owner };
  const { plan, module } = await loadPlan(id, load, world);
  if (plan === undefined || plan.cookies.length > 0) throw new Unknown('what is kept');
  const query = declaredQuery(plan, readQuery(search));
  if (missingQuery(plan, query).length > 0) throw new Unknown('the address');
  const actions = harmless(actionsOf(module), known);
  const visit = createScreen({ plan, actions, ports, query, route, config: config.value, owner });
  visit.start();
  await settled();
  const view = framed({ world, plan, module, route, query, still: visit });
  // Its program reads the marks of the phone first.
  const only = [...(plan.keep.length > 0 ? [unlessKept] : []), ...(hasOnce(plan.calls) ? [unlessSent] : [])];
  const markup = withoutLinks(drawStill(as, view, only.join(' ')));
  visit.dispose();
  // One that asks for nothing shows what the address and the configuration say.
  if (!known.isAnswered && filling.first.requests.length > 0) throw new Unknown('all of it');
  if (known.unknown !== undefined) throw new Unknown(known.unknown);
  // The policy refuses it in markup: in a text it is written otherwise.
  if (markup.includes(' style="')) throw new Unknown('a place on the phone');
  return markup;
}
