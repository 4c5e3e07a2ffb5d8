/**
 * What stands in the phone is drawn with all its parts, whatever comes while they are still on their way: one that is missing is
 * printed, and that fails a test.
 */
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePicture } from '../../check/states/sample.ts';
import { configured, files, settle, snapshot } from '../../../tests/studio/testing.tsx';
import { createRegistry, type Registry } from './registry.ts';
import { createStage, type Stage } from './stage.tsx';

interface Slow {
  readonly stage: Stage;
  /** What is on its way is there. */
  readonly arrive: () => void;
  readonly drawn: () => number;
}

// The language of the page is the phone's.
afterEach(() => document.documentElement.removeAttribute('lang'));

const root: Root = { render: () => undefined, unmount: () => undefined };

/** A phone to which parts come when they are let. */
async function openSlow(changed: () => void = () => undefined): Promise<Slow> {
  const inner = createRegistry((_type, widget) => widget);
  const waiting: (() => void)[] = [];
  const registry: Registry = {
    ...inner,
    load: async (uses) => {
      await new Promise<void>((done) => void waiting.push(done));
      await inner.load(uses);
    },
  };
  const render = vi.fn<Root['render']>();
  const stage = createStage({
    root: { ...root, render },
    say: () => undefined,
    changed,
    registry,
    configs: {
      es: { ...(await configured()), serviceHours: 'Lunes a viernes' },
      en: { ...(await configured()), serviceHours: 'Monday to Friday' },
    },
    picture: samplePicture,
  });
  stage.open(snapshot.project, files);
  return {
    stage,
    arrive: () => waiting.splice(0).forEach((done) => done()),
    drawn: () => render.mock.calls.length,
  };
}

const shown = { tongue: 'es', text: 100, mode: 'use' } as const;
const words = (said: string): Readonly<Record<string, string>> => {
  const before = JSON.parse(files['locales/es.json'] ?? '') as Record<string, string>;
  return { 'locales/es.json': JSON.stringify({ ...before, 'order.lateFee': said }) };
};

/** On a busy machine parts take seconds to come. */
const patience = { timeout: 50_000 };

async function untilDrawn({ arrive, drawn }: Slow, times: number): Promise<void> {
  await vi.waitFor(async () => {
    arrive();
    await settle();
    expect(drawn()).toBeGreaterThanOrEqual(times);
  }, patience);
}

it('an edit that comes before the parts of a screen waits for them', async () => {
  const slow = await openSlow();
  slow.stage.show({ ...shown, screen: 'loan-confirm' });
  slow.stage.change(1, words('Otra'));
  await settle();
  expect(slow.drawn()).toBe(0);
  await untilDrawn(slow, 1);
  expect(slow.stage.standing()?.id).toBe('loan-confirm');
}, 60_000);

it('an edit while another screen is awaited does not call it off', async () => {
  const slow = await openSlow();
  slow.stage.show({ ...shown, screen: 'loan-detail' });
  await untilDrawn(slow, 1);
  slow.stage.show({ ...shown, screen: 'complaint-form' });
  const screen = JSON.parse(files['screens/loan-detail.json'] ?? '') as Record<string, unknown>;
  slow.stage.change(1, { 'screens/loan-detail.json': JSON.stringify({ ...screen, state: { more: '' } }) });
  await untilDrawn(slow, 2);
  expect(slow.stage.standing()?.id).toBe('complaint-form');
}, 60_000);

it('another project is drawn from its own words, where the screen stood already', async () => {
  const slow = await openSlow();
  slow.stage.show({ ...shown, screen: 'loan-confirm' });
  await untilDrawn(slow, 1);
  slow.stage.open(snapshot.project, { ...files, ...words('Otra') });
  await untilDrawn(slow, 2);
  expect(slow.stage.standing()?.prepared.world.ports.texts.text('order.lateFee')).toBe('Otra');
}, 60_000);

it('what a lender says in both languages stands there in that of the phone', async () => {
  const slow = await openSlow();
  const hours = (): unknown => slow.stage.standing()?.prepared.world.config.serviceHours;
  slow.stage.show({ ...shown, screen: 'customer-service' });
  await untilDrawn(slow, 1);
  expect(hours()).toBe('Lunes a viernes');
  slow.stage.show({ ...shown, tongue: 'en', screen: 'customer-service' });
  await untilDrawn(slow, 2);
  expect(hours()).toBe('Monday to Friday');
}, 60_000);

it('what is out of sight has no frames, and is looked at none the less', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const changed = vi.fn<() => void>();
  const slow = await openSlow(changed);
  slow.stage.show({ ...shown, screen: 'loan-confirm' });
  await untilDrawn(slow, 1);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), patience);
  vi.unstubAllGlobals();
}, 60_000);
