/** What a press on the phone does while a screen is used. */
import { afterEach, expect, it, vi } from 'vitest';
import { createHands, type Hands } from './hands.ts';
import type { FromPhone } from './protocol.ts';
import type { Parts } from './parts.tsx';
import type { Stage, Standing } from './stage.tsx';

const parts: Parts = {
  dress: (_type, widget) => widget,
  around: () => [],
  rects: () => [],
  isIn: () => false,
  unfold: () => undefined,
};
afterEach(() => document.body.replaceChildren());

/** Another phone listens no more. */
function withHands<Given>(
  stage: Stage,
  say: (message: FromPhone) => void,
  work: (hands: Hands) => Given,
): Given {
  const added = vi.spyOn(document, 'addEventListener');
  try {
    return work(createHands(stage, parts, say));
  } finally {
    for (const [type, listener, options] of added.mock.calls)
      document.removeEventListener(type, listener, options);
    added.mockRestore();
  }
}

function press(href: string): { readonly stays: boolean; readonly opened: readonly string[] } {
  const opened: string[] = [];
  const ports = { urls: { open: (url: string) => void opened.push(url) } };
  const standing = { shown: { mode: 'use' }, prepared: { world: { ports } } } as unknown as Standing;
  const stage = { standing: () => standing, around: () => undefined } as unknown as Stage;
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  withHands(
    stage,
    () => undefined,
    () => link.dispatchEvent(event),
  );
  return { stays: event.defaultPrevented, opened };
}

it('a link goes where the app would lead, and never takes the frame away', () => {
  const home = window.location.origin;
  expect(press('/inThe?orderId=174')).toEqual({ stays: true, opened: [`${home}/inThe?orderId=174`] });
  expect(press('https://wa.me/1')).toEqual({ stays: true, opened: ['https://wa.me/1'] });
});

it('a link to a place of the same page leads there', () => {
  expect(press('#costs')).toEqual({ stays: false, opened: [] });
});

it('a disabled control is chosen by a press, though it tells of no click', () => {
  const said: FromPhone[] = [];
  const loaded = { plan: { body: [], footer: [], dialogs: {}, sources: [] }, module: { definition: {} } };
  const standing = { shown: { mode: 'look' }, live: () => undefined, prepared: { loaded } };
  const project = { placeOf: () => ({ file: 'screens/one.json' }) };
  const stage = { standing: () => standing, around: () => ({ project }) } as unknown as Stage;
  document.body.innerHTML = '<button disabled><span>Pay</span></button><p>Words</p>';
  const [span, words] = document.querySelectorAll('span, p');
  const tell = (type: string, target = span): boolean | undefined =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  withHands(
    stage,
    (message) => void said.push(message),
    () => {
      tell('pointerdown', words);
      tell('pointerup');
      tell('pointerdown', words);
      tell('pointerup', words);
      expect(said).toEqual([]);
      tell('pointerdown');
      tell('pointerup');
      expect(said).toEqual([{ kind: 'picked', place: { file: 'screens/one.json', pointer: '' } }]);
    },
  );
});

it('where a part is seen is asked again once there are other states, as an edit may give them other names', () => {
  const said: FromPhone[] = [];
  const prepared = { loaded: { plan: { body: [], footer: [], dialogs: {}, sources: [] } } };
  const standing = { shown: { mode: 'pick' }, situation: { id: 'one' }, live: () => undefined, prepared };
  let situations: readonly object[] = [];
  const stage = { standing: () => ({ ...standing, situations }), around: () => ({}) } as unknown as Stage;
  withHands(
    stage,
    (message) => void said.push(message),
    (hands) => {
      hands.select({ file: 'screens/one.json', pointer: '/body/0' });
      hands.refresh();
      expect(said).toEqual([expect.objectContaining({ kind: 'seen', shown: false })]);
      situations = [];
      hands.refresh();
      expect(said).toHaveLength(2);
    },
  );
});
