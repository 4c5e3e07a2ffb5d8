/** What a visit asks first, for the server, which asks it in place of the page. It must not know any call. */
import type { Asker } from '../../model/drawing.ts';
import { questionsIn, settingOf } from '../early/ask.ts';

/** None where the address lacks what the page needs. */
export const questionsOf: Asker['questionsOf'] = ({ first, search, config }) => {
  const setting = settingOf(config, search);
  if (setting === undefined) return [];
  return questionsIn(first, search, setting).flatMap(({ question, request: { body = '', ...request } }) =>
    // A file is nothing that an address could hold.
    typeof body === 'string' ? [{ question, ...request, body }] : [],
  );
};
