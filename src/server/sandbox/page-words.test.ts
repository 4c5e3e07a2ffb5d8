// @vitest-environment node
/** `/sandbox` in both languages: not a word of a page that has everything on it is the same in Spanish and in English. */
import { beforeAll, expect, it } from 'vitest';
import { call, deed, newSession, operations, sandbox, startSandbox } from './testing.ts';
import { faultKinds } from './faults.ts';

startSandbox();

const session = newSession();

/** A world in which every section has something to show. */
beforeAll(async () => {
  await call('generateVoucher', session, {
    productId: '1',
    orderId: '174',
    amount: '345050',
    payCode: 'sol',
    requestType: '1',
  });
  await call('repaymentWay', session, { orderId: '174' });
  await call('problemSave', session, {
    problemType: '1',
    problemSonType: '12',
    problemDetail: '7',
    problemImage: '',
    orderNo: '174',
  });
  await call('getCaptcha', session, { sid: 's', a: '1' });
  // Refused, as it breaks its declaration: the page says why.
  await call('loanDetails', session, {});
  for (const kind of faultKinds)
    await deed(session, 'fault', { kind, operation: 'loanPlan', count: 2, ms: 3 });
});

/** What is read or heard on a page, piece by piece. */
function wordsOf(page: string): readonly string[] {
  const body = page.replace(/^.*?<\/nav>/s, '').replaceAll(/<(style|script|code|pre)\b.*?<\/\1>/gs, '');
  const named = [...body.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  );
  const written = body.split(/<[^>]*>/);
  return [...written, ...named].map((words) => words.trim()).filter((words) => /\p{L}{2}/u.test(words));
}

/** What no language has words for: names of calls, faults, templates and shops, what a call was and how it ended. */
const names = new Set<string>([
  ...operations.map(({ id }) => id),
  ...faultKinds,
  'classic',
  'coupon',
  'story',
  'screen',
  'broken',
  'forbidden',
  'unknown',
  'odd',
  session,
  'Sandbox',
  'sol',
  'sid',
  'GET',
  'POST',
  'ok',
  'no',
]);
/** Orders, the letters of a captcha, and what the validator says of a call that breaks its declaration. */
const codes = /^(?:\d+-[a-z]+|[A-Z\d]{4}|400 must have required property .*)$/;

it.each([
  '/sandbox',
  `/sandbox/session/${session}`,
  '/sandbox/session/nobody',
  '/sandbox/partner?orderId=174',
  `/sandbox/wallet?world=${session}&orderId=174`,
  '/download/lendora.apk',
])('%s says each of its words in both', async (path) => {
  const read = async (isNeedPop: '1' | '2') =>
    wordsOf((await sandbox.inject(`${path}${path.includes('?') ? '&' : '?'}isNeedPop=${isNeedPop}`)).body);
  const [spanish, english] = [await read('2'), await read('1')];
  expect(spanish.length).toBeGreaterThan(0);
  const same = spanish.filter((words) => english.includes(words) && !names.has(words) && !codes.test(words));
  expect(same).toEqual([]);
});
