/**
 * Good practice that can be known without the types of data: nothing declared for nothing, no place without a way on, names
 * for those who hear the screen, private data that stays private. It must not know any widget or call by name.
 */
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import type { Memory } from '../session/memory.ts';
import type { Document } from '../document/document.ts';
import { isObject } from '../document/document.ts';
import { checkColor } from './color.ts';
import { checkDialogs } from './dialogs.ts';
import { checkEmpties } from './empties.ts';
import { hasState } from '../walk/home.ts';
import { checkFragments, insertedIn } from './fragments.ts';
import { checkHeadings } from './headings.ts';
import { checkLengths } from './lengths.ts';
import { checkMasks } from './masks.ts';
import { checkNames } from './names.ts';
import { checkOffers } from './offers.ts';
import { checkPrivacy } from './privacy.ts';
import type { Subject } from './survey.ts';
import { checkTimers } from './timers.ts';
import { checkTitles } from './titles.ts';
import { checkUnused, ledgerOf } from './unused.ts';
import { survey } from './walk.ts';
import { checkWordless, checkWrites } from './writes.ts';

/** One screen with the fragments it inserts. Gives what was walked through; `undefined` for what is no definition. */
export function checkPractice(document: Document, project: Project, report: Report): Subject | undefined {
  if (!isObject(document.value)) return undefined;
  const subject: Subject = { survey: survey(document, project), project, facts: project.facts, report };
  checkEmpties(subject);
  checkWrites(subject);
  checkWordless(subject);
  checkTimers(subject);
  checkDialogs(subject);
  checkNames(subject);
  checkHeadings(subject);
  checkColor(subject);
  checkLengths(subject);
  checkPrivacy(subject);
  checkMasks(subject);
  checkOffers(subject);
  checkTitles(subject);
  return subject;
}

/** What nothing uses: only known where every name means something, for a misspelt one leaves the right one unused. */
export function checkForNothing(
  screens: readonly Document[],
  subjects: readonly Subject[],
  around: { readonly project: Project; readonly report: Report },
  memory: Memory,
): void {
  const { project, report } = around;
  // A fragment with state of its own declares for itself; one that no screen inserts is said as a whole.
  const inserted = insertedIn(screens, project);
  const homes = [...project.fragments].flatMap(([name, document]) =>
    inserted.has(name) && hasState(document.value) ? [document] : [],
  );
  const ledgers = [
    ...subjects.map(({ survey: own }) =>
      memory(`ledger ${own.place.document.file}`, [own], around, (here) => ledgerOf(own, here.project)),
    ),
    ...homes.map((home) =>
      memory(`ledger ${home.file}`, [home], around, (here) =>
        ledgerOf(survey(home, here.project), here.project),
      ),
    ),
  ];
  for (const own of ledgers) {
    const { keepAs } = own.survey.screen;
    const others = ledgers.filter(
      (each) => each !== own && keepAs !== undefined && each.survey.screen['keepAs'] === keepAs,
    );
    checkUnused({ survey: own.survey, project, facts: project.facts, report }, own, others, ledgers);
  }
  checkFragments(inserted, around, memory);
}
