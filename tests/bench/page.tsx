/** Runs in the measured page: each task for the engine and for the hand-written screen, in turns, as pairs of times. */
import '../../src/ui/base.css';
import { loanData, type LoanData } from './data.ts';
import { forgetPlans, mountEngine, type Kind, type Mounted } from './engine-screen.tsx';
import { mountHand } from './hand-screen.tsx';
import type { Pair } from './statistics.ts';

type Mount = typeof mountEngine;

/** Lets what others have put off happen first. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void pause().then(resolve)));

function host(): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/**
 * Time of the work and of the layout it causes; waiting for a frame would hide what is small. The work has no task but
 * its own, so that the browser paints between two of them, never within.
 */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await pause();
  const start = performance.now();
  await work();
  void document.body.offsetHeight;
  return performance.now() - start;
}

/** The same until the frame after it is painted; frames come as soon as they are drawn (run.ts). */
async function untilPainted(work: () => Promise<unknown>): Promise<number> {
  await frame();
  const start = performance.now();
  await work();
  await frame();
  return performance.now() - start;
}

/** `painted`: one row, until the frame that shows it is painted. */
export type Task = 'mount' | 'first' | 'status' | 'row' | 'painted' | 'type';

/**
 * How often a screen that stands is changed for one sample: a single change of a few rows takes about a millisecond. Even,
 * so that the screen is left as it was found.
 */
const changesOf = (size: number): number => (size < 1000 ? 20 : 6);

/** One change of a screen that stands, the next one each time. */
async function change(
  task: Task,
  container: HTMLElement,
  mounted: Mounted,
  size: number,
  turn: number,
): Promise<number> {
  const there = turn % 2 === 0;
  const next: LoanData =
    task === 'status'
      ? loanData(size, { status: there ? '180' : '174' })
      : loanData(size, there ? { row: Math.floor(size / 2) } : {});
  // A button is busy until React finds the time to draw that it no longer is, and takes no press before.
  for (let wait = 0; wait < 1000 && container.querySelector('footer [aria-busy="true"]') !== null; wait += 1)
    await pause();
  const time = await (task === 'painted' ? untilPainted : timed)(() => mounted.update(next));
  const expected = task === 'status' ? `Por pagar ${next.orderStatus}` : 'cambió';
  if (container.textContent.includes(expected) !== (task === 'status' || there))
    throw new Error(`${task}, change ${turn + 1} of ${size} rows: not drawn`);
  return time;
}

/** Draws a screen and changes it in each way; the times are those of the tasks, in their order. */
async function sample(mount: Mount, tasks: readonly Task[], kind: Kind, size: number): Promise<number[]> {
  const container = host();
  if (tasks.includes('first')) forgetPlans();
  // What earlier samples left is painted and collected now, and not in the middle of this one.
  await frame();
  window.gc?.();
  let mounted: Mounted | undefined;
  const drawing = await timed(async () => {
    mounted = await mount(container, kind, loanData(size), size);
  });
  if (mounted === undefined) throw new Error('not mounted');
  const times: number[] = [];
  for (const task of tasks) {
    if (task === 'mount' || task === 'first') {
      times.push(drawing);
      continue;
    }
    const changes = changesOf(size);
    if (task === 'type') {
      const time = await timed(async () => {
        for (let length = 1; length <= changes; length += 1) await type(container, length);
      });
      times.push(time / changes);
      continue;
    }
    let time = 0;
    for (let turn = 0; turn < changes; turn += 1) time += await change(task, container, mounted, size, turn);
    times.push(time / changes);
  }
  const rows =
    kind === 'form'
      ? container.querySelectorAll('input').length
      : kind === 'complaint'
        ? container.querySelectorAll('textarea, input[type="file"], footer button').length
        : container.querySelectorAll('dt, li, [id^="i"], [id*="body"]').length;
  if (rows < size && kind !== 'repeated') throw new Error(`${kind}: ${rows} of ${size} drawn`);
  mounted.root.unmount();
  container.remove();
  return times;
}

function type(container: HTMLElement, length: number): Promise<void> {
  const area = container.querySelector('textarea');
  const input = area ?? container.querySelector('input');
  const { prototype } = area === null ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, 'a'.repeat(length));
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  if (area !== null && !container.textContent.includes(`${length}/200`))
    throw new Error('nothing was counted');
  void document.body.offsetHeight;
  return Promise.resolve();
}

/** How many pairs are drawn: at least `least`, and more until `budget` (ms) is used up. */
export interface Amount {
  readonly least: number;
  readonly budget: number;
}

/** The pairs of each task. Turns about who goes first: what the first leaves behind is the second's to bear. */
async function pairs(
  tasks: readonly Task[],
  kind: Kind,
  size: number,
  { least, budget }: Amount,
): Promise<Pair[][]> {
  const found = tasks.map((): Pair[] => []);
  const start = performance.now();
  for (let turn = 0; turn < least || performance.now() - start < budget; turn += 1) {
    const ways = turn % 2 === 0 ? [mountEngine, mountHand] : [mountHand, mountEngine];
    const times = new Map<Mount, readonly number[]>();
    for (const way of ways) times.set(way, await sample(way, tasks, kind, size));
    found.forEach((list, index) => {
      const [measured, reference] = [mountEngine, mountHand].map((way) => times.get(way)?.[index]);
      if (measured === undefined || reference === undefined) throw new Error('not measured');
      list.push({ measured, reference });
    });
  }
  return found;
}

export type Way = 'engine' | 'hand';
const ways: Readonly<Record<Way, Mount>> = { engine: mountEngine, hand: mountHand };

/** The first screen of a fresh page: nothing of it was run before. */
async function once(way: Way, size: number): Promise<number> {
  const container = host();
  await frame();
  return timed(() => ways[way](container, 'detail', loanData(size)));
}

/** Mounts and unmounts the loan's detail; what is left is the caller's to count. */
async function cycle(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const container = host();
    const mounted = await mountEngine(container, 'detail', loanData(200));
    mounted.root.unmount();
    container.remove();
  }
  await frame();
}

declare global {
  interface Window {
    bench: { pairs: typeof pairs; once: typeof once; cycle: typeof cycle };
    /** There by a flag of the browser. */
    gc?: () => void;
  }
}

window.bench = { pairs, once, cycle };
