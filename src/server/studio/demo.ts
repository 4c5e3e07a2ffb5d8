/** Two people to try the studio with, where there is no backend and nobody else can ask. It must not know how they come in. */
import type { StudioPerson } from '../../model/studio.ts';
import type { Accounts } from './accounts.ts';
import { newToken } from './secrets.ts';

export const demoPeople: readonly Omit<StudioPerson, 'id'>[] = [
  { name: 'Ana', email: 'ana@demo.example', roles: ['editor', 'publisher', 'admin'] },
  { name: 'Luis', email: 'luis@demo.example', roles: ['editor', 'reviewer', 'publisher'] },
];

/** The person of the demonstration with this address, with an account. */
export async function demoPerson(accounts: Accounts, email: string): Promise<StudioPerson | undefined> {
  const wanted = demoPeople.find((person) => person.email === email);
  if (wanted === undefined) return undefined;
  const there = (await accounts.people()).find((person) => person.email === email);
  return there ?? accounts.welcome(wanted, newToken());
}
