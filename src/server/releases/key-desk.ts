/** Keys: added and revoked by who has access to the host, each time in the log and told. */
import { success } from '../../lib/result.ts';
import type { AddKey, Added, Keys, RevokeKey } from '../../model/release-api.generated.ts';
import { change, refuse, type Desk, type Outcome } from './desk.ts';
import { hashOf } from './digest.ts';
import { addKey, listKeys, revokeKey, samePerson, tidyName, type Person } from './people.ts';

/** Those of the server itself; nobody is called so. */
const taken = ['host', 'server', 'guard'];

export async function keys({ store }: Desk): Promise<Keys> {
  const all = await listKeys(store);
  return {
    keys: all.map(({ id, name, roles, addedAt, revokedAt }) => ({
      id,
      person: name,
      roles: [...roles],
      addedAt,
      revokedAt,
    })),
  };
}

export async function addFor(
  desk: Desk,
  person: Person,
  { person: given, roles }: AddKey,
): Promise<Outcome<Added>> {
  const name = tidyName(given);
  if (taken.some((each) => samePerson(each, name)))
    return refuse(400, `"${name}" is a name of the server itself.`);
  let added: Added | undefined;
  const outcome = await change(desk, {
    person,
    did: 'key',
    async work(sql, { lanes, off }) {
      const { id, secret, hash } = await addKey(sql, { name, roles }, desk.now());
      const words = `${name} has a key (${id}) as ${roles.join(', ')}.`;
      added = {
        words: [words, 'It is told once. Whoever has it is taken for this person.'],
        id,
        key: secret,
      };
      const says = hashOf([name, roles.join(' '), hash].join('\n'));
      return success({ pointer: { lanes, off }, words, data: { key: id, says }, outcome: 'done' });
    },
  });
  if (!outcome.ok || added === undefined) return outcome.ok ? refuse(409, 'Nothing was added.') : outcome;
  desk.alarm(added.words[0] ?? '');
  return success(added);
}

export function revoke(desk: Desk, person: Person, { id }: RevokeKey): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'key',
    async work(sql, { lanes, off }) {
      const pointer = { lanes, off };
      const key = (await listKeys(sql)).find((each) => each.id === id);
      if (key === undefined) return refuse(404, `There is no key "${id}".`);
      if ((await revokeKey(sql, id, desk.now())) === 0)
        return success({ pointer, words: `The key ${id} of ${key.name} was revoked before.` });
      const words = `The key ${id} of ${key.name} is good for nothing from now on.`;
      return success({ pointer, words, data: { revoked: id }, outcome: 'done' });
    },
  });
}
