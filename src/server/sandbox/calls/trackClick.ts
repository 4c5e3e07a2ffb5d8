/** Counts a click of a promotion: the list of received calls is the count. */
import type { SandboxCall } from '../call.ts';

export const trackClick: SandboxCall = {
  operation: 'trackClick',
  answer: () => ({ data: null }),
};
