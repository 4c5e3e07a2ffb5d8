/** Draws the visitor's next captcha; the one before it no longer counts. */
import type { SandboxCall } from '../call.ts';
import { drawCaptcha } from '../captcha.ts';
import { keepVisitor, visitorOf } from '../visitors.ts';

export const getCaptcha: SandboxCall = {
  operation: 'getCaptcha',
  answer({ store, session, parameters }) {
    const visitor = visitorOf(store, session, parameters['sid'] ?? '');
    const drawn = visitor.drawn + 1;
    keepVisitor(store, session, { ...visitor, drawn, spent: false });
    return { picture: drawCaptcha(visitor.sid, drawn) };
  },
};
