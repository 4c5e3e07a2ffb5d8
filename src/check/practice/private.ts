/** Tells private data by its path. It must not know where the data flows. */
import type { Path } from '../../lib/path.ts';
import { does, objectOf, setBy } from '../walk/deeds.ts';
import { isObject, nameFrom, own } from '../document/document.ts';
import { homeName } from '../walk/home.ts';
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
  capcode: 'code',
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

/** An account by its name alone may be the one to pay to; by the contract it is the person's. */
export const mayBePaidTo = (path: Path): boolean => own(names, path.at(-1) ?? '') === 'account';

/** The kind of private data at a path, or `undefined`. */
export type Privacy = (path: Path) => string | undefined;

/** Answers by the name under which the screen reads them: its sources, and what calls put into a name. */
export function callsByName({ survey, facts }: Subject): ReadonlyMap<string, string> {
  const results = survey.actions.flatMap(({ object, home }) =>
    does('calls', object, facts) && typeof object['into'] === 'string'
      ? [[ownName(object['into'], home), nameFrom(objectOf('calls', object, facts))] as const]
      : [],
  );
  return new Map([
    ...results,
    ...[...survey.sources].map(([name, { object }]) => [name, nameFrom(object['call'])] as const),
  ]);
}

const ownName = (name: string, home: string | undefined): string =>
  home === undefined ? name : `${homeName(home)}-${name}`;

/** The variable at a path; one of a fragment's own is apart from a screen's of that name. */
const variableAt = ([root, first = '', second = '']: Path, homes: ReadonlySet<string>): string | undefined =>
  root !== 'state' ? undefined : homes.has(first) ? `${first}.${second}` : first;

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
  const homes = new Set(survey.actions.flatMap(({ home }) => (home === undefined ? [] : [homeName(home)])));
  for (const { object, scope, home } of survey.actions) {
    for (const [target, value] of setBy(object, facts)) {
      const kind = valueOrigins(value, [], scope, project.texts).map(direct).find(isKind);
      const [, variable] = target.split('.');
      const name = home === undefined ? variable : `${homeName(home)}.${variable ?? ''}`;
      if (name !== undefined && kind !== undefined) variables.set(name, kind);
    }
  }
  for (const [path, kind] of handedOver(subject)) {
    const name = variableAt(path, homes);
    if (name !== undefined && !variables.has(name)) variables.set(name, kind);
  }
  return (path) => direct(path) ?? variables.get(variableAt(path, homes) ?? '');
}

/** What a browser fills into a field says what is typed there. */
const filled: { readonly [autocomplete: string]: PrivateKind } = {
  'cc-number': 'card',
  'cc-csc': 'card',
  'one-time-code': 'code',
  tel: 'phone',
  'tel-national': 'phone',
};

/** Variables by what is done with them, whatever they are called: typed as a card, sent as a code. */
function handedOver(subject: Subject): readonly (readonly [path: Path, kind: string])[] {
  const { survey, project, facts } = subject;
  const typed = survey.nodes.flatMap(({ object, home }): readonly (readonly [Path, string])[] => {
    const kind = own(filled, nameFrom(object['autocomplete']));
    const path = nameFrom(object['bind']).split('.');
    return kind === undefined
      ? []
      : [[home === undefined ? path : ['state', homeName(home), ...path.slice(1)], kind]];
  });
  const sent = [
    ...survey.actions.map(({ object, scope }) => {
      const values = [objectOf('sends', object, facts), object['payload']];
      return { call: objectOf('calls', object, facts), values, scope };
    }),
    ...[...survey.sources.values()].map(({ object, scope }) => {
      return { call: object['call'], values: [object['send']], scope };
    }),
  ];
  const given = sent.flatMap(({ call, values: all, scope }) => {
    const carries = own(facts.calls, nameFrom(call))?.carries ?? {};
    return all.flatMap((values) =>
      Object.entries(isObject(values) ? values : {}).flatMap(([name, value]) => {
        const kind = own(carries, name) ?? own(names, name);
        if (kind === undefined || kind === 'phone' || kind === 'session') return [];
        return valueOrigins(value, [], scope, project.texts).map((path) => [path, kind] as const);
      }),
    );
  });
  return [...typed, ...given];
}

const isKind = (kind: string | undefined): kind is string => kind !== undefined;
