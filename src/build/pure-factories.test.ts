import { expect, it } from 'vitest';
import { markPure } from './pure-factories.ts';

it('marks components made by factories, and leaves other code as it is', () => {
  expect(
    markPure(
      'var Link = React7.forwardRef(function L() {});\nLink.displayName = "Link";\nlet a = React.useMemo(f);',
    ),
  ).toBe('var Link = /* @__PURE__ */ React7.forwardRef(function L() {});\n\nlet a = React.useMemo(f);');
});
