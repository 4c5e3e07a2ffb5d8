/** Tells private data by its path. It must not know where the data flows. */
import type { Path } from '../../lib/path.ts';
import { isObject, nameFrom, own } from '../document.ts';
import type { PrivateKind } from './facts.ts';
import { anyEntry, valueOrigins } from './scope.ts';
import type { Subject } from './survey.ts';

/** Names of private data, wherever they stand in a path; fields of answers are marked in the calls' document as well. */
const names: { readonly [name: string]: PrivateKind } = {
  sessionId: 'session',
  sid: 'session',
  token: 'session',
  phone: 'phone',
  mobile: 'phone',
  phoneNumber: 'phone',
  userPhone: 'phone',
  cardNo: 'card',
  cardNumber: 'card',
  bankCard: 'card',
  cvv: 'card',
  smsCode: 'code',
  verifyCode: 'code',
  otp: 'code',
  bankNo: 'account',
  bankAccount: 'account',
  accountNo: 'account',
  clabe: 'account',
};

export const wordsFor: { readonly [kind: string]: string } = {
  session: "the person's session",
  phone: 'a phone number',
  card: 'a card number',
  code: 'a code from a message',
  account: 'a bank account',
};

/** The kind of private data at a path, or `undefined`. */
export type Privacy = (path: Path) => string | undefined;

/** Answers by the name under which the screen reads them: its sources, and what calls put into a name. */
function callsByName({ survey }: Subject): ReadonlyMap<string, string> {
  const data = isObject(survey.screen['data']) ? Object.entries(survey.screen['data']) : [];
  const results = survey.actions.flatMap(({ object }) =>
    object['do'] === 'call' && typeof object['into'] === 'string'
      ? [[object['into'], nameFrom(object['call'])] as const]
      : [],
  );
  return new Map([
    ...results,
    ...data.map(([name, source]) => [name, isObject(source) ? nameFrom(source['call']) : ''] as const),
  ]);
}

/** What is private in one screen; a variable that is set to something private is private itself. */
export function privacyOf(subject: Subject): Privacy {
  const { survey, project, facts } = subject;
  const calls = callsByName(subject);
  const direct: Privacy = (path) => {
    const [root = '', ...rest] = path;
    // The brand's own telephone and the like are printed on every page.
    if (root === 'config') return undefined;
    const answers = own(facts.calls, calls.get(root) ?? '')?.answers ?? {};
    const marked = own(answers, rest.map((name) => (/^\d+$/.test(name) ? anyEntry : name)).join('.'));
    if (marked !== undefined) return marked === false ? undefined : marked;
    return path.map((name) => own(names, name)).find((kind) => kind !== undefined);
  };
  const variables = new Map<string, string>();
  for (const { object, scope } of survey.actions) {
    if (object['do'] !== 'set') continue;
    for (const [target, value] of Object.entries(object)) {
      const kind = valueOrigins(value, [], scope, project.texts).map(direct).find(isKind);
      const [root, variable] = target.split('.');
      if (root === 'state' && variable !== undefined && kind !== undefined) variables.set(variable, kind);
    }
  }
  return (path) => direct(path) ?? (path[0] === 'state' ? variables.get(path[1] ?? '') : undefined);
}

const isKind = (kind: string | undefined): kind is string => kind !== undefined;
