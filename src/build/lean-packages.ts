/**
 * Leaves out of the build the parts of packages that no page can reach: what a phone never runs, it need not download.
 * A replaced part says so when it is called after all. It must not change what any of the code does that is used.
 */
import type { Plugin } from 'vite';
import { withoutFlags } from './lean-flags.ts';
import { withoutKinds } from './lean-kinds.ts';
import { leanReact } from './lean-react.ts';
import { assignmentOf, edited, statementsOf, textOf, type Edit, type Statement } from './module-edits.ts';

/**
 * Called only by a change that begins to use the part: then its line below, or in `lean-react.ts`, goes. The same for all, since each
 * phone would load their names; where it was thrown says which.
 */
const complaint = `throw new Error('Left out of the build: src/build/lean-packages.ts');`;

const absent = `() => { ${complaint} }`;

/** The modules left out, by the end of their path, with what stands in their place. */
export const replaced: { readonly [file: string]: string } = {
  // Requests go through XMLHttpRequest, which every WebView has: axios asks the next adapter only without it.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => false;',
  // http.ts makes its bodies and queries itself: strings, FormData, URLSearchParams, plain objects as JSON.
  'axios/lib/helpers/toFormData.js': `export default ${absent};`,
  'axios/lib/helpers/toURLEncodedForm.js': `export default ${absent};`,
  'axios/lib/helpers/formDataToJSON.js': `export default ${absent};`,
  'axios/lib/helpers/AxiosURLSearchParams.js': `export default ${absent};`,
  // http.ts does around its one request what interceptors would.
  'axios/lib/core/InterceptorManager.js': `const use = ${absent};
    export default class { use() { use(); } forEach() {} }`,
  // Two helpers that nobody asks for.
  'axios/lib/helpers/spread.js': `export default ${absent};`,
  'axios/lib/helpers/isAxiosError.js': `export default ${absent};`,
  // Calls are ended by an AbortSignal, and statuses are numbers.
  'axios/lib/cancel/CancelToken.js': `export default ${absent};`,
  // Queries are URLSearchParams, which cannot hold themselves; FormData's own headers are Node's.
  'axios/lib/core/assertParamsAcyclic.js': 'export default () => {};',
  'axios/lib/core/setFormDataHeaders.js': `export default ${absent};`,
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  // The same by its names: a module as an object needs a helper of the bundler's, a file to ask for.
  'axios/lib/platform/index.js': `import platform from './node/index.js';
    import { hasBrowserEnv, hasStandardBrowserEnv, hasStandardBrowserWebWorkerEnv, navigator, origin } from './common/utils.js';
    export default { hasBrowserEnv, hasStandardBrowserEnv, hasStandardBrowserWebWorkerEnv, navigator, origin, ...platform };`,
};

/** Classes left out of a module that cannot be taken apart by its imports, each with the body that stays. */
export const emptied: { readonly [file: string]: { readonly [name: string]: string } } = {
  'i18next/dist/esm/i18next.js': {
    // The words are given to i18next whole: it has no backend to load from or to report missing keys to.
    Connector: 'state = {}; load(languages, namespaces, done) { done(); }',
    // Without `debug`, which the app never sets, only errors are said.
    Logger: `init() {} log() {} warn() {} deprecate() {} once() {} create() { return this; } clone() { return this; }
      error(...said) { console.error('i18next:', ...said); }`,
    // The engine fills in the tags and chooses the form of a plural (platform/texts.ts): i18next does neither, whatever is asked.
    Formatter: 'format(value) { return value; }',
    Interpolator: 'nestingRegexp = /(?!)/;',
    PluralResolver: '',
  },
};

/** Puts `text` in place of a class's members; throws when there is no such class. */
export function emptyClass(statements: readonly Statement[], name: string, text: string): Edit {
  for (const statement of statements)
    if (statement.type === 'ClassDeclaration' && statement.id?.name === name)
      return { start: statement.body.start, end: statement.body.end, text: `{ ${text} }` };
  throw new Error(`There is no class ${name} to leave out: src/build/lean-packages.ts`);
}

/** Puts `text` in place of what a function does; throws when there is no such function. */
export function emptyFunction(statements: readonly Statement[], name: string, text: string): Edit {
  for (const statement of statements)
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name && statement.body !== null)
      return { start: statement.body.start, end: statement.body.end, text: `{ ${text} }` };
  throw new Error(`There is no function ${name} to leave out: src/build/lean-packages.ts`);
}

/** Members left out, each assigned at the top of its module. */
export const removed: { readonly [file: string]: readonly string[] } = {
  // Mustache parses, the engine renders (lib/template.ts): its own renderer would look names up and escape for HTML.
  'mustache/mustache.mjs': [
    'mustache.render',
    'mustache.clearCache',
    'Context.prototype.push',
    'Context.prototype.lookup',
    'Writer.prototype.render',
    'Writer.prototype.renderTokens',
    'Writer.prototype.renderSection',
    'Writer.prototype.renderInverted',
    'Writer.prototype.indentPartial',
    'Writer.prototype.renderPartial',
    'Writer.prototype.unescapedValue',
    'Writer.prototype.escapedValue',
    'Writer.prototype.rawValue',
    'Writer.prototype.getConfigTags',
    'Writer.prototype.getConfigEscape',
    'Writer.prototype.clearCache',
    'mustache.escape',
    'mustache.Context',
    'mustache.Scanner',
    'mustache.Writer',
  ],
};

/** Takes the assignment of a member out; throws when there is none. */
export function withoutMember(code: string, statements: readonly Statement[], name: string): Edit {
  for (const statement of statements) {
    const { left } = assignmentOf(statement) ?? {};
    if (left !== undefined && textOf(code, left) === name)
      return { start: statement.start, end: statement.end, text: '' };
  }
  throw new Error(`There is no ${name} to leave out: src/build/lean-packages.ts`);
}

/** `axios/lib/utils.js` for a file of the package, wherever it is installed. */
const packageFile = (id: string): string | undefined =>
  /[\\/]node_modules[\\/]((?:axios|i18next|mustache|react|react-dom)[\\/][^?]*)$/
    .exec(id)?.[1]
    ?.replaceAll('\\', '/');

/** What stands in place of a module, or `undefined` when it is shipped as it is. */
export function replacementOf(id: string): string | undefined {
  const file = packageFile(id);
  return file === undefined ? undefined : replaced[file];
}

/** The module's code without what is left out of it, or `undefined` when all of it is shipped. */
export function leanCode(code: string, id: string): string | undefined {
  const file = packageFile(id) ?? '';
  const classes = Object.entries(emptied[file] ?? {});
  const react = leanReact[file];
  const members = removed[file] ?? react?.members ?? [];
  if (classes.length + members.length === 0) return undefined;
  const functions = [
    ...(react?.absent ?? []).map((name) => [name, complaint] as const),
    ...Object.entries(react?.idle ?? {}),
  ];
  const whole = withoutKinds(withoutFlags(code, react?.never ?? []), react?.kinds ?? []);
  const statements = statementsOf(whole);
  return edited(whole, [
    ...classes.map(([name, body]) => emptyClass(statements, name, body)),
    ...functions.map(([name, body]) => emptyFunction(statements, name, body)),
    ...members.map((name) => withoutMember(whole, statements, name)),
  ]);
}

export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load: replacementOf,
    transform(code, id) {
      const lean = leanCode(code, id);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}
