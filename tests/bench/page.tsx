/** Runs in the measured page: each task for the engine and for the hand-written screen, in turns, as medians. */
import '../../src/ui/base.css';
import { loanData, type LoanData } from './data.ts';
import { forgetPlans, mountEngine, type Kind, type Mounted } from './engine-screen.tsx';
import { mountHand } from './hand-screen.tsx';

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

async function once(mount: Mount, task: string, kind: Kind, size: number): Promise<number> {
  const container = host();
  let mounted: Mounted | undefined;
  const make = async (): Promise<void> => {
    mounted = await mount(container, kind, loanData(size), size);
  };
  let time: number;
  if (task === 'first') forgetPlans();
  if (task === 'mount' || task === 'first') time = await timed(make);
  else {
    await make();
    await frame();
    if (task === 'type') time = await timed(async () => type(container));
    else {
      const next: LoanData =
        task === 'status' ? loanData(size, { status: '180' }) : loanData(size, { row: Math.floor(size / 2) });
      time = await timed(async () => mounted?.update(next));
      const expected = task === 'status' ? 'Por pagar 180' : 'cambió';
      if (!container.textContent.includes(expected)) throw new Error(`${kind} ${task}: not drawn`);
    }
  }
  const rows =
    kind === 'form'
      ? container.querySelectorAll('input').length
      : kind === 'complaint'
        ? container.querySelectorAll('textarea, input[type="file"], footer button').length
        : container.querySelectorAll('dt, li, [id^="i"], [id*="body"]').length;
  if (rows < size && kind !== 'repeated') throw new Error(`${kind} ${task}: ${rows} of ${size} drawn`);
  mounted?.root.unmount();
  container.remove();
  return time;
}

function type(container: HTMLElement): Promise<void> {
  const area = container.querySelector('textarea');
  const input = area ?? container.querySelector('input');
  const { prototype } = area === null ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, 'a');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  if (area !== null && !container.textContent.includes('1/200')) throw new Error('nothing was counted');
  return Promise.resolve();
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Measured {
  readonly engine: number;
  readonly hand: number;
  readonly ratio: number;
}

async function compare(task: string, kind: Kind, size: number, rounds: number): Promise<Measured> {
  const engine: number[] = [];
  const hand: number[] = [];
  for (let round = -6; round < rounds; round += 1) {
    const first = round % 2 === 0 ? mountEngine : mountHand;
    const second = first === mountEngine ? mountHand : mountEngine;
    for (const mount of [first, second]) {
      const time = await once(mount, task, kind, size);
      // The first rounds warm up both.
      if (round >= 0) (mount === mountEngine ? engine : hand).push(time);
    }
  }
  return { engine: median(engine), hand: median(hand), ratio: median(engine) / median(hand) };
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
    bench: { compare: typeof compare; cycle: typeof cycle };
  }
}

window.bench = { compare, cycle };
