/**
 * Visitors of a promotion, known by their sid: the captcha they were shown, the code they were sent, and which phones are
 * registered. Strangers come without a session, so their world is that of nobody in particular. It must not know any call.
 */
import { createHash } from 'node:crypto';
import { soundOf } from './captcha-sound.ts';
import { captchaText } from './captcha.ts';
import config from './config.json' with { type: 'json' };
import type { Store } from './store.ts';

export interface SentCode {
  readonly phone: string;
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface Visitor {
  readonly sid: string;
  /** How many captchas were drawn: the last one counts. */
  readonly drawn: number;
  /** The last captcha was answered wrongly: another has to be drawn. */
  readonly spent: boolean;
  /** The newest first. */
  readonly codes: readonly SentCode[];
}

const ownPhone = new RegExp(config.phone.pattern, 'u');

/** A mobile number as the configuration of the sandbox has it. */
export const isPhone = (phone: string): boolean => ownPhone.test(phone);

/** A visitor with this sid, new on first sight: a cookie outlives a world that was reset. */
export const visitorOf = (store: Store, session: string, sid: string): Visitor =>
  store.get<Visitor>(session, 'visitor', sid) ?? { sid, drawn: 0, spent: false, codes: [] };

export const keepVisitor = (store: Store, session: string, visitor: Visitor): void =>
  store.put(session, 'visitor', visitor.sid, visitor);

/** What the visitor has to type, or undefined when there is no picture that counts. */
export const captchaOf = ({ sid, drawn, spent }: Visitor): string | undefined =>
  drawn === 0 || spent ? undefined : captchaText(sid, drawn);

const hex = (text: string): string => Buffer.from(text).toString('hex');
const unhex = (text = ''): string => Buffer.from(text, 'hex').toString();

/** The name of the file in which a visitor hears the captcha that was drawn last. */
export const soundName = (session: string, sid: string): string => `captcha-${hex(session)}-${hex(sid)}.wav`;

/** What that file holds now, where there is a captcha that counts. */
export function soundNamed(store: Store, name: string): Buffer | undefined {
  const [, session, sid] = /^captcha-([0-9a-f]+)-([0-9a-f]+)\.wav$/.exec(name) ?? [];
  const visitor = store.get<Visitor>(unhex(session), 'visitor', unhex(sid));
  const letters = visitor && captchaOf(visitor);
  return letters === undefined ? undefined : soundOf(letters);
}

/** The newest first. */
export const visitorsOf = (store: Store, session: string): readonly Visitor[] =>
  [...store.all<Visitor>(session, 'visitor')].reverse();

/** Whether the captcha was read rightly, in either case of letters. A wrong answer uses it up, a right one does not. */
export function readsCaptcha(store: Store, session: string, sid: string, text: string): boolean {
  const visitor = visitorOf(store, session, sid);
  const right = captchaOf(visitor) === text.toUpperCase();
  if (!right) keepVisitor(store, session, { ...visitor, spent: true });
  return right;
}

const remembered = 5;

/** Keeps a code of six digits for this phone; the one before it no longer counts. */
export function sendCode(store: Store, session: string, sid: string, phone: string): void {
  const visitor = visitorOf(store, session, sid);
  const at = new Date().toISOString();
  const digest = createHash('sha256').update(`${sid}\n${phone}\n${at}\n${visitor.codes.length}`).digest();
  const code = String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
  const codes = [{ phone, code, at }, ...visitor.codes].slice(0, remembered);
  keepVisitor(store, session, { ...visitor, codes });
}

/** Whether this is the last code that was sent to this phone. */
export const knowsCode = ({ codes }: Visitor, phone: string, code: string): boolean =>
  codes.find((sent) => sent.phone === phone)?.code === code;

export const isRegistered = (store: Store, session: string, phone: string): boolean =>
  store.get(session, 'member', phone) !== undefined;

export const registerPhone = (store: Store, session: string, phone: string): void =>
  store.put(session, 'member', phone, { phone, at: new Date().toISOString() });
