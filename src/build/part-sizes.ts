/**
 * How much each part of the program weighs, whatever file its modules come in: a file that all screens share tells of none of them.
 * It must not know what a part does, nor what it may weigh.
 */
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/** By the modules that belong to it; the first that takes a module has it. */
const parts: readonly (readonly [name: string, modules: RegExp])[] = [
  ['React', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['router', /\/node_modules\/react-router/],
  ['axios', /\/node_modules\/axios\//],
  ['i18next', /\/node_modules\/i18next\//],
  ['mustache', /\/node_modules\/mustache\//],
  [
    'writes',
    /\/src\/(?:engine\/(?:writes|write-settle|write-notes|judge-write)|platform\/(?:ledger-store|hash))\.ts$/,
  ],
  ['releases', /\/src\/(?:app\/releases\/|lib\/releases\/|platform\/releases\.ts)/],
  ['attaching', /\/src\/(?:app\/early\/|platform\/early\.ts|app\/prefetch\.ts|app\/ahead-of-step\.ts)/],
  ['engine', /\/src\/engine\//],
  ['renderer', /\/src\/renderer\//],
  ['frames', /\/src\/(?:app\/shell|ui)\//],
  ['widgets', /\/src\/widgets\/|^\0?virtual:widget\//],
  ['actions', /\/src\/actions\/|^\0?virtual:action\//],
  ['platform', /\/src\/platform\//],
  ['lib', /\/src\/lib\//],
  ['words', /\/locales\//],
  ['screens', /^\0?virtual:screen\//],
];

const partOf = (id: string): string => {
  const path = id.replaceAll('\\', '/');
  return parts.find(([, modules]) => modules.test(path))?.[0] ?? 'app';
};

/** The phone's program alone: a promotion and the states have builds of their own. */
const entry = /\/src\/app\/main\.tsx$/;

/** What is measured of a bundle: each module's code, as far as it was not shaken out. */
type Bundle = Readonly<
  Record<string, { readonly modules?: Readonly<Record<string, { readonly code: string | null }>> }>
>;

/** kB (1000 bytes) of each part, minified and compressed by itself: a little more than it adds to a file that it shares. */
export function weigh(bundle: Bundle): Readonly<Record<string, number>> {
  const codes = new Map<string, string[]>();
  const modules = Object.values(bundle).flatMap((chunk) => Object.entries(chunk.modules ?? {}));
  for (const [id, { code }] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = partOf(id);
    codes.set(part, [...(codes.get(part) ?? []), code ?? '']);
  }
  return Object.fromEntries(
    [...codes]
      .map(([part, own]) => {
        // Each in a scope of its own: two modules may use a name, and a `var` has a short one only within a function. Nothing uses
        // what stands there: it stays all the same.
        const whole = own.map((code) => `(async () => {${code}})();`).join('\n');
        const { code } = minifySync('part.js', whole, { compress: { unused: false }, mangle: true });
        return [part, brotliCompressSync(code).length / 1000] as const;
      })
      .sort(([, a], [, b]) => b - a),
  );
}

/** Writes `parts.json` beside the program. */
export function partSizes(): Plugin {
  return {
    name: 'part-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const isProgram = Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && Object.keys(chunk.modules).some((id) => entry.test(id)),
      );
      if (!isProgram) return;
      const source = JSON.stringify(weigh(bundle as unknown as Bundle), null, 2);
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: `${source}\n` });
    },
  };
}
