/** What is wrong is marked by how wrong it is, and not over what covers it. */
import { beforeEach, expect, it } from 'vitest';
import { createMarks } from './marks.ts';

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});

it('an error and a doubt are marked each in its own way, and one goes without the other', () => {
  const marks = createMarks(document);
  const box = { place: new DOMRect(16, 20, 300, 40), clip: 'inset(36px 0 0)' };
  marks.draw('wrong', [box]);
  marks.draw('doubted', [box, box]);
  const count = (name: string): number => document.querySelectorAll(`.phone-marks > .${name}`).length;
  expect([count('phone-wrong'), count('phone-doubted')]).toEqual([1, 2]);
  expect(document.querySelector<HTMLElement>('.phone-wrong')?.style.clipPath).toBe('inset(36px 0 0)');
  marks.draw('wrong', []);
  expect([count('phone-wrong'), count('phone-doubted')]).toEqual([0, 2]);
});
