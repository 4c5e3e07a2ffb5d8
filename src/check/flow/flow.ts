/**
 * What is done on a screen leads somewhere: writes are asked for and their outcomes heard, what is opened can be left, and two
 * places that share a name agree on it. It must not know any widget or call by name.
 */
import type { ScreenMap } from '../map/graph.ts';
import { readsOf, type Read, type Subject } from '../practice/survey.ts';
import type { Memory } from '../session/memory.ts';
import { checkAgain } from './again.ts';
import { checkAlike } from './alike.ts';
import { askedIn, type Reader } from './asked.ts';
import { checkBlankSent } from './blank-sent.ts';
import { checkBrief } from './brief.ts';
import { checkCodes } from './codes.ts';
import { checkConsent } from './consent.ts';
import { checkOddCopies } from './copies.ts';
import { checkCrossed } from './crossed.ts';
import { checkEarlyWords } from './early-words.ts';
import { checkEmptied } from './emptied.ts';
import { checkEntering } from './entering.ts';
import { checkChosen, checkFilled, checkFound } from './equal.ts';
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
import { checkFailed, checkLeaving, checkPresses } from './presses.ts';
import { checkRanges } from './ranges.ts';
import { checkRedirects } from './redirects.ts';
import { checkRefreshed } from './refreshed.ts';
import { checkRefusals } from './refusals.ts';
import { checkClosed, checkOtherClosed, checkReopened } from './reopened.ts';
import { checkResent } from './resent.ts';
import { checkResults, checkShown, checkStale, checkWays } from './results.ts';
import { checkSharing } from './sharing.ts';
import { checkSteps } from './steps.ts';
import { checkStill } from './still.ts';
import { checkTold } from './told.ts';
import { checkSaidTwice } from './twice-said.ts';
import { checkUnasked } from './unasked.ts';
import { checkUnread } from './unread.ts';
import { checkUnsaid } from './unsaid.ts';
import { checkUnsent } from './unsent.ts';
import { checkFields } from './unsent-fields.ts';
import { checkUnsentNames } from './unsent-names.ts';
import { checkUploads } from './uploads.ts';
import { checkValues } from './values.ts';
import { checkWithheld } from './withheld.ts';
import { checkWordsApart } from './words-apart.ts';
import { checkAddresses } from '../twins/addresses.ts';
import { checkCalls } from '../twins/calls.ts';
import { checkEntries } from '../twins/entries.ts';
import { checkGiven } from '../twins/given.ts';
import { checkGuards } from '../twins/guards.ts';
import { checkLabels } from '../twins/labels.ts';
import { checkMainLabels } from '../twins/main-labels.ts';
import { checkSets } from '../twins/sets.ts';
import { checkTargets } from '../twins/targets.ts';
import { checkTones } from '../twins/tones.ts';
import { checkForgetting } from './forgotten.ts';
import { checkIdleSets } from './idle-sets.ts';
import { checkOtherPress } from './other-press.ts';
import { checkReloads } from './reloads.ts';
import { checkSameSaid } from './same-said.ts';
import { checkApart, checkTurned } from './turned.ts';
import { checkTurnedFlags } from './turned-flags.ts';
import { checkWords } from './words.ts';

/** What is gathered once for all that follows. */
export interface Flow {
  /** Each screen with the fragments it inserts, and what they read. */
  readonly readers: readonly Reader[];
  readonly map: ScreenMap | undefined;
}

export const flowOf = (subjects: readonly Subject[], memory: Memory): Flow => ({
  readers: subjects.map((subject) => ({ subject, ...alone(subject, memory) })),
  map: memory('map', definitionsOf(subjects), nowhere, () => mapOf(subjects)),
});

/** All that the map is made of: its words are not read. */
const definitionsOf = (subjects: readonly Subject[]): readonly unknown[] => [
  ...subjects.map(({ survey }) => survey.screen),
  ...[...(subjects[0]?.project.fragments.values() ?? [])].map(({ value }) => value),
];

/** The map says nothing by itself. */
const nowhere = { report: () => undefined };

/** What can be told of one screen by itself, with what it reads and asks. */
function alone({ survey, facts, ...around }: Subject, memory: Memory): Omit<Reader, 'subject'> {
  return memory(`flow ${survey.place.document.file}`, [survey, facts], around, ({ project, report }) => {
    const subject: Subject = { survey, project, facts, report };
    const found = { reads: readsOf(survey, project), asked: askedIn(subject) };
    for (const check of ofOne) check(subject, found.reads);
    checkValues(subject, found);
    return found;
  });
}

const ofOne: readonly ((subject: Subject, reads: readonly Read[]) => void)[] = [
  checkUnasked,
  checkOutcomes,
  checkCodes,
  checkTold,
  checkEarlyWords,
  checkReopened,
  checkClosed,
  checkOtherClosed,
  checkResent,
  checkRefusals,
  checkUnsaid,
  checkSteps,
  checkStill,
  checkResults,
  checkStale,
  checkWays,
  checkShown,
  checkFlags,
  checkLasting,
  checkLate,
  checkUploads,
  checkKept,
  checkEntering,
  checkEmptied,
  checkAlike,
  checkTurned,
  checkCrossed,
  checkPresses,
  checkFailed,
  checkWithheld,
  checkLeaving,
  checkLeft,
  checkItself,
  checkBrief,
  checkIds,
  checkHanded,
  checkEmptyParts,
  checkCopies,
  checkAgain,
  checkForms,
  checkSaidTwice,
  checkBlankSent,
  checkOddCopies,
  checkFound,
  checkChosen,
  checkRefreshed,
  checkReloads,
  checkIdleSets,
  checkOtherPress,
  checkSameSaid,
  checkRanges,
  checkWordsApart,
  checkGuards,
  checkMainLabels,
  checkSets,
  checkGiven,
  checkTurnedFlags,
  checkEntries,
];

export function checkFlow({ readers, map }: Flow): void {
  const subjects = readers.map(({ subject }) => subject);
  for (const { subject } of readers) {
    checkConsent(subject, subjects);
    checkFilled(subject, subjects);
  }
  checkForgetting(subjects);
  checkApart(subjects);
  checkTones(subjects);
  checkCalls(subjects);
  checkLabels(subjects);
  checkAddresses(subjects);
  checkTargets(subjects);
  checkFields(readers);
  checkWords(readers);
  checkUnsentNames(readers);
  checkSharing(subjects);
  checkRedirects(subjects);
  checkEnds(subjects, map);
}

/** What nothing reads or leads to: only known where every name means something. */
export function checkForgotten({ readers, map }: Flow): void {
  const subjects = readers.map(({ subject }) => subject);
  const handed = handedTo(subjects);
  for (const { subject, reads } of readers) checkUnread(subject, reads, handed);
  checkUnsent(readers);
  checkUnreachable(subjects, map);
}
