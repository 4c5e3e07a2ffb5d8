/** What changed is told line by line, with a little of what stands around it. */
import { expect, it } from 'vitest';
import { diff } from './diff.ts';

it('has nothing to say when nothing changed', () => {
  expect(diff('a\nb\n', 'a\nb\n')).toBe('');
});

it('marks what went and what came, with two lines around', () => {
  expect(diff('1\n2\n3\nold\n5\n6\n7\n', '1\n2\n3\nnew\n5\n6\n7\n')).toBe('  2\n  3\n- old\n+ new\n  5\n  6');
});

it('leaves out what lies between two changes', () => {
  expect(diff('a\n1\n2\n3\n4\n5\nb', 'A\n1\n2\n3\n4\n5\nB')).toBe(
    '- a\n+ A\n  1\n  2\n  …\n  4\n  5\n- b\n+ B',
  );
});

it('keeps a moved line in one of its places', () => {
  expect(diff('a\nb\nc', 'b\nc\na')).toBe('- a\n  b\n  c\n+ a');
});

it('shows all of a text that is new', () => {
  expect(diff('', 'a\nb\n')).toBe('+ a\n+ b');
});
