/**
 * What others published since a change was begun, or approved: the same as it changes, or something else. It must not know how a
 * change is brought up to date.
 */
import { differenceOf } from '../../release/difference.ts';
import type { ChangeHead, ChangeState } from '../../model/studio.ts';
import type { Sql } from '../releases/port.ts';
import type { Kept } from './changes.ts';
import { isSameGround, type Ground, type Project } from './project.ts';
import type { Studio } from './studio.ts';

/** Of what nobody goes on with, nothing is behind. */
const edited: ReadonlySet<ChangeState> = new Set(['open', 'asked', 'sent-back', 'approved']);

const known = new WeakMap<Project, Map<string, boolean>>();

/** A version over one project is always the same, and to tell it all words are read. */
function isSameChanged(change: Kept, now: Project): boolean {
  const told = known.get(now) ?? new Map<string, boolean>();
  known.set(now, told);
  const version = `${change.id} ${change.version}`;
  const found = told.get(version) ?? differenceOf(change, now.files).conflicts.length > 0;
  told.set(version, found);
  return found;
}

/** What is approved is a release over what was live then. */
async function wasMadeOver(sql: Sql, release: string): Promise<Ground | undefined> {
  const [row] = await sql.all('SELECT base, parent FROM releases WHERE id = ?', [release]);
  if (row === undefined) return undefined;
  return { contract: String(row['base']), stable: row['parent'] === null ? null : String(row['parent']) };
}

/** @param state as it is shown. */
export async function behindNow(
  { desk, project }: Pick<Studio, 'desk' | 'project'>,
  change: Kept,
  state: ChangeState,
): Promise<ChangeHead['behind']> {
  if (!edited.has(state)) return undefined;
  const now = await project();
  if (!isSameGround(change, now) && isSameChanged(change, now)) return 'same';
  if (state !== 'approved' || change.release === null) return undefined;
  const over = await wasMadeOver(desk.store, change.release);
  return over === undefined || isSameGround(over, now) ? undefined : 'apart';
}
