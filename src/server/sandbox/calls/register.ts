/** Registers a visitor's phone, once. */
import type { SandboxCall } from '../call.ts';
import { promotionWords } from '../promotion-words.ts';
import { isPhone, isRegistered, knowsCode, readsCaptcha, registerPhone, visitorOf } from '../visitors.ts';

export const register: SandboxCall = {
  operation: 'register',
  answer({ store, session, tongue, parameters }) {
    const { phone = '', capcode = '', sid = '', smsCode = '' } = parameters;
    const words = promotionWords[tongue];
    if (!isPhone(phone)) return { refused: words.phone };
    if (!readsCaptcha(store, session, sid, capcode)) return { refused: words.captcha, code: '-1' };
    if (isRegistered(store, session, phone)) return { refused: words.registered, code: '11' };
    if (!knowsCode(visitorOf(store, session, sid), phone, smsCode))
      return { refused: words.code, code: '102' };
    registerPhone(store, session, phone);
    return { data: null };
  },
};
