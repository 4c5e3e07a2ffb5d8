/** Another person says yes to exactly what they were shown. It must not know how a release is made. */
import { success } from '../../lib/result.ts';
import type { Approve } from '../../model/release-api.generated.ts';
import { because, joined, say } from '../../release/operations/say.ts';
import { change, refuse, type Desk, type Outcome } from './desk.ts';
import { releasesIn } from './lanes.ts';
import { toApprove } from './marks.ts';
import { samePerson, type Person } from './people.ts';
import { lookAt } from './show.ts';
import { approvalsOf, authorsOf, findRelease } from './versions.ts';

/** What would be approved: nobody approves what they were not shown. */
async function shownFirst(desk: Desk, id: string): Promise<Outcome> {
  const looked = await lookAt(desk, id);
  if (!looked.ok) return looked;
  const { release, words, seq } = looked.value;
  const outcome = release.standing.kind === 'waits-for-approval' ? 'waits' : 'already';
  const none = toApprove(release.marks) === undefined ? [say('needsNoApproval', { release: id })] : [];
  return success({ outcome, words: [...words, ...none], seq, release: id, version: release.version });
}

export async function approve(
  desk: Desk,
  person: Person,
  { release: id, version, note = '' }: Approve,
): Promise<Outcome> {
  if (version === undefined) return shownFirst(desk, id);
  return change(desk, {
    person,
    did: 'approve',
    async work(sql, { lanes, off }) {
      const release = await findRelease(sql, id);
      if (release === undefined) return refuse(404, say('noRelease', { release: id }));
      if (release.version !== version)
        return refuse(409, say('otherVersion', { release: id, version: release.version }));
      const authors = await authorsOf(sql, id);
      if (authors.some((name) => samePerson(name, person.name)))
        return refuse(403, say('ownWork', { person: person.name, release: id }));
      const pointer = { lanes, off };
      if (toApprove(release.marks) === undefined)
        return success({ pointer, words: say('needsNoApproval', { release: id }), release });
      if ((await approvalsOf(sql, release)).some((one) => samePerson(one.person, person.name)))
        return success({
          pointer,
          words: say('approvedBefore', { person: person.name, release: id }),
          release,
        });
      const columns = 'release, version, person, at, note';
      await sql.run(`INSERT INTO approvals (${columns}) VALUES (?, ?, ?, ?, ?)`, [
        id,
        version,
        person.name,
        desk.now().toISOString(),
        note,
      ]);
      return success({
        pointer,
        words: joined([say('approved', { person: person.name, release: id }), because(note)]),
        data: { approved: version, release: id },
        outcome: 'done',
        more: releasesIn(lanes).includes(id) ? [] : [say('notLiveByThat', { release: id })],
        release,
      });
    },
  });
}
