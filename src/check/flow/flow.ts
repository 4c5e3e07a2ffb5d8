/**
 * What is done on a screen leads somewhere: writes are asked for and their outcomes heard, what is opened can be left, and two
 * places that share a name agree on it. It must not know any widget or call by name.
 */
import type { ScreenMap } from '../map/graph.ts';
import { readsOf, type Subject } from '../practice/survey.ts';
import { checkAgain } from './again.ts';
import { checkAlike } from './alike.ts';
import { checkBlankSent } from './blank-sent.ts';
import { checkBrief } from './brief.ts';
import { checkCodes } from './codes.ts';
import { checkConsent } from './consent.ts';
import { checkOddCopies } from './copies.ts';
import { checkCrossed } from './crossed.ts';
import { checkEmptied } from './emptied.ts';
import { checkEntering } from './entering.ts';
import { checkFilled, checkFound } from './equal.ts';
import { checkFlags } from './flags.ts';
import { checkForms } from './forms.ts';
import { checkHanded, handedTo } from './handed.ts';
import { checkIds } from './ids.ts';
import { checkItself } from './itself.ts';
import { checkKept } from './kept.ts';
import { checkEnds, checkUnreachable, mapOf } from './map.ts';
import { checkLasting } from './lasting.ts';
import { checkLate } from './late.ts';
import { checkLeft } from './leaving.ts';
import { checkOutcomes } from './outcomes.ts';
import { checkCopies, checkEmptyParts } from './parts.ts';
import { checkLeaving, checkPresses } from './presses.ts';
import { checkRedirects } from './redirects.ts';
import { checkRefreshed } from './refreshed.ts';
import { checkRefusals } from './refusals.ts';
import { checkClosed, checkOtherClosed, checkReopened } from './reopened.ts';
import { checkResent } from './resent.ts';
import { checkResults, checkStale } from './results.ts';
import { checkSharing } from './sharing.ts';
import { checkSteps } from './steps.ts';
import { checkStill } from './still.ts';
import { checkTold } from './told.ts';
import { checkSaidTwice } from './twice-said.ts';
import { checkUnasked } from './unasked.ts';
import { checkUnread } from './unread.ts';
import { checkUnsaid } from './unsaid.ts';
import { checkUnsent } from './unsent.ts';
import { checkUploads } from './uploads.ts';
import { checkValues } from './values.ts';
import { checkWithheld } from './withheld.ts';
import { checkWords, type Reader } from './words.ts';

/** What is gathered once for all that follows. */
export interface Flow {
  /** Each screen with the fragments it inserts, and what they read. */
  readonly readers: readonly Reader[];
  readonly map: ScreenMap | undefined;
}

export const flowOf = (subjects: readonly Subject[]): Flow => ({
  readers: subjects.map((subject) => ({ subject, reads: readsOf(subject.survey, subject.project) })),
  map: mapOf(subjects),
});

export function checkFlow({ readers, map }: Flow): void {
  const subjects = readers.map(({ subject }) => subject);
  for (const { subject, reads } of readers) {
    checkUnasked(subject);
    checkOutcomes(subject);
    checkCodes(subject);
    checkTold(subject);
    checkReopened(subject);
    checkClosed(subject);
    checkOtherClosed(subject);
    checkResent(subject);
    checkRefusals(subject);
    checkUnsaid(subject, reads);
    checkSteps(subject);
    checkStill(subject);
    checkResults(subject, reads);
    checkStale(subject, reads);
    checkFlags(subject);
    checkLasting(subject);
    checkLate(subject, reads);
    checkUploads(subject);
    checkKept(subject, reads);
    checkConsent(subject, subjects);
    checkEntering(subject);
    checkEmptied(subject);
    checkAlike(subject);
    checkCrossed(subject);
    checkPresses(subject);
    checkWithheld(subject);
    checkLeaving(subject);
    checkLeft(subject);
    checkItself(subject);
    checkBrief(subject);
    checkIds(subject);
    checkValues(subject, reads);
    checkHanded(subject);
    checkEmptyParts(subject);
    checkCopies(subject);
    checkAgain(subject);
    checkForms(subject);
    checkSaidTwice(subject);
    checkBlankSent(subject);
    checkOddCopies(subject);
    checkFound(subject);
    checkFilled(subject, subjects);
    checkRefreshed(subject);
  }
  checkWords(readers);
  checkUnsent(subjects);
  checkSharing(subjects);
  checkRedirects(subjects);
  checkEnds(subjects, map);
}

/** What nothing reads or leads to: only known where every name means something. */
export function checkForgotten({ readers, map }: Flow): void {
  const subjects = readers.map(({ subject }) => subject);
  const handed = handedTo(subjects);
  for (const { subject, reads } of readers) checkUnread(subject, reads, handed);
  checkUnreachable(subjects, map);
}
