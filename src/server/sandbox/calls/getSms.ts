/** Sends a visitor's code, which the sandbox's page shows: there is no phone here to send it to. */
import type { SandboxCall } from '../call.ts';
import { promotionWords } from '../promotion-words.ts';
import { isPhone, isRegistered, readsCaptcha, sendCode } from '../visitors.ts';

export const getSms: SandboxCall = {
  operation: 'getSms',
  answer({ store, session, tongue, parameters }) {
    const { phone = '', capcode = '', sid = '' } = parameters;
    const words = promotionWords[tongue];
    if (!isPhone(phone)) return { refused: words.phone };
    // Before anything is said about the phone: only people may ask who is registered.
    if (!readsCaptcha(store, session, sid, capcode)) return { refused: words.captcha, code: '101' };
    if (isRegistered(store, session, phone)) return { refused: words.registered, code: '11' };
    sendCode(store, session, sid, phone);
    return { data: null };
  },
};
