/** What an entry of the problem catalogue is made of. It must not know any problem. */

/** What a sentence is filled with; each code says which of these it uses. */
export interface ProblemArguments {
  /** What is wrong: the name, value or piece of text as it is written. */
  readonly name: string;
  /** What it belongs to: `button`, `action "navigate"`, `call "loanPush"`. */
  readonly of?: string | undefined;
  /** The nearest name that exists. */
  readonly near?: string | undefined;
  /** No other name is as near. */
  readonly sure?: boolean | undefined;
  /** What was expected, or what is known. */
  readonly detail?: string;
  /** The required name that is not there. */
  readonly missing?: string | undefined;
  /** What should stand there, in words. */
  readonly wanted?: string;
  /** The text key in which it stands, where that is not the place itself. */
  readonly text?: string;
  /** The screens on which alone it is so, of those that insert the fragment in which it is said. */
  readonly screens?: string;
  /** The files whose words of that text have it. */
  readonly files?: string;
  /** How many more there are of it, told with the first. */
  readonly more?: string;
}

export interface ProblemEntry {
  /** `info` is said, but is nothing to put right. */
  readonly severity: 'error' | 'warning' | 'info';
  /** `check`: found in the project's files; `run`: reported while the app runs. */
  readonly found: readonly ('check' | 'run')[];
  readonly message: (args: ProblemArguments) => string;
  readonly remedy: (args: ProblemArguments) => string;
}

/** Asks for the nearest name; where there is none, says something else. */
export const guess =
  (otherwise: (args: ProblemArguments) => string) =>
  (args: ProblemArguments): string =>
    args.near === undefined ? otherwise(args) : `Did you mean "${args.near}"?`;

/** The required name that an unknown one was written for, where they do not look alike. */
export const which = ({ missing }: ProblemArguments): string =>
  missing === undefined ? '' : `, which needs "${missing}"`;
export const instead =
  (otherwise: (args: ProblemArguments) => string) =>
  (args: ProblemArguments): string =>
    args.wanted ?? (args.missing === undefined ? guess(otherwise)(args) : `Write "${args.missing}" instead.`);

export type Sentence = (args: ProblemArguments) => string;
const entry =
  (...found: readonly ('check' | 'run')[]) =>
  (message: Sentence, remedy: Sentence, severity: ProblemEntry['severity'] = 'error'): ProblemEntry => ({
    severity,
    found,
    message,
    remedy,
  });
export const inFiles = entry('check');
export const whileRunning = entry('run');
export const both = entry('check', 'run');

/** `an image-upload`, `a text-field`. */
export const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
