/** The app in the phone: opened where a screen is, on a borrower's data, it goes where it leads and follows what is written. */
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePicture } from '../../check/states/sample.ts';
import { configured, files, settle, snapshot } from '../../../tests/studio/testing.tsx';
import { createRegistry } from './registry.ts';
import { createStage, type Stage } from './stage.tsx';
import type { FromPhone, SandboxVisit, Shown } from './protocol.ts';
import { createWalk, stopAt, stopOn } from './walk.ts';
import { openProject } from './project.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open(method: string, url: string): void {
        asked.push(`${method} ${url}`);
      }
      setRequestHeader(): void {}
      send(): void {}
      abort(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const root: Root = { render: () => undefined, unmount: () => undefined };
const visit: SandboxVisit = {
  session: 'secret',
  apiBase: '/studio-phone/sandbox',
  kinds: { order: '180', product: '1' },
  round: 1,
};
const inState = { tongue: 'es', text: 100, mode: 'use', screen: 'loan-detail' } as const;
const inSandbox = { ...inState, sandbox: visit };
const project = openProject(snapshot.project, files);

interface Open {
  readonly stage: Stage;
  readonly said: FromPhone[];
  show(shown: Shown, screen: string): Promise<void>;
}

async function open(): Promise<Open> {
  const said: FromPhone[] = [];
  const stage = createStage({
    root,
    say: (message) => void said.push(message),
    changed: () => undefined,
    registry: createRegistry((_type, widget) => widget),
    configs: { es: await configured(), en: await configured() },
    picture: samplePicture,
  });
  stage.open(snapshot.project, files);
  const stands = (screen: string): Promise<void> =>
    vi.waitFor(
      async () => {
        await settle();
        expect(stage.standing()?.id).toBe(screen);
      },
      { timeout: 50_000 },
    );
  return {
    stage,
    said,
    async show(shown, screen) {
      stage.show(shown);
      await stands(screen);
    },
  };
}

it('opens where the screen is, with what its address names of the borrower, and what it cannot be without', () => {
  expect(stopOn(project, 'loan-detail', visit.kinds, 'es')).toEqual({
    screen: 'loan-detail',
    route: '/inThe',
    query: { orderId: '180', productId: '1' },
  });
  const { query } = stopOn(project, 'repay-instruction', visit.kinds, 'es');
  expect(Object.keys(query).sort()).toEqual(['amount', 'orderId', 'payCode', 'productId', 'requestType']);
  expect(stopAt(project, '/inThe/?from=paid', { orderId: '3' })).toEqual({
    screen: 'loan-detail',
    route: '/inThe/',
    query: { from: 'paid', orderId: '3' },
  });
  expect(stopAt(project, '#/agreementTemplate?id=a')?.screen).toBe('promotion-agreement');
  expect(stopAt(project, '/none')).toBeUndefined();
  for (const id of ['about', 'public-home', 'repay-choose']) {
    const { route = '' } = stopOn(project, id, visit.kinds, 'es');
    expect([id, project.screenAt(route)]).toEqual([id, id]);
  }
});

it('a way has a beginning, and another screen in the place of one is not gone back to', () => {
  const stop = (screen: string) => ({ screen, route: undefined, query: {} });
  const walk = createWalk(stop('a'));
  expect([walk.canGoBack(), walk.back()]).toEqual([false, false]);
  walk.go(stop('b'), { replace: false });
  walk.go(stop('c'), { replace: true });
  expect([walk.here().screen, walk.back(), walk.here().screen, walk.back()]).toEqual(['c', true, 'a', false]);
});

it('goes where a press leads and back, tells where it is, and comes back to the state it was in', async () => {
  const { stage, said, show } = await open();
  await show(inState, 'loan-detail');
  const before = stage.standing();
  await show(inSandbox, 'loan-detail');
  expect(stage.standing()?.prepared.place.query).toEqual({ orderId: '180', productId: '1' });
  const { ports } = stage.standing()?.prepared.world ?? {};
  ports?.router.navigate('/knowledgeEarth', { orderId: '180', productId: '1' }, { replace: false });
  await show(inSandbox, 'repay');
  expect(stage.standing()?.way?.canGoBack).toBe(true);
  ports?.router.back();
  await show(inSandbox, 'loan-detail');
  expect(said.flatMap((each) => (each.kind === 'stands' ? [each.screen] : []))).toEqual([
    'loan-detail',
    'repay',
    'loan-detail',
  ]);
  stage.show(inState);
  await vi.waitFor(() => expect(stage.standing()?.situation.id).toBe(before?.situation.id));
}, 60_000);

it('follows what is written on whichever screen it has come to, without beginning anew', async () => {
  const { stage, show } = await open();
  await show(inSandbox, 'loan-detail');
  stage.standing()?.prepared.world.ports.router.navigate('/ofShe', {}, { replace: false });
  await show(inSandbox, 'orders');
  const { prepared } = stage.standing() ?? {};
  const screen = JSON.parse(files['screens/orders.json'] ?? '') as Record<string, unknown>;
  stage.change(1, { 'screens/orders.json': JSON.stringify({ ...screen, title: '@app.ok' }) });
  await vi.waitFor(() => expect(stage.standing()?.prepared).not.toBe(prepared));
  expect(stage.standing()?.id).toBe('orders');
  expect(stage.standing()?.prepared.world).toBe(prepared?.world);
}, 60_000);

it('asks the sandbox alone, in the name of its own world, keeps nothing in the browser and never leaves the phone', async () => {
  const { stage, show } = await open();
  await show(inSandbox, 'loan-detail');
  const { world, notices } = stage.standing()?.prepared ?? {};
  const { ports } = world ?? {};
  const { loanDetails: call } = project.calls;
  if (call === undefined) throw new Error('no call');
  void ports?.http.send(call, {}, { signal: new AbortController().signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/^POST \/studio-phone\/sandbox\/.*sessionId=secret/);
  ports?.storage.write('keep:secret:a', 1);
  ports?.cookies.write('sid', 'x');
  await ports?.ledger.open();
  expect([ports?.storage.read('keep:secret:a'), ports?.cookies.read('sid')]).toEqual([1, 'x']);
  expect([localStorage.length, document.cookie]).toEqual([0, '']);
  const here = window.location.href;
  ports?.urls.open('https://wa.me/521');
  ports?.bridge.send({ type: 'callPhone', payload: { phone: '55 1' } });
  expect(window.location.href).toBe(here);
  expect(notices?.toasts.current()?.text).toBe('Aquí se sale de la app: https://wa.me/521');
  ports?.urls.open(new URL('/knowledgeEarth?orderId=180&productId=1', here).href);
  await show(inSandbox, 'repay');
}, 60_000);

it('shows a screen in the name and colors of another brand, and in this one again', async () => {
  const { stage, show } = await open();
  await show(inState, 'loan-detail');
  const company = (): string => String(stage.around()?.config.company.name);
  const own = company();
  await show({ ...inState, brand: 'other' }, 'loan-detail');
  await vi.waitFor(() => expect(stage.standing()?.shown.brand).toBe('other'));
  expect(company().length).toBeGreaterThan(80);
  expect(stage.standing()?.prepared.world.config.company.name).toBe(company());
  const colored = document.documentElement.style.cssText;
  await show({ ...inState, brand: 'plain' }, 'loan-detail');
  await vi.waitFor(() => expect(stage.standing()?.shown.brand).toBe('plain'));
  expect(company()).toBe('');
  expect(document.documentElement.style.cssText).not.toBe(colored);
  await show({ ...inState, brand: 'own' }, 'loan-detail');
  await vi.waitFor(() => expect(stage.standing()?.shown.brand).toBe('own'));
  expect(company()).toBe(own);
}, 60_000);
