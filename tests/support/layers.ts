/**
 * The arrows between the folders of src, the table of CONTRIBUTING.md as data, and one function that judges an import
 * by it. It must not read files.
 */
import { posix } from 'node:path';
import type { Import } from './imports.ts';

interface Layer {
  readonly imports: readonly string[];
  /** Folders of which it may name types, but run nothing. */
  readonly types?: readonly string[];
  /** Whether its sub-folders may import each other. Default: yes. */
  readonly separateUnits?: boolean;
  /** Whether it may read the lists, schemas and examples of widgets and actions, and the language's base. */
  readonly schemas?: boolean;
  /** Packages it may run; `*` for any, Node's own included. Types of packages are free where a layer may run them. */
  readonly packages: readonly string[];
  readonly packageTypes?: readonly string[];
}

export const layers: Readonly<Record<string, Layer>> = {
  model: { imports: [], packages: [], packageTypes: ['react'] },
  lib: { imports: ['model'], packages: ['mustache'] },
  engine: { imports: ['lib', 'model'], packages: [] },
  check: { imports: ['lib', 'model'], packages: ['ajv', 'jsonc-parser'] },
  release: { imports: ['lib', 'model', 'engine', 'check'], packages: ['ajv', 'jsonc-parser'] },
  platform: {
    imports: ['lib', 'model'],
    types: ['engine'],
    packages: ['axios', 'i18next', 'react-router-dom', 'web-vitals'],
  },
  renderer: { imports: ['engine', 'lib', 'model'], packages: ['react'] },
  ui: { imports: [], packages: ['react', 'react-dom'] },
  widgets: { imports: ['renderer', 'ui', 'lib'], separateUnits: true, packages: ['react', 'react-dom'] },
  actions: { imports: ['lib', 'model'], types: ['engine'], separateUnits: true, packages: [] },
  app: {
    imports: ['model', 'lib', 'engine', 'check', 'platform', 'renderer', 'ui', 'widgets', 'actions'],
    packages: ['react', 'react-dom', 'react-router-dom', 'axios', 'i18next'],
  },
  studio: {
    imports: [
      'model',
      'lib',
      'engine',
      'check',
      'release',
      'platform',
      'renderer',
      'ui',
      'widgets',
      'actions',
      'app',
    ],
    schemas: true,
    packages: [
      'react',
      'react-dom',
      'react-aria-components',
      '@tanstack/react-query',
      'react-resizable-panels',
      'qr',
      'jsonc-parser',
      '@codemirror',
      '@lezer/highlight',
      'vscode-json-languageservice',
    ],
  },
  build: { imports: ['model', 'lib', 'check', 'release'], schemas: true, packages: ['*'] },
  server: { imports: ['model', 'lib', 'check', 'release'], schemas: true, packages: ['*'] },
};

const readable =
  /^src\/(?:(?:widgets|actions)\/(?:index\.ts|[^/]+\/(?:schema|examples)\.json)|build\/screen\.base\.schema\.json)$/;

/** `src/widgets/button/Button.tsx` → `widgets`; undefined outside src. */
export function layerOf(file: string): string | undefined {
  const [root, layer] = file.split('/');
  return root === 'src' ? layer : undefined;
}

/** The file an import leads to, from the project's root; undefined for packages and virtual modules. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

function judgePackage(layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  if (specifier.startsWith('virtual:') || layer.packages.includes('*')) return undefined;
  const allowed = typeOnly ? [...layer.packages, ...(layer.packageTypes ?? [])] : layer.packages;
  return allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    ? undefined
    : `does not use the package ${specifier}`;
}

/** Why this import of this file is against the table, or undefined. Files are named from the project's root. */
export function judge(file: string, found: Import): string | undefined {
  const from = layerOf(file);
  const layer = from === undefined ? undefined : layers[from];
  if (from === undefined || layer === undefined) return 'is in no folder of the table';
  const target = targetOf(file, found.specifier);
  if (target === undefined) return judgePackage(layer, found);
  const to = layerOf(target);
  if (to === undefined) return target.endsWith('.json') ? undefined : `leaves src: ${target}`;
  if (to === from) {
    const unit = file.split('/')[2];
    const own = !layer.separateUnits || file.split('/').length < 4 || target.split('/')[2] === unit;
    return own ? undefined : `imports another of ${from}: ${target}`;
  }
  if (layer.imports.includes(to)) return undefined;
  if (layer.schemas && readable.test(target)) return undefined;
  if (layer.types?.includes(to))
    return found.typeOnly ? undefined : `may import only types from ${to}: ${target}`;
  return `must not import ${to}: ${target}`;
}
