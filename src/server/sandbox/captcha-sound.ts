/**
 * The captcha for who cannot see it: its letters in Morse code, since nothing here can speak. The same letters give the
 * same bytes. It must not know who listens.
 */

const rate = 8000;
const pitch = 600;
/** Of a dot, in samples; everything else is a multiple of it. */
const unit = rate / 10;
/** Unsigned 8-bit samples: what is silent lies in the middle. */
const [silence, swing] = [128, 90];

const codes: { readonly [letter: string]: string } = {
  A: '.-',
  C: '-.-.',
  E: '.',
  F: '..-.',
  H: '....',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  P: '.--.',
  R: '.-.',
  T: '-',
  W: '.--',
  Y: '-.--',
  2: '..---',
  3: '...--',
  4: '....-',
  6: '-....',
  7: '--...',
  9: '----.',
};

const tone = (units: number): Buffer =>
  Buffer.from(
    Array.from({ length: units * unit }, (_, at) =>
      Math.round(silence + swing * Math.sin((2 * Math.PI * pitch * at) / rate)),
    ),
  );
const pause = (units: number): Buffer => Buffer.alloc(units * unit, silence);

const letterOf = (letter: string): readonly Buffer[] => [
  ...Array.from(codes[letter] ?? '', (mark) => [tone(mark === '.' ? 1 : 3), pause(1)]).flat(),
  pause(6),
];

/** A WAV file of one channel. */
export function soundOf(letters: string): Buffer {
  const samples = Buffer.concat([pause(2), ...Array.from(letters, letterOf).flat()]);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
