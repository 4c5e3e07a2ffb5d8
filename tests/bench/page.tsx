/** Runs in the measured page: each task for the engine and for the hand-written screen, in turns, as pairs of times. */
import '../../src/ui/base.css';
import { loanData, type LoanData } from './data.ts';
import { forgetPlans, mountEngine, type Kind, type Mounted } from './engine-screen.tsx';
import { mountHand } from './hand-screen.tsx';
import type { Pair } from './statistics.ts';

type Mount = typeof mountEngine;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
  });

function host(): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/** Time of the work and of the layout it causes; waiting for a frame would hide what is small. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await frame();
  const start = performance.now();
  await work();
  void document.body.offsetHeight;
  return performance.now() - start;
}

export type Task = 'mount' | 'first' | 'status' | 'row' | 'type';

/** How often a screen that stands is changed for one sample: a single change takes about a millisecond. */
const changes = 5;

/** One change of a screen that stands, the next one each time. */
async function change(
  task: Task,
  container: HTMLElement,
  mounted: Mounted,
  size: number,
  turn: number,
): Promise<number> {
  if (task === 'type') return timed(async () => type(container, turn + 1));
  const there = turn % 2 === 0;
  const next: LoanData =
    task === 'status'
      ? loanData(size, { status: there ? '180' : '174' })
      : loanData(size, there ? { row: Math.floor(size / 2) } : {});
  // A button is busy until React finds the time to draw that it no longer is, and takes no press before.
  for (let wait = 0; wait < 100 && container.querySelector('footer [aria-busy="true"]') !== null; wait += 1)
    await frame();
  const time = await timed(() => mounted.update(next));
  const expected = task === 'status' ? `Por pagar ${next.orderStatus}` : 'cambió';
  if (container.textContent.includes(expected) !== (task === 'status' || there))
    throw new Error(`${task}, change ${turn + 1} of ${size} rows: not drawn`);
  return time;
}

async function sample(mount: Mount, task: Task, kind: Kind, size: number): Promise<number> {
  const container = host();
  if (task === 'first') forgetPlans();
  // What earlier samples left is collected now, and not in the middle of this one.
  window.gc?.();
  let mounted: Mounted | undefined;
  let time = await timed(async () => {
    mounted = await mount(container, kind, loanData(size), size);
  });
  if (mounted === undefined) throw new Error('not mounted');
  if (task !== 'mount' && task !== 'first') {
    time = 0;
    for (let turn = 0; turn < changes; turn += 1) time += await change(task, container, mounted, size, turn);
    time /= changes;
  }
  const rows =
    kind === 'form'
      ? container.querySelectorAll('input').length
      : kind === 'complaint'
        ? container.querySelectorAll('textarea, input[type="file"], footer button').length
        : container.querySelectorAll('dt, li, [id^="i"], [id*="body"]').length;
  if (rows < size && kind !== 'repeated') throw new Error(`${kind} ${task}: ${rows} of ${size} drawn`);
  mounted.root.unmount();
  container.remove();
  return time;
}

function type(container: HTMLElement, length: number): Promise<void> {
  const area = container.querySelector('textarea');
  const input = area ?? container.querySelector('input');
  const { prototype } = area === null ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, 'a'.repeat(length));
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  if (area !== null && !container.textContent.includes(`${length}/200`))
    throw new Error('nothing was counted');
  return Promise.resolve();
}

/** How many pairs are drawn: at least `least`, and more until `budget` (ms) is used up. */
export interface Amount {
  readonly least: number;
  readonly budget: number;
}

/** Turns about who goes first: what the first leaves behind is the second's to bear. */
async function pairs(task: Task, kind: Kind, size: number, { least, budget }: Amount): Promise<Pair[]> {
  const found: Pair[] = [];
  const start = performance.now();
  while (found.length < least || performance.now() - start < budget) {
    if (found.length % 2 === 0) {
      const measured = await sample(mountEngine, task, kind, size);
      found.push({ measured, reference: await sample(mountHand, task, kind, size) });
    } else {
      const reference = await sample(mountHand, task, kind, size);
      found.push({ measured: await sample(mountEngine, task, kind, size), reference });
    }
  }
  return found;
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
    bench: { pairs: typeof pairs; cycle: typeof cycle };
    /** There by a flag of the browser. */
    gc?: () => void;
  }
}

window.bench = { pairs, cycle };
