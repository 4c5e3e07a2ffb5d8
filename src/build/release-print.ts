/** Prints what a server answered to who publishes, problems as the checker prints them. It must not ask anything. */
import type { ProjectFile } from '../check/document/document.ts';
import type { Problem } from '../lib/problem.ts';
import type { Answer, Keys, List, Log, Refused, Status, Verified } from '../model/release-api.generated.ts';
import { say } from '../release/operations/say.ts';
import type { Told } from '../release/told.ts';
import { printProblem, summary } from './print.ts';

type Body = Partial<Answer & Refused & Log & Keys & Verified> &
  Partial<Pick<Status | List, 'words'>> & { readonly key?: string };

export interface Answered {
  readonly status: number;
  readonly body: Body;
}

export interface Printed {
  readonly text: string;
  /** 0 done, 1 refused or wrong, 3 kept: it waits for another person. */
  readonly code: 0 | 1 | 3;
}

const shownProblem = (
  problem: NonNullable<Answer['problems']>[number],
  files: readonly ProjectFile[],
  color: boolean,
): string => {
  const text = files.find(({ file }) => file === problem.file)?.text;
  return printProblem({ pointer: '', ...problem } as Problem, text, color);
};

function logLines({ lines = [] }: Partial<Log>): readonly string[] {
  return lines.map(({ at, who, did, words, before, after }) => {
    const step = before === after ? '' : ` [${before} → ${after}]`;
    return `${at.slice(0, 19).replace('T', ' ')} UTC  ${who}  ${did}${step}\n    ${words.replaceAll('\n', '\n    ')}`;
  });
}

function keyLines({ keys }: Partial<Keys>, language: keyof Told): readonly string[] {
  if (keys?.length === 0) return [say('noKeysYet')[language]];
  return (keys ?? []).map(
    ({ id, person, roles, revokedAt }) =>
      `${id}  ${person}  ${roles.join(', ')}${revokedAt === null ? '' : `  ${say('isRevoked')[language]}`}`,
  );
}

/** @param json as data, for programs. */
export function printAnswer(
  { status, body }: Answered,
  files: readonly ProjectFile[],
  color: boolean,
  json: boolean,
  language: keyof Told,
): Printed {
  const isFine = status < 400 && body.outcome !== 'wrong' && body.ok !== false;
  const code = !isFine ? 1 : body.outcome === 'waits' ? 3 : 0;
  if (json) return { text: JSON.stringify(body, null, 2), code };
  const problems = (body.problems ?? []).filter(({ severity }) => severity !== 'info');
  const printed = problems.map((problem) => shownProblem(problem, files, color));
  const found =
    printed.length === 0
      ? []
      : [
          ...printed,
          `${summary(problems as unknown as readonly Problem[], files.length)}\n${say('moreOnEach')[language]}`,
        ];
  const words = [
    ...(body.message === undefined ? [] : [body.message]),
    ...(body.words ?? []),
    ...(body.key === undefined ? [] : [body.key]),
    ...logLines(body),
    ...keyLines(body, language),
  ];
  return { text: [...found, words.join('\n')].filter((part) => part !== '').join('\n\n'), code };
}
