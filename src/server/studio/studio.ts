/** What the operations of the studio's server share. It must not know what they are. */
import type { Desk } from '../releases/desk.ts';
import type { Asking, Declined } from './asked.ts';
import type { Signed } from './accounts.ts';
import type { BodyName } from './bodies.ts';
import type { Project } from './project.ts';
import type { StudioRole } from '../../model/studio.ts';
import type { Told } from '../../release/told.ts';
import type { PageTokens } from './secrets.ts';
import type { Tries } from './tries.ts';

export interface Studio extends Asking {
  readonly desk: Desk;
  readonly tries: Tries;
  readonly project: () => Promise<Project>;
  /** Names of worlds of the sandbox. */
  readonly worlds: PageTokens;
}

/** What one request asks. */
export interface Question<Body = never> {
  readonly body: Body;
  /** Of the path: `id`, `token`. */
  readonly of: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly signed: Signed;
  readonly language: keyof Told;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Where they ask from; so much of it that it is no person. */
  readonly network: string;
}

export interface Reply {
  readonly body: object;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export type Replied = Reply | Declined;
export const isDeclined = (given: object): given is Declined => 'words' in given && 'status' in given;

/** Who may: anyone at all, whoever is signed in, or who has one of these roles. */
export type Allowed = 'anyone' | 'signed' | readonly StudioRole[];

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/studio/api`. */
  readonly path: string;
  readonly who: Allowed;
  /** The form of what comes with it. */
  readonly takes?: BodyName;
  run(studio: Studio, question: Question): Promise<Replied>;
}

export const operation = <Body>(
  line: `${Operation['method']} ${string}`,
  who: Allowed,
  run: (studio: Studio, question: Question<Body>) => Promise<Replied>,
  takes?: BodyName,
): Operation => {
  const [method, path] = line.split(' ') as [Operation['method'], string];
  return { method, path, who, run, ...(takes && { takes }) };
};
