/**
 * What stands in the phone: a screen of the project in one of its states, which follows the texts as they change. What cannot be
 * drawn leaves what stands there. It must not know who sends the texts.
 */
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { actionsOf } from '../../app/load-plan.ts';
import type { Prepared } from '../../app/states/prepare.ts';
import { Stage as Drawing } from '../../app/states/Stage.tsx';
import { applyTheme } from '../../app/theme.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { createLiveScreen, type LiveScreen } from '../../engine/replace.ts';
import { createReplanner, type Replanner } from '../../engine/reuse.ts';
import { shareEqual } from '../../engine/store.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Config } from '../../model/config.ts';
import type { Json } from '../../model/json.ts';
import { branded } from './brand.ts';
import { sayingWhere } from './leading.ts';
import { nextFrame } from './next-frame.ts';
import { openProject, type DrawnScreen, type PhoneProject } from './project.ts';
import { isInSandbox, type FromPhone, type Shown, type Situation } from './protocol.ts';
import { createSandbox, stateScene, type Scene } from './scene.ts';
import { followScheme } from './scheme.ts';
import {
  languages,
  readyScreen,
  shapeOf,
  situationsOf,
  stateInput,
  textsOf,
  valuesOf,
  type Surroundings,
} from './setting.ts';

/** What stands there now. */
export interface Standing extends Scene {
  readonly shown: Shown;
  readonly replanner: Replanner;
  readonly prepared: Prepared;
  readonly live: () => LiveScreen | undefined;
}

export interface Stage {
  open(packed: Json, files: Readonly<Record<string, string>>): void;
  change(edit: number, texts: Readonly<Record<string, string | null>>): void;
  show(shown: Shown): void;
  standing(): Standing | undefined;
  /** The project as it is, and as everyone has it. */
  around(): Surroundings | undefined;
  before(): Surroundings | undefined;
}

export interface StageSetting extends Omit<Surroundings, 'project' | 'config'> {
  /** What a lender has set, as a borrower of each language gets it. */
  readonly configs: Readonly<Record<Tongue, Config>>;
  readonly root: Root;
  readonly say: (message: FromPhone) => void;
  /** Called when something else stands there. */
  readonly changed: () => void;
}

/** States are looked for when nobody types (ms). */
const rest = 250;

const equal = (a: unknown, b: unknown): boolean => shareEqual(a, b) === a;

export function createStage({ root, say, changed, registry, configs, picture }: StageSetting): Stage {
  let packed: Json = null;
  let files: Readonly<Record<string, string>> = {};
  let project: PhoneProject | undefined;
  let base: PhoneProject | undefined;
  let wanted: Shown | undefined;
  let standing: Standing | undefined;
  let shape: unknown;
  let mounts = 0;
  let texts: { readonly port: TextsPort; readonly program: number } | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  let own: Config = configs.es;
  const around = (): Surroundings | undefined => project && { project, registry, config: own, picture };

  const sandbox = createSandbox(
    () => {
      if (wanted !== undefined) come(wanted, undefined);
    },
    (session, code) => say({ kind: 'sent', session, code }),
  );
  /** Which screen is to stand there. */
  function screenOf(shown: Shown): string {
    const now = around();
    return now !== undefined && isInSandbox(shown) ? sandbox.at(now, shown).screen : shown.screen;
  }

  /** The words of the program itself are read anew only when one of them has changed. */
  function textsFor(tongue: Shown['tongue'], now: PhoneProject): TextsPort {
    const program = now.programWords();
    const fits = texts?.program === program && texts.port.language === languages[tongue];
    if (texts === undefined || !fits) texts = { port: textsOf(now, tongue), program };
    return texts.port;
  }

  function drawing({ prepared, situation, shown, way }: Standing, isPromoted: boolean, port: TextsPort) {
    return (
      <Drawing
        key={mounts}
        prepared={prepared}
        state={situation.states[shown.tongue]}
        texts={port}
        isPromoted={isPromoted}
        open={openLive}
        way={way}
      />
    );
  }

  let live: LiveScreen | undefined;
  const openLive: NonNullable<Parameters<typeof Drawing>[0]['open']> = (input) =>
    (live = createLiveScreen(input));

  /** What has thrown is drawn anew at the next change. */
  function heard(prepared: Prepared, id: string, replanner: Replanner): Prepared {
    const { ports } = prepared.world;
    const report: typeof ports.reporter.report = (told) => {
      if (told.code === 'node-threw') replanner.drop(told.where.slice(id.length + 1));
      ports.reporter.report(told);
    };
    const leading = wanted && isInSandbox(wanted) ? {} : sayingWhere(ports, () => around()?.project, say);
    return {
      ...prepared,
      world: { ...prepared.world, ports: { ...ports, ...leading, reporter: { report } } },
    };
  }

  function held(edit: number, file: string, reason: string, line?: number): void {
    say({ kind: 'held', edit, file, reason, ...(line === undefined ? {} : { line }) });
  }

  /** Whether this stands there already. */
  function stands(shown: Shown): boolean {
    const now = around();
    if (standing === undefined || now === undefined) return false;
    const { id, situation, shown: before, stop } = standing;
    const isSame = before.tongue === shown.tongue && before.brand === shown.brand;
    if (isInSandbox(shown)) return isSame && sandbox.at(now, shown) === stop;
    if (before === shown) return true;
    const isState = shown.state === undefined || situation.id === shown.state;
    return isSame && stop === undefined && id === shown.screen && isState;
  }

  function mount(edit: number | undefined, found?: readonly Situation[]): void {
    const now = around();
    const shown = wanted;
    if (now === undefined || shown === undefined) return;
    const scene = isInSandbox(shown) ? sandbox.scene(now, shown) : stateScene(now, shown, found);
    const screen = scene && now.project.screen(scene.id);
    if (scene === undefined || screen === undefined) return;
    const { id, situation } = scene;
    const port = textsFor(shown.tongue, now.project);
    const input = stateInput(now, id, situation.states[shown.tongue], port);
    const replanner = createReplanner();
    const made = input && scene.prepare(input, (given) => replanner.plan(given));
    if (made === undefined || !made.ok) return held(edit ?? 0, id, made?.error ?? '');
    live = undefined;
    mounts += 1;
    shape = shapeOf(screen);
    const prepared = heard(made.value, id, replanner);
    const drawn: Standing = { ...scene, shown, replanner, prepared, live: () => live };
    standing = drawn;
    document.documentElement.lang = port.language.tag;
    if (!screen.isPromoted) applyTheme(now.config.brand);
    flushSync(() => root.render(drawing(drawn, screen.isPromoted, port)));
    window.scrollTo(0, 0);
    tellStates();
    painted(edit);
  }

  function tellStates(): void {
    if (standing === undefined) return;
    const { id, situations, situation } = standing;
    if (isInSandbox(standing.shown)) return say({ kind: 'stands', screen: id });
    const states = situations.map(({ id: name, name: called, group }) => ({ id: name, name: called, group }));
    say({ kind: 'states', screen: id, states, shown: situation.id });
  }

  let begun = 0;
  function painted(edit: number | undefined): void {
    const took = performance.now() - begun;
    nextFrame(() => {
      if (edit !== undefined) say({ kind: 'painted', edit, took });
      changed();
    });
  }

  function replace(edit: number, screen: DrawnScreen): void {
    const now = around();
    if (standing === undefined || now === undefined) return;
    const { id, situation, shown, replanner, prepare } = standing;
    const port = textsFor(shown.tongue, now.project);
    const input = stateInput(now, id, situation.states[shown.tongue], port);
    const made = input && prepare(input, (given) => replanner.plan(given), standing.prepared);
    if (made === undefined || !made.ok) return held(edit, id, made?.error ?? '');
    const prepared = made.value;
    const next = { ...standing, prepared };
    standing = next;
    const { still } = situation.states[shown.tongue];
    flushSync(() => {
      const { plan, module } = prepared.loaded;
      const values = screen.isPromoted && !still ? { values: valuesOf(prepared) } : {};
      live?.replace(plan, { actions: actionsOf(module), ...values });
      root.render(drawing(next, screen.isPromoted, port));
    });
    painted(edit);
  }

  /** States are looked for later; those that are other ones now stand there at once. */
  function lookLater(): void {
    clearTimeout(later);
    later = setTimeout(() => {
      const now = around();
      if (standing === undefined || now === undefined || standing.shown !== wanted) return;
      if (isInSandbox(wanted)) return;
      const situations = situationsOf(now.project, standing.id);
      if (equal(situations, standing.situations)) return;
      const next = stateScene(now, { ...wanted, state: standing.situation.id }, situations);
      if (!equal(next?.situation.states, standing.situation.states)) return mount(undefined, situations);
      standing = { ...standing, situations };
      tellStates();
      changed();
    }, rest);
  }

  async function follow(edit: number): Promise<void> {
    const shown = wanted;
    const screen = shown && (await readyScreen(around, screenOf(shown)));
    // What is wanted by now is drawn with this in it.
    if (shown === undefined || screen === undefined || wanted !== shown) return painted(edit);
    if (standing === undefined || !stands(shown)) return mount(edit);
    standing = { ...standing, shown };
    if (equal(shapeOf(screen), shape)) replace(edit, screen);
    else {
      wanted = { ...standing.shown, state: standing.situation.id };
      mount(edit);
    }
    lookLater();
  }

  /** Once its parts are there. */
  function come(shown: Shown, edit: number | undefined): void {
    guarded(edit ?? 0, async () => {
      const screen = await readyScreen(around, screenOf(shown));
      if (screen === undefined || wanted !== shown) return;
      if (!stands(shown)) return mount(edit);
      if (standing !== undefined) standing = { ...standing, shown };
      painted(undefined);
    });
  }

  const guarded = (edit: number, work: () => Promise<void>): void =>
    void work().catch((error: unknown) => held(edit, standing?.id ?? '', String(error)));

  return {
    standing: () => standing,
    around,
    before: () =>
      around() && { registry, config: own, picture, project: (base ??= openProject(packed, files)) },
    open(given, all) {
      packed = given;
      files = all;
      base = undefined;
      project = openProject(packed, files);
      // What stands there says the words of another.
      standing = undefined;
      texts = undefined;
      if (wanted !== undefined) this.show(wanted);
    },
    change(edit, changes) {
      begun = performance.now();
      const wrong = project?.change(changes) ?? [];
      for (const { file, reason, line } of wrong) held(edit, file, reason, line);
      if (wrong.length < Object.keys(changes).length) guarded(edit, () => follow(edit));
    },
    show(shown) {
      wanted = shown;
      if (shown.scheme !== undefined) followScheme(document.styleSheets, shown.scheme);
      document.documentElement.style.fontSize = shown.text === 100 ? '' : `${shown.text}%`;
      own = branded(configs[shown.tongue], shown.brand);
      come(shown, undefined);
    },
  };
}
