/**
 * The captcha: its text from a visitor's sid and a count, and its picture. The same sid and count give the same bytes.
 * It must not know who asks or what is kept.
 */
import { createHash } from 'node:crypto';
import { columns, letters, rows } from './captcha-letters.ts';
import { pngOf } from './png.ts';

const alphabet = [...letters.keys()];
const length = 4;
/** Twice the size it is shown at: sharp on a phone. */
const [width, height] = [240, 96];
const dot = 8;
/** From the paper to the ink: enough steps for smooth edges. */
const steps = 15;
const paper = [231, 239, 237] as const;
const ink = [14, 76, 66] as const;
const palette = Array.from({ length: steps + 1 }, (_, step): readonly [number, number, number] => {
  const mix = (from: number, to: number): number => Math.round(from + ((to - from) * step) / steps);
  return [mix(paper[0], ink[0]), mix(paper[1], ink[1]), mix(paper[2], ink[2])];
});

/** Numbers between 0 and 1 that follow from the seed: a stream of digests. */
function chanceOf(seed: string): () => number {
  let [bytes, at, round] = [new Uint8Array(), 0, 0];
  return () => {
    if (at >= bytes.length) {
      bytes = createHash('sha256')
        .update(`${seed}\n${(round += 1)}`)
        .digest();
      at = 0;
    }
    return (bytes[at++] ?? 0) / 256;
  };
}

/** Four letters; the count is of the pictures that this sid has asked for. */
export function captchaText(sid: string, count: number): string {
  const chance = chanceOf(`text\n${sid}\n${count}`);
  return Array.from(
    { length },
    () => alphabet[Math.floor(chance() * alphabet.length)] ?? alphabet[0] ?? '',
  ).join('');
}

type Shade = (x: number, y: number) => number;

/** How much of a dot lies at a place between dots, 0 to 1: the four around it, weighted. */
function inkAt(dots: readonly boolean[], column: number, row: number): number {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  let sum = 0;
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [left + dx, top + dy];
    if (x < 0 || y < 0 || x >= columns || y >= rows || dots[y * columns + x] !== true) continue;
    sum += (1 - Math.abs(column - x)) * (1 - Math.abs(row - y));
  }
  return sum;
}

/** A letter around its middle, turned a little. */
function letterShade(letter: string, middle: number, chance: () => number): Shade {
  const dots = letters.get(letter) ?? [];
  const angle = (chance() - 0.5) * 0.6;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [centerX, centerY] = [middle + (chance() - 0.5) * 10, height / 2 + (chance() - 0.5) * 14];
  return (x, y) => {
    const [dx, dy] = [x - centerX, y - centerY];
    const column = (dx * cosine + dy * sine) / dot + (columns - 1) / 2;
    const row = (dy * cosine - dx * sine) / dot + (rows - 1) / 2;
    // Low enough that dots which touch at a corner only are still one stroke; steep, so that edges are firm.
    return (inkAt(dots, column, row) - 0.25) * 4;
  };
}

/** A thin wave across the whole picture. */
function waveShade(chance: () => number): Shade {
  const [base, swing, span, start] = [
    height * (0.3 + chance() * 0.4),
    6 + chance() * 12,
    70 + chance() * 80,
    chance() * 6,
  ];
  return (x, y) => 1.6 - Math.abs(y - base - swing * Math.sin((x / span) * 6.28 + start));
}

export function drawCaptcha(sid: string, count: number): Buffer {
  const chance = chanceOf(`picture\n${sid}\n${count}`);
  const step = width / (length + 0.6);
  const shades: readonly Shade[] = [
    ...captchaText(sid, count)
      .split('')
      .map((letter, index) => letterShade(letter, step * (index + 0.8), chance)),
    waveShade(chance),
    waveShade(chance),
  ];
  const indexes = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = Math.max(0, ...shades.map((each) => each(x, y)));
      indexes[y * width + x] = Math.round(Math.min(1, shade) * steps);
    }
  return pngOf({ width, height, indexes }, palette);
}
