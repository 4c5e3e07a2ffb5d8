/** A visitor of a promotion begins. */
import { randomUUID } from 'node:crypto';
import type { SandboxCall } from '../call.ts';
import { keepVisitor, soundName, visitorOf } from '../visitors.ts';

export const getSid: SandboxCall = {
  operation: 'getSid',
  answer({ store, session, files }) {
    const sid = randomUUID().replaceAll('-', '');
    keepVisitor(store, session, visitorOf(store, session, sid));
    return { data: { sid, audio: `${files}/${soundName(session, sid)}` } };
  },
};
