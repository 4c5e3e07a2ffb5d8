/** Keys: added and revoked by who has access to the host, each time in the log and told. */
import { success } from '../../lib/result.ts';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { AddKey, Added as AddedAnswer, Keys, RevokeKey } from '../../model/release-api.generated.ts';
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

export type Added = Omit<AddedAnswer, 'words'> & { readonly words: readonly Told[] };

export async function addFor(
  desk: Desk,
  person: Person,
  { person: given, roles }: AddKey,
): Promise<Outcome<Added>> {
  const name = tidyName(given);
  if (taken.some((each) => samePerson(each, name))) return refuse(400, say('nameTaken', { name }));
  let added: Added | undefined;
  const outcome = await change(desk, {
    person,
    did: 'key',
    async work(sql, { lanes, off }) {
      const { id, secret, hash } = await addKey(sql, { name, roles }, desk.now());
      const words = say('hasKey', { person: name, id, roles: roles.join(', ') });
      added = {
        words: [words, say('toldOnce')],
        id,
        key: secret,
      };
      const says = hashOf([name, roles.join(' '), hash].join('\n'));
      return success({ pointer: { lanes, off }, words, data: { key: id, says }, outcome: 'done' });
    },
  });
  if (!outcome.ok || added === undefined) return outcome.ok ? refuse(409, say('nothingAdded')) : outcome;
  const [first] = added.words;
  if (first !== undefined) desk.alarm(first);
  return success(added);
}

export function revoke(desk: Desk, person: Person, { id }: RevokeKey): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'key',
    async work(sql, { lanes, off }) {
      const pointer = { lanes, off };
      const key = (await listKeys(sql)).find((each) => each.id === id);
      if (key === undefined) return refuse(404, say('noKeyOf', { id }));
      if ((await revokeKey(sql, id, desk.now())) === 0)
        return success({ pointer, words: say('revokedBefore', { id, person: key.name }) });
      const words = say('revoked', { id, person: key.name });
      return success({ pointer, words, data: { revoked: id }, outcome: 'done' });
    },
  });
}
