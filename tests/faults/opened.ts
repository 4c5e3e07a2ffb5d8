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

export const opened: readonly Opened[] = filesUnder('tests/screens')
  .filter((name) => name.endsWith('.cases.json'))
  .flatMap((name) => {
    const id = name.replace(/^.*\/|\.cases\.json$/g, '');
    if (!asks(fileOf(id))) return [];
    const file = JSON.parse(read(name)) as CaseFile;
    const first = file.cases.find(({ host, language, answers: own }) =>
      [host, language, own].every((each) => each === undefined),
    );
    const [route = promotionStart] = routePaths(
      (JSON.parse(read(fileOf(id))) as { readonly routes?: unknown }).routes,
    );
    if (first === undefined) throw new Error(`${id} has no plain case.`);
    const situation = complete(file, first);
    const at = situation.at ?? (route.startsWith('#') ? promotionAddress(route) : route);
    return [{ id, address: addressOf(situation, at), situation }];
  });
