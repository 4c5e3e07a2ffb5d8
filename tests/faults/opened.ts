/** The screens that ask for something as they are opened, with the address and the answers of a plain case. It must not know any. */
import { promotionStart } from '../../src/lib/promotion.ts';
import { routePaths } from '../../src/lib/routes.ts';
import type { CaseFile, Situation } from '../screens/case.ts';
import { addressOf, complete } from '../screens/cases.ts';
import { fileOf, promotionAddress } from '../screens/screen-of.ts';
import { filesUnder, read } from '../support/project.ts';

/** Whether a screen, or a fragment of it, has a source. */
function asks(file: string): boolean {
  const text = read(file);
  const { data } = JSON.parse(text) as { readonly data?: object };
  const parts = [...text.matchAll(/"of": "([\w-]+)"/g)].map(
    ([, name = '']) => `screens/fragments/${name}.json`,
  );
  return (
    data !== undefined || parts.some((part) => filesUnder('screens/fragments').includes(part) && asks(part))
  );
}

export interface Opened {
  readonly id: string;
  readonly address: string;
  readonly situation: Situation;
}

/** Every screen that has cases: its id and their file. */
export const cased: readonly (readonly [id: string, file: CaseFile])[] = filesUnder('tests/screens')
  .filter((name) => name.endsWith('.cases.json'))
  .map((name) => [name.replace(/^.*\/|\.cases\.json$/g, ''), JSON.parse(read(name)) as CaseFile]);

/** Where a situation of a screen begins. */
export function addressFor(id: string, situation: Situation): string {
  const [route = promotionStart] = routePaths(
    (JSON.parse(read(fileOf(id))) as { readonly routes?: unknown }).routes,
  );
  return addressOf(situation, situation.at ?? (route.startsWith('#') ? promotionAddress(route) : route));
}

export const opened: readonly Opened[] = cased.flatMap(([id, file]) => {
  if (!asks(fileOf(id))) return [];
  const first = file.cases.find(({ host, language, answers: own }) =>
    [host, language, own].every((each) => each === undefined),
  );
  if (first === undefined) throw new Error(`${id} has no plain case.`);
  const situation = complete(file, first);
  return [{ id, address: addressFor(id, situation), situation }];
});
