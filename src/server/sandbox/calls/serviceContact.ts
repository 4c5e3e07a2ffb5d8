/** How to reach customer service. */
import type { SandboxCall } from '../call.ts';

export const serviceContact: SandboxCall = {
  operation: 'serviceContact',
  answer: () => ({
    data: { phone: '+52 55 5000 5678', va: '+52 55 5000 1234', email: 'ayuda@lendora.example' },
  }),
};
