/**
 * What can happen around a write that must not happen twice, each with what holds it. It must not know any operation.
 */
import { minute, rest, type Fate, type Page, type Stage } from './stage.ts';

export type Holder = 'phone' | 'backend' | 'nothing';

export interface Scenario {
  readonly name: string;
  readonly holder: Holder;
  /** The phone has no database. */
  readonly blocked?: boolean;
  /** How often the person is asked at least. */
  readonly asks?: number;
  run(stage: Stage): Promise<void>;
}

async function press(stage: Stage, page: Page, fate: Fate): Promise<void> {
  stage.backend.fate = fate;
  await page.press();
}

function taps(page: Page): void {
  for (let tap = 0; tap < 3; tap += 1) page.tap();
}

/** A request is on its way, and the page that sent it ends; another begins, and its person presses. */
const ended = (end: (page: Page) => void): Scenario['run'] =>
  async function run(stage) {
    const page = await stage.open();
    await press(stage, page, 'slow');
    end(page);
    const next = await stage.open();
    await press(stage, next, 'answered');
    stage.backend.release();
    await rest();
    await next.press();
  };

const doubtful = (fate: Fate): Scenario['run'] =>
  async function run(stage) {
    const page = await stage.open();
    await press(stage, page, fate);
    await press(stage, page, 'answered');
  };

/** Of two pages; in every order of their steps each keeps its own. */
type Step = readonly ['A' | 'B', 'opens' | 'presses' | 'hears'];

export function orders(a: readonly Step[], b: readonly Step[]): readonly (readonly Step[])[] {
  const [first, ...left] = a;
  const [other, ...right] = b;
  if (first === undefined) return [b];
  if (other === undefined) return [a];
  return [
    ...orders(left, b).map((rest_) => [first, ...rest_]),
    ...orders(a, right).map((rest_) => [other, ...rest_]),
  ];
}

const stepsOf = (page: 'A' | 'B'): readonly Step[] => [
  [page, 'opens'],
  [page, 'presses'],
  [page, 'hears'],
];

const twoPages = (fate: Fate): readonly (readonly [string, Scenario['run']])[] =>
  orders(stepsOf('A'), stepsOf('B')).map((order) => [
    order.map(([page, step]) => `${page} ${step}`).join(', '),
    async (stage) => {
      const pages = new Map<string, Page>();
      for (const [name, step] of order) {
        if (step === 'opens') pages.set(name, await stage.open());
        else if (step === 'presses') await press(stage, pages.get(name) as Page, fate);
        else {
          stage.backend.release();
          await rest();
        }
      }
      stage.backend.release();
      await rest();
    },
  ]);

const both = (name: string, fate: Fate, holder: Holder): readonly Scenario[] =>
  twoPages(fate).map(([order, run]) => ({ name: `${name}: ${order}`, holder, run }));

export const scenarios: readonly Scenario[] = [
  {
    name: 'a triple tap',
    holder: 'phone',
    async run(stage) {
      const page = await stage.open();
      stage.backend.fate = 'slow';
      taps(page);
      await rest();
      page.tap();
      stage.backend.release();
      await rest();
    },
  },
  {
    name: 'pressed again after it was done',
    holder: 'phone',
    asks: 1,
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'answered');
      await page.press();
    },
  },
  ...both('two pages', 'slow', 'phone'),
  ...both('two pages, no answer comes back', 'unanswered', 'backend'),
  { name: 'Back during the request', holder: 'phone', run: ended((page) => page.leave()) },
  {
    name: 'Back during the request, whose answer is lost',
    holder: 'backend',
    asks: 1,
    async run(stage) {
      const page = await stage.open();
      stage.backend.fate = 'unanswered';
      page.tap();
      page.leave();
      await rest();
      await press(stage, await stage.open(), 'answered');
    },
  },
  { name: 'reload during the request', holder: 'backend', asks: 1, run: ended((page) => page.crash()) },
  {
    name: 'closed during the request, opened a day later',
    holder: 'backend',
    asks: 1,
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'slow');
      page.crash();
      stage.backend.now += 24 * 60 * minute;
      await press(stage, await stage.open(), 'answered');
    },
  },
  {
    name: 'the answer is lost after the backend acted',
    holder: 'backend',
    asks: 1,
    run: doubtful('unanswered'),
  },
  { name: 'a time-out after the backend acted', holder: 'backend', asks: 1, run: doubtful('timeout') },
  {
    name: 'the answer is lost, and a read shows that it was done',
    holder: 'phone',
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unanswered');
      stage.backend.shows = true;
      stage.says = ({ choices }) => choices.find(({ id }) => id === 'arrived')?.id ?? choices.at(-1)?.id;
      await press(stage, page, 'answered');
    },
  },
  {
    name: 'offline before the request',
    holder: 'phone',
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unsent');
      await press(stage, page, 'unsent');
      await press(stage, page, 'answered');
    },
  },
  { name: 'offline during the request, which is lost', holder: 'backend', asks: 1, run: doubtful('lost') },
  {
    name: 'offline after the request: nothing can be read',
    holder: 'phone',
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unanswered');
      stage.backend.reads = false;
      await press(stage, page, 'answered');
      await press(stage, page, 'answered');
    },
  },
  {
    name: 'refused, then pressed again',
    holder: 'phone',
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'refused');
      await press(stage, page, 'answered');
      await page.press();
    },
  },
  {
    name: 'the answer is lost; sent again, it is refused; sent once more',
    holder: 'backend',
    asks: 2,
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unanswered');
      await press(stage, page, 'refused');
      await press(stage, page, 'answered');
    },
  },
  {
    name: 'logout and login between',
    holder: 'backend',
    asks: 1,
    async run(stage) {
      const page = await stage.open({ owner: 'session-1' });
      await press(stage, page, 'unanswered');
      page.crash();
      await press(stage, await stage.open({ owner: 'session-2' }), 'answered');
    },
  },
  {
    name: 'a page from the cache of the history, after another has done it',
    holder: 'phone',
    async run(stage) {
      const old = await stage.open();
      await press(stage, await stage.open(), 'answered');
      await old.comeBack();
      await old.press();
      await old.press();
    },
  },
  {
    name: 'an older page that comes back after a day, unheard of what another did',
    holder: 'phone',
    async run(stage) {
      const old = await stage.open();
      const other = await stage.open();
      await press(stage, other, 'answered');
      other.crash();
      stage.backend.now += 24 * 60 * minute;
      await old.press();
      await old.press();
    },
  },
  {
    name: 'an older page that comes back after a day, another died in the middle',
    holder: 'backend',
    asks: 1,
    async run(stage) {
      const old = await stage.open();
      const other = await stage.open();
      await press(stage, other, 'slow');
      other.crash();
      stage.backend.now += 24 * 60 * minute;
      await press(stage, old, 'answered');
    },
  },
  {
    name: "the site's data is cleared while a page stands",
    holder: 'backend',
    asks: 1,
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unanswered');
      stage.phone.clear();
      await press(stage, page, 'answered');
    },
  },
  {
    name: "the site's data is cleared, and a new page opened",
    holder: 'nothing',
    async run(stage) {
      const page = await stage.open();
      await press(stage, page, 'unanswered');
      page.crash();
      stage.phone.clear();
      await press(stage, await stage.open(), 'answered');
    },
  },
  {
    name: 'no database: a lost answer, pressed again',
    holder: 'backend',
    asks: 1,
    blocked: true,
    run: doubtful('unanswered'),
  },
  {
    name: 'no database: a triple tap, and another page meanwhile',
    holder: 'phone',
    blocked: true,
    async run(stage) {
      const [page, other] = [await stage.open(), await stage.open()];
      stage.backend.fate = 'slow';
      taps(page);
      await rest();
      await other.press();
      stage.backend.release();
      await rest();
    },
  },
  {
    name: 'no database: reload during the request',
    holder: 'nothing',
    blocked: true,
    run: ended((page) => page.crash()),
  },
];
