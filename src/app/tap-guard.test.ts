// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { guardTaps } from './tap-guard.ts';

const pressed: string[] = [];
let time = 0;

function button(name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.addEventListener('click', () => pressed.push(name));
  document.body.append(made);
  return made;
}

function tap(target: Element, x: number, after: number, detail = 1, pointerType = 'mouse'): void {
  time += after;
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: 700,
    detail,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  target.dispatchEvent(event);
}

guardTaps(document);
beforeEach(() => {
  pressed.length = 0;
  document.body.replaceChildren();
  time += 10_000;
});

it.each([
  ['mouse', 2],
  ['touch', 1],
])('drops the second tap of a double tap by %s that hits something else', (pointerType, detail) => {
  const [sheet, below] = [button('sheet'), button('below')];
  tap(sheet, 100, 0, 1, pointerType);
  sheet.remove();
  tap(below, 104, 180, detail, pointerType);
  expect(pressed).toEqual(['sheet']);
});

it('lets a mouse that begins anew through, however fast', () => {
  const [one, two] = [button('one'), button('two')];
  tap(one, 100, 0);
  tap(two, 100, 50);
  expect(pressed).toEqual(['one', 'two']);
});

it('lets a second tap on the same control through: it has its own lock', () => {
  const one = button('one');
  tap(one, 100, 0);
  tap(one, 100, 180, 2);
  expect(pressed).toEqual(['one', 'one']);
});

it('lets taps elsewhere, later ones and keys through', () => {
  const [one, two] = [button('one'), button('two')];
  tap(one, 100, 0);
  tap(two, 200, 100);
  tap(one, 200, 400);
  tap(two, 200, 10, 0);
  expect(pressed).toEqual(['one', 'two', 'one', 'two']);
});
