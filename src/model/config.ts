/** A brand's configuration, as `/config.json` gives it (docs/contract.md 1), defaults filled in. */
import type { JsonObject } from './json.ts';

export interface Colors {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly danger: string;
  readonly success: string;
  readonly warning: string;
}

/** `dark`: the colors of a dark theme; without it the app stays light. */
export type Brand = Colors & { readonly dark?: Partial<Colors> };

export interface ExampleRate {
  /** CAT or APR. */
  readonly name: string;
  readonly value: string;
  readonly assumptions: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Texts are in the language of the page (lib/spoken.ts). */
export interface Config {
  readonly apiBase: string;
  readonly appName: string;
  readonly brand: Brand;
  readonly servicePhone: string;
  readonly serviceEmail: string;
  readonly schemeUrl: string;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    readonly copyright: string;
    readonly license?: string;
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
  /** Where a press may lead besides those. */
  readonly openOrigins: readonly string[];
  /** The mobile number that a registration takes. */
  readonly phone: { readonly digits: number; readonly pattern: string; readonly example: string };
  readonly country?: 'MX' | 'IN';
  readonly exampleRate?: ExampleRate;
  readonly complaintReplyDays?: number;
  readonly serviceHours?: string;
  /** Whether a worker keeps the program on the phone, so that the app opens without a network (src/app/worker). */
  readonly offline: boolean;
  /** The part of the visits, 0 to 1, in which the page says how fast it was (src/platform/vitals.ts). */
  readonly vitals: number;
  /** `offers`: the optional messages that the host app knows. */
  readonly bridge: { readonly name: string; readonly offers: readonly string[] };
}
