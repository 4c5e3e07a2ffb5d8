/**
 * Writes `?.` out in a module that spreads parameters behind it: engines before Chrome 91 get that wrong, and the build leaves it as it
 * is elsewhere (tests/e2e/old-syntax.spec.ts reads the result). It must not change what any of the code does.
 */
import { transformWithOxc, type Plugin } from 'vite';

/** Finds a line too many rather than one too few. */
const spreadBehind = /\?\.[^;\n]*\(\.\.\./;

export function spelledOut(): Plugin {
  return {
    name: 'spelled-out',
    apply: 'build',
    async transform(code, id) {
      if (!spreadBehind.test(code)) return undefined;
      const { code: written, map } = await transformWithOxc(code, id, { target: 'chrome87' });
      return { code: written, map: map ?? null };
    },
  };
}
