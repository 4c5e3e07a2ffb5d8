// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { columns, letters, rows } from './captcha-letters.ts';
import { captchaText, drawCaptcha } from './captcha.ts';

const counts = Array.from({ length: 200 }, (_, count) => count + 1);

describe('a captcha', () => {
  it('has four letters or digits that cannot be taken for another', () => {
    for (const count of counts) expect(captchaText('a1', count)).toMatch(/^[2-79AC-FHK-NPRTWY]{4}$/);
  });

  it('follows from the sid and the count, text and picture', () => {
    expect(captchaText('a1', 3)).toBe(captchaText('a1', 3));
    expect(drawCaptcha('a1', 3).equals(drawCaptcha('a1', 3))).toBe(true);
    expect(drawCaptcha('a1', 3).equals(drawCaptcha('a1', 4))).toBe(false);
    expect(new Set(counts.map((count) => captchaText('a1', count))).size).toBeGreaterThan(190);
    expect(captchaText('b2', 3)).not.toBe(captchaText('a1', 3));
  });

  it('is small enough for a bad network, and has paper and ink', () => {
    const picture = drawCaptcha('a1', 1);
    expect(picture.length).toBeLessThan(6000);
    const start = picture.indexOf('IDAT') + 4;
    const levels = inflateSync(picture.subarray(start, start + picture.readUInt32BE(start - 8)));
    const inked = levels.filter((level) => level > 10).length / levels.length;
    expect(inked).toBeGreaterThan(0.1);
    expect(inked).toBeLessThan(0.5);
  });
});

it('no two letters are drawn alike', () => {
  const drawings = [...letters.values()];
  expect(drawings.map((dots) => dots.length)).toEqual(drawings.map(() => columns * rows));
  expect(new Set(drawings.map(String)).size).toBe(drawings.length);
});
