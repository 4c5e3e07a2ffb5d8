/**
 * Leaves out of the build the parts of packages that no page can reach: what a phone never runs, it need not download.
 * A replaced part says so when it is called after all. It must not change what any of the code does that is used.
 */
import type { Plugin } from 'vite';

/** Called only by a change that begins to use the part: then its line below goes. */
const absent = (part: string): string =>
  `() => { throw new Error(${JSON.stringify(`${part} is left out: src/build/lean-packages.ts`)}); }`;

/** The modules left out, by the end of their path, with what stands in their place. */
export const replaced: { readonly [file: string]: string } = {
  // Requests go through XMLHttpRequest, which every WebView has: axios asks the next adapter only without it.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => false;',
  // http.ts makes its bodies and queries itself: strings, FormData, URLSearchParams, plain objects as JSON.
  'axios/lib/helpers/toFormData.js': `export default ${absent('toFormData')};`,
  'axios/lib/helpers/toURLEncodedForm.js': `export default ${absent('toURLEncodedForm')};`,
  'axios/lib/helpers/formDataToJSON.js': `export default ${absent('formDataToJSON')};`,
  'axios/lib/helpers/AxiosURLSearchParams.js': `export default ${absent('AxiosURLSearchParams')};`,
  // Calls are ended by an AbortSignal, and statuses are numbers.
  'axios/lib/cancel/CancelToken.js': `export default ${absent('CancelToken')};`,
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
};

/** What stands in place of a module, or `undefined` when it is shipped as it is. */
export function replacementOf(id: string): string | undefined {
  const [, file] = /[\\/]node_modules[\\/]((?:axios)[\\/][^?]*)$/.exec(id) ?? [];
  return file === undefined ? undefined : replaced[file.replaceAll('\\', '/')];
}

export function leanPackages(): Plugin {
  return { name: 'lean-packages', apply: 'build', enforce: 'pre', load: replacementOf };
}
