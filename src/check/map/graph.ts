/** The shape of the map of screens: what leads where, when, and what was found. It holds no rule. */

export type MapLanguage = 'es' | 'en';

/**
 * `screen`: one of ours · `page`: a developer's page that is no definition · `missing`: a route without a screen ·
 * `native`: the host app · `server`, `config`: the address comes from a response, from config.json · `outside`: another
 * site, a phone number, a mail · `back`: where the person came from
 */
export type PlaceKind = 'screen' | 'page' | 'missing' | 'native' | 'server' | 'config' | 'outside' | 'back';

/**
 * How a screen without an arrow to it is opened all the same: from the developers' page, as the start of the site, or by
 * a template that a server names.
 */
export type Entry = 'developer' | 'start' | 'template';

export interface MapPlace {
  /** `screen:repay`, `native:goRate`, `server`; unique in the map. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** The screen's id, the message, the host, the route: what tells it from others of its kind. */
  readonly name: string;
  /** Title in words; empty for a place that is no screen. */
  readonly title: string;
  readonly routes: readonly string[];
  readonly frame: 'app' | 'public' | 'bare';
  readonly entry: Entry | undefined;
  /** Whether it only opens others for developers: its arrows make entries and are not part of the way of a borrower. */
  readonly launcher: boolean;
}

/** `redirect`: by itself, when the screen opens, is ready or is left; all others need a press. */
export type ArrowKind = 'navigate' | 'redirect' | 'back' | 'bridge' | 'open-url';

export interface MapArrow {
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
  /** The label that is pressed, or the event, in words. */
  readonly label: string;
  /** What must hold, in words, outermost first; empty: always. */
  readonly conditions: readonly string[];
  /** Those of them that are tests, as they are written. */
  readonly tests: readonly (boolean | Readonly<Record<string, unknown>>)[];
  /** Whether the person stays: the host app is only told something. */
  readonly stays: boolean;
}

/**
 * Permanent codes. `no-screen`: an arrow to a route that no screen has · `unreachable`: no known way leads there ·
 * `dead-end`: no way out · `back-only`: no way out but the arrow in the top bar · `loop`: screens that lead only to each
 * other · `redirect-circle`: screens that send on to each other forever
 */
export type FindingCode = 'no-screen' | 'unreachable' | 'dead-end' | 'back-only' | 'loop' | 'redirect-circle';

export interface MapFinding {
  readonly code: FindingCode;
  /** `info` where the definitions cannot tell whether it is a mistake. */
  readonly severity: 'warning' | 'info';
  /** Places it is about. */
  readonly places: readonly string[];
  readonly message: string;
}

export interface ScreenMap {
  readonly language: MapLanguage;
  readonly places: readonly MapPlace[];
  readonly arrows: readonly MapArrow[];
  readonly findings: readonly MapFinding[];
}

/** Two arrows that say the same are one. */
export const sameArrow = (arrow: MapArrow): string =>
  [arrow.from, arrow.to, arrow.kind, arrow.label, ...arrow.conditions].join('\n');

export const listNames = (names: readonly string[], and: string): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1] ?? ''}`;

/** Where the developers' page tells more of a place. */
export const anchorOf = (id: string): string => id.replace(':', '-');
