/**
 * Lets the bundler leave out what the app does not use of react-router: its components are made by React's factories,
 * which have no effects, but nothing in the package says so. It must not change what any of the code does.
 */
import type { Plugin } from 'vite';

const factories = /(= )((?:React\d*)\.(?:forwardRef|createContext|memo)\()/g;
const names = /^[A-Za-z]\w*\.displayName = "[^"]*";$/gm;

/** A class that is given its context after it was made: the two as one expression, which goes when nobody uses it. */
const classes = /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n\1\.contextType = (\w+);$/gm;

export function markPure(code: string): string {
  return code
    .replace(factories, '$1/* @__PURE__ */ $2')
    .replace(names, '')
    .replace(
      classes,
      'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2;\n$1.contextType = $3;\nreturn $1;\n})();',
    );
}

export function pureFactories(): Plugin {
  return {
    name: 'pure-factories',
    apply: 'build',
    transform: (code, id) =>
      /[\\/]node_modules[\\/]react-router[\\/]/.test(id) ? { code: markPure(code), map: null } : undefined,
  };
}
