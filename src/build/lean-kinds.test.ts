/** What is done with a kind that is gone goes, and nothing else. */
import { expect, it } from 'vitest';
import { withoutKinds } from './lean-kinds.ts';

const without = (code: string): string => withoutKinds(code, [13]).replaceAll(/\s+/g, ' ');

it('takes a case that nothing goes on into', () => {
  expect(without('switch (a.tag) { case 1: x(); break; case 13: y(); break; case 2: z(); }')).toBe(
    'switch (a.tag) { case 1: x(); break; case 2: z(); }',
  );
  expect(without('switch (tag) { case 1: { return x(); } case 13: y(); case 2: z(); }')).toBe(
    'switch (tag) { case 1: { return x(); } case 2: z(); }',
  );
});

it('leaves what another case goes on into', () => {
  expect(without('switch (a.tag) { case 1: x(); case 13: y(); break; case 2: z(); }')).toBe(
    'switch (a.tag) { case 1: x(); y(); break; case 2: z(); }',
  );
  expect(without('switch (a.tag) { case 1: case 13: y(); break; default: z(); }')).toBe(
    'switch (a.tag) { case 1: y(); break; default: z(); }',
  );
  expect(without('switch (a.tag) { case 13: case 1: y(); }')).toBe('switch (a.tag) { case 1: y(); }');
});

it('takes what a case holds as well', () => {
  expect(without('switch (a.tag) { case 1: if (b.tag === 13) x(); }')).toBe(
    'switch (a.tag) { case 1: if (false) x(); }',
  );
});

it('declares what other cases use', () => {
  const code =
    'function f(a) { switch (a.tag) { case 13: var b = 1, c; g(() => { var d; }); break; case 1: b = 2; } }';
  expect(without(code)).toBe('function f(a) { switch (a.tag) { case 1: b = 2; } var b, c; }');
});

it('answers comparisons with it', () => {
  expect(without('f(13 === a.tag, a.tag !== 13, 13 === tag && 5 === tag)')).toBe(
    'f(false, true, false && 5 === tag)',
  );
});

it('leaves all that is no kind, or another', () => {
  const code = 'switch (a.type) { case 13: x(); } f(13 === a.lanes, 5 === a.tag, a["tag"] === 13);';
  expect(without(`${code} 13 === a.tag;`)).toBe(`${code} false;`);
});

it('stops the build when nothing is done with a kind', () => {
  expect(() => withoutKinds('f(5 === a.tag)', [13])).toThrow('no kind 13');
});
