/** The one policy with which the studio turns addresses of its own into scripts (Trusted Types); the server's headers name it. */

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;

const policy = policies?.createPolicy('studio', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError('not a script of ours');
    return address;
  },
});

/** An address that the browser takes as a script's; in browsers without the rule, itself. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address;
