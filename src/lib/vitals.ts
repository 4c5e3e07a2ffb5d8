/**
 * How fast a page was for a person, in one measurement: what a page says of it and what the server takes. It must not know how it is
 * measured, nor anything of who looks.
 */

/** The parts of a measurement in which its time can have gone, by the name that the web gives the measurement. */
export const vitalParts = {
  LCP: ['first-byte', 'load-delay', 'load', 'render'],
  INP: ['input', 'processing', 'presentation'],
  CLS: ['loading', 'dom-interactive', 'dom-content-loaded', 'complete'],
} as const;

export type VitalName = keyof typeof vitalParts;

export interface Vital {
  readonly vital: VitalName;
  /** Milliseconds; of shifts (`CLS`) their score. */
  readonly value: number;
  /** Where most of it went. */
  readonly part: string;
  /** Id of the screen at which it was. */
  readonly screen: string;
  /** The program's own file, whose name has a hash. */
  readonly program: string;
}

/** Name of the mark that a page sets when a screen stands there, before the screen's id. */
export const screenMark = 'screen:';
