import { expect, it } from 'vitest';
import { markPure } from './pure-factories.ts';

it('marks components made by factories, and leaves other code as it is', () => {
  expect(
    markPure(
      'var Link = React7.forwardRef(function L() {});\nLink.displayName = "Link";\nlet a = React.useMemo(f);',
    ),
  ).toBe('var Link = /* @__PURE__ */ React7.forwardRef(function L() {});\n\nlet a = React.useMemo(f);');
});

it('makes one expression of a class and its context', () => {
  expect(
    markPure('var A = class extends React2.Component {\n  render() {}\n};\nA.contextType = B;\nlet a = 1;'),
  ).toBe(
    'var A = /* @__PURE__ */ (() => {\nconst A = class extends React2.Component {\n  render() {}\n};\nA.contextType = B;\nreturn A;\n})();\nlet a = 1;',
  );
});
