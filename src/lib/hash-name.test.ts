import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOfText, nameOfDigest } from './hash-name.ts';

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

it('names a text by 22 letters, as base64url has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(hashOfText(text, digest)).toBe(
        createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url'),
      );
    }),
  );
});

it('writes every length as base64url has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 16 }), (bytes) => {
      expect(nameOfDigest(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});
