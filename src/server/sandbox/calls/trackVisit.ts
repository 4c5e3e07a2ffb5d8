/** Counts a visit of a promotion: the list of received calls is the count. */
import type { SandboxCall } from '../call.ts';

export const trackVisit: SandboxCall = {
  operation: 'trackVisit',
  answer: () => ({ data: null }),
};
