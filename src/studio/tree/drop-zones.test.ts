/** Where a mouse that drags a row puts it: beside rows in their upper and lower thirds, into them in between. */
import { describe, expect, it } from 'vitest';
import { landingAt, type Drawn } from './drop-zones.ts';
import type { Row } from './outline.ts';

const row = (id: string, ...rows: readonly Row[]): Row => ({ id, rows }) as unknown as Row;
/** Two questions with an answer each, the second one closed. */
const [answer, other] = [row('answer'), row('other')];
const [first, second] = [row('first', answer), row('second', other)];
const area = row('area', first, second);
const rows = [area, first, answer, second, other];
/** 30 px each, with 2 px between them. */
const drawn = ['area', 'first', 'answer', 'second'].map((id, index): Drawn => ({
  id,
  top: index * 32,
  bottom: index * 32 + 30,
  left: [0, 14, 28, 14][index] ?? 0,
}));
const holds = new Set(['area', 'first', 'second']);
const landing = (x: number, y: number, may?: (key: string) => boolean): string => {
  const found = landingAt({ x, y }, drawn, rows, ({ key, dropPosition }) =>
    may === undefined ? dropPosition !== 'on' || holds.has(String(key)) : may(String(key)),
  );
  return found === undefined ? '' : `${found.meant.dropPosition} ${found.meant.key}`;
};

describe('a mouse that drags a row', () => {
  it('puts it before one in its upper third, into it in the middle', () => {
    expect(landing(20, 32 + 1)).toBe('before first');
    expect(landing(20, 32 + 9)).toBe('before first');
    expect(landing(20, 32 + 15)).toBe('on first');
    expect(landing(20, 96 + 9)).toBe('before second');
    expect(landing(20, 96 + 15)).toBe('on second');
  });

  it('puts it after one that is closed in its lower third', () => {
    expect(landing(20, 96 + 21)).toBe('after second');
    expect(landing(20, 96 + 60)).toBe('after second');
  });

  it('puts it first into one that is open in its lower third', () => {
    expect(landing(20, 32 + 25)).toBe('before answer');
  });

  it('puts it beside what holds nothing, by its halves', () => {
    expect(landing(40, 64 + 14)).toBe('before answer');
    expect(landing(40, 64 + 16)).toBe('after answer');
  });

  it('puts it as far out as the mouse is to the left, after the last of a list', () => {
    expect(landing(40, 64 + 25)).toBe('after answer');
    expect(landing(16, 64 + 25)).toBe('after first');
    expect(landing(2, 64 + 25)).toBe('after first');
  });

  it('puts it nowhere where it may not go, and into a row where it may not stand beside it', () => {
    expect(landing(20, 32 + 4, () => false)).toBe('');
    expect(landing(0, 2, (key) => key === 'area')).toBe('before area');
    const found = landingAt({ x: 0, y: 2 }, drawn, rows, ({ dropPosition }) => dropPosition === 'on');
    expect(found?.meant).toMatchObject({ key: 'area', dropPosition: 'on' });
  });
});
