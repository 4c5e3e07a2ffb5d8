import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToken, writeToken, type SecretOf } from './page-token.ts';

const now = Date.UTC(2026, 10, 23, 23, 30);
const today = Math.floor(now / 86_400_000);
const secrets = new Map([today, today + 1].map((day) => [day, Buffer.alloc(32, day)]));
const secretOf: SecretOf = (day) => secrets.get(day);
const written = (network = '203.0.113', at = now): string => writeToken(7, network, at, secretOf) ?? '';

describe('a token', () => {
  it('says its pointer and its time, and its network as a number, to who has the secret', () => {
    const token = readToken(written(), now + 5000, secretOf);
    expect(token).toMatchObject({ seq: 7, at: now / 1000 });
    expect(readToken(written(), now, secretOf)?.network).toBe(token?.network);
    expect(readToken(written('203.0.114'), now, secretOf)?.network).not.toBe(token?.network);
  });

  it('is of one page alone, and its network has another number on another day', () => {
    const [one, other] = [readToken(written(), now, secretOf), readToken(written(), now, secretOf)];
    expect(one?.page).not.toBe(other?.page);
    const tomorrow = now + 3_600_000;
    expect(readToken(written('203.0.113', tomorrow), tomorrow, secretOf)?.network).not.toBe(one?.network);
  });

  it.each([
    ['an hour later, over midnight', 3_600_000, true],
    ['longer after', 3_601_000, false],
    ['on a server whose clock is a little behind', -60_000, true],
    ['before it was made', -61_000, false],
  ])('%s', (_name, later, counts) => {
    expect(readToken(written(), now + later, secretOf) !== undefined).toBe(counts);
  });

  it('is none where a letter is another one', () => {
    const token = written();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 37 }),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
        (at, letter) => {
          const changed = token.slice(0, at) + letter + token.slice(at + 1);
          // The last letters of base64url hold bits that nobody reads.
          const isSame = Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'));
          expect(readToken(changed, now, secretOf) === undefined).toBe(!isSame);
        },
      ),
    );
  });

  it('is none of another store, of a day that is forgotten, or of no shape at all', () => {
    expect(readToken(written(), now, () => Buffer.alloc(32, 1))).toBeUndefined();
    expect(readToken(written(), now, () => undefined)).toBeUndefined();
    for (const text of ['', 'x', 'ñ'.repeat(38), `${written()}A`])
      expect(readToken(text, now, secretOf)).toBeUndefined();
    expect(writeToken(7, '', now, () => undefined)).toBeUndefined();
  });
});
