/** A brand's configuration, as `/config.json` gives it (docs/contract.md 1), defaults filled in. */
import type { JsonObject } from './json.ts';

export interface Config {
  readonly apiBase: string;
  readonly appName: string;
  readonly brand: {
    readonly primary: string;
    readonly onPrimary: string;
    readonly accent: string;
    readonly danger: string;
    readonly success: string;
    readonly warning: string;
  };
  readonly servicePhone: string;
  readonly serviceEmail: string;
  readonly schemeUrl: string;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    readonly copyright: string;
  };
  readonly privacyUrl: string;
  readonly merchantNumber: string;
  readonly download: {
    readonly android: string;
    readonly ios: string;
    readonly links: Readonly<Record<string, string>>;
  };
  readonly products: readonly JsonObject[];
  readonly allowedOrigins: readonly string[];
  readonly bridge: { readonly name: string };
}
