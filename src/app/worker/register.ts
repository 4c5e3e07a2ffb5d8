/** The page's side of the worker: asks the browser to have it, or to have it no more. It must not know what the worker does. */
import { workerFile, workerPolicy } from '../../lib/worker-files.ts';
import { removeKept } from './kept.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(given: string): string };
}

const address = `/${workerFile}`;

/** An engine with Trusted Types takes no address but one that a policy has made; this one makes no other, whatever is given. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

/**
 * Rejects where the phone or the browser does not allow it: then there is no worker, and the app is as it is without one.
 * @param shown addresses of what the page knows of releases: the worker has seen nothing that came in it.
 */
export async function follow(offline: boolean, shown: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator;
  if (!offline) {
    await (await serviceWorker.getRegistration('/'))?.unregister();
    await removeKept(caches);
    return;
  }
  // The worker sees what passes through it alone, and this page has its configuration from its HTML.
  if (serviceWorker.controller !== null) {
    for (const path of ['/config.json', ...shown]) await fetch(path);
  }
  await serviceWorker.register(trustedAddress());
}
