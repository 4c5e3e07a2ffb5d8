/** Holds that what a snapshot says is what the program said. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import { pack, unpack } from './packed.ts';

const scalar = fc.oneof(
  fc.string(),
  fc.double({ noNaN: false }).filter((value) => !Object.is(value, -0)),
  fc.boolean(),
  fc.constantFrom(null, undefined),
);
const { any } = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, scalar, tie('list'), tie('object'), tie('map'), tie('set')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc.dictionary(
    fc.string().filter((name) => name !== '$is' && name !== '__proto__'),
    tie('any'),
    { maxKeys: 4, noNullPrototype: true },
  ),
  map: fc.array(fc.tuple(fc.string(), tie('any')), { maxLength: 4 }).map((all) => new Map(all)),
  set: fc.array(scalar, { maxLength: 4 }).map((all) => new Set(all)),
}));

it('gives back what was packed, through a file', () => {
  fc.assert(
    fc.property(any, (value) => {
      const file = JSON.stringify(pack(value));
      expect(unpack(JSON.parse(file) as Json)).toStrictEqual(value);
    }),
  );
});

it.each([[() => 1], [{ $is: 'map' }], [{ inner: [Symbol('no')] }]])(
  'refuses %o, a mistake of the programmer',
  (value) => {
    expect(() => pack(value)).toThrow('cannot be packed');
  },
);
