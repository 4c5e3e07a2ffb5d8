/**
 * Leaves out what follows from another problem: a mistake is told once. Each line of the table says which problems follow from
 * which, and where those stand. It must not know how problems are found.
 */
import type { Problem } from '../../lib/problem.ts';
import { orderProblems } from '../../lib/problems/order.ts';
import { others } from './follows.ts';
import { misnamed, sameName } from './follows-name.ts';
import { Found, type Code, type Rule, type Where } from './found.ts';
import { repeats } from './repeats.ts';

type Codes = readonly Code[];

interface Echo {
  readonly told: Codes;
  readonly by: Codes;
  readonly where: Where;
}

/** What cannot be read is nothing that anything could be compared with. */
const unreadable: Codes = [
  'wrong-value',
  'unknown-widget',
  'unknown-action',
  'unfit-type',
  'unknown-fragment',
  'unknown-key',
  'unknown-member',
  'unknown-prop',
  'unknown-parameter',
  'missing-prop',
  'unknown-data',
  'unknown-config',
];

/** What is found by comparing places, or by there being nothing: right only where all of it can be read. */
const compared: Codes = [
  'other-press',
  'other-guard',
  'idle-refresh',
  'apart-kept',
  'unsent-name',
  'unread-document',
  'uncovered-values',
  'unused-query',
  'unused-parameter',
  'constant-state',
  'unlike-document',
  'said-but-sent',
  'unseen-description',
  'long-text',
  'idle-keep',
  'dead-end',
  'trapped-dialog',
];

/** What is told of the order in which things are done, and of what a person agrees to by it: where an action is not read it is another. */
const ofCourse: Codes = [
  ...(Object.keys(orderProblems) as (keyof typeof orderProblems)[]),
  'unasked-write',
  'idle-call',
  'vain-wait',
  'early-result',
  'stuck-flag',
  'nothing-kept',
  'still-open',
  'forgotten-step',
  'no-consent',
  'unasked-consent',
  'unread-document',
  'no-way-back',
  'sent-empty',
  'withheld-press',
  'apart-choice',
  'silent-failure',
  'silent-success',
  'long-text',
  'needless-test',
];

/** What is said of a part beside others. */
const beside: Codes = ['shown-together', 'same-name', 'repeated-part', 'shown-twice'];
/** What is one of two that are the same goes, and is not mended. */
const second: Codes = [
  'shown-together',
  'same-name',
  'shown-twice',
  'shared-keep',
  'left-already',
  'unreachable-action',
];

/** What says that a part is gone, or that another stands in its place. */
const unusedNames: Codes = [
  'unused-state',
  'unused-query',
  'unused-result',
  'unused-pick',
  'unused-source',
  'unused-value',
  'unused-parameter',
];
const gone: Codes = [
  ...unusedNames,
  'unkept-figure',
  'unruled-field',
  'long-text',
  'repeated-part',
  'missing-fallback',
  'unreachable-screen',
  'unused-dialog',
  'constant-state',
  'dead-end',
];

const unread: Codes = ['odd-copy', 'idle-keep', 'maybe-missing', 'unguarded-write', ...gone];

const echoes: readonly Echo[] = [
  { told: [...compared, ...ofCourse], by: unreadable, where: 'file' },
  { told: ['lost-deed'], by: [...unreadable, 'unknown-call', 'unknown-route'], where: 'anywhere' },
  { told: ['unmade-write'], by: [...unreadable, 'unknown-call', 'lost-deed'], where: 'anywhere' },
  // What a press no longer does is missed wherever it was waited for.
  { told: ['unknown-root'], by: ['lost-deed'], where: 'file' },
  { told: [...ofCourse, ...unread], by: ['lost-deed', 'unmade-write'], where: 'anywhere' },
  { told: ['closed-already', 'still-open'], by: ['unknown-dialog'], where: 'here' },
  // What is shown where a list has no entries is found by its test.
  {
    told: ['missing-empty-state'],
    by: [...unreadable, 'unknown-root', 'never-there', 'idle-member'],
    where: 'tests',
  },
  {
    told: ['unsent-name', 'unsent-word', 'unread-document'],
    by: [...unreadable, 'missing-prop', 'unknown-query', 'undeclared-query'],
    where: 'anywhere',
  },
  // A test with a word that cannot be read holds for other values.
  { told: ['shown-twice'], by: ['wrong-value'], where: 'tests' },
  { told: second, by: ['repeated-part'], where: 'part' },
  { told: ['same-name', 'same-value', 'duplicate-id'], by: ['repeated-part'], where: 'above' },
  // What was taken away takes its words along.
  { told: ['unused-text'], by: gone, where: 'anywhere' },
  { told: ['other-words'], by: gone.filter((code) => code !== 'long-text'), where: 'anywhere' },
  { told: ['long-text'], by: ['other-words'], where: 'here' },
  { told: ['same-press'], by: ['lost-deed'], where: 'here' },
  { told: unusedNames, by: ['unused-dialog', 'unused-fragment', 'unreachable-screen'], where: 'file' },
  // What tells that it was done tells what was handed over as well.
  { told: ['unsent-word'], by: ['constant-state'], where: 'anywhere' },
  // A test that is wrong says better why two are shown at once, and why others are decided.
  { told: beside, by: ['never-there', 'maybe-missing', 'impossible-value', 'unguarded'], where: 'part' },
  { told: ['same-name'], by: ['maybe-missing'], where: 'list' },
  { told: ['shown-together'], by: ['unguarded', 'maybe-missing'], where: 'list' },
  { told: ['shown-together'], by: ['blank-screen'], where: 'file' },
  { told: ['same-name'], by: ['shown-together'], where: 'part' },
  { told: ['test-always', 'uncovered-values'], by: ['impossible-value'], where: 'file' },
  { told: ['forgotten-row'], by: ['impossible-value', 'duplicate-name'], where: 'inside' },
  // Two ways that are chosen by other tests: one of the two is wrong in itself.
  {
    told: ['apart-choice'],
    by: ['test-never', 'test-always', 'impossible-value', 'idle-member'],
    where: 'anywhere',
  },
  { told: ['unfit-upload'], by: ['unknown-parameter'], where: 'part' },
  { told: ['private-url'], by: ['unknown-root'], where: 'file' },
  { told: ['trapped-dialog'], by: ['unknown-dialog', 'empty-part', 'missing-prop'], where: 'file' },
  { told: ['unknown-field'], by: ['unknown-prop'], where: 'file' },
  // A part that asks for another thing than it shows lacks nothing else.
  { told: ['missing-empty-state', 'unguarded', 'unfit-argument'], by: ['other-guard'], where: 'tests' },
  { told: ['test-always', 'needless-test'], by: ['other-guard'], where: 'here' },
  { told: ['odd-copy'], by: ['unsent-field'], where: 'here' },
  // Other data than its label speaks of has other tests, and is shown elsewhere as well.
  { told: ['unguarded', 'other-guard'], by: ['other-label'], where: 'part' },
  { told: ['other-label'], by: ['crossed-labels'], where: 'file' },
  { told: ['crossed-labels'], by: ['wrong-kind'], where: 'here' },
  {
    told: ['other-guard'],
    by: [
      'other-label',
      'wrong-kind',
      'wrong-type',
      'unknown-data',
      'unknown-member',
      'maybe-missing',
      'raw-money',
    ],
    where: 'around',
  },
  { told: ['half-consent'], by: ['wrong-kind', 'unknown-data', 'unknown-call-parameter'], where: 'file' },
  {
    told: ['half-consent', 'unread-document', 'unsent-field'],
    by: ['unknown-call', 'unknown-action'],
    where: 'file',
  },
  // What takes the place of a field's value is told where it stands.
  { told: ['unsent-field'], by: ['wrong-kind', 'wrong-type', 'unknown-state'], where: 'inside' },
  // What is called by a name that nothing has is compared with nothing, wherever the other stands.
  { told: ['unguarded-write'], by: ['unknown-call'], where: 'anywhere' },
  { told: ['early-result'], by: ['unknown-dialog'], where: 'file' },
  { told: ['test-never', 'test-always', 'impossible-value'], by: ['unknown-fragment'], where: 'anywhere' },
  { told: ['bad-figure'], by: ['unknown-state'], where: 'anywhere' },
  { told: ['odd-copy'], by: ['unknown-state'], where: 'file' },
  { told: ['odd-copy'], by: ['unknown-field'], where: 'list' },
  { told: ['odd-copy'], by: ['missing-query'], where: 'inside' },
  { told: ['idle-rule'], by: ['unkept-figure'], where: 'anywhere' },
  // What is of another kind or none at all is no missing, wrong or bare value besides.
  { told: ['wrong-kind', 'missing-braces', 'unfit-argument'], by: ['wrong-type'], where: 'here' },
  {
    told: ['maybe-missing', 'unfit-argument', 'same-value', 'lost-value'],
    by: ['wrong-kind'],
    where: 'here',
  },
  { told: ['raw-money', 'raw-date'], by: ['formatted-value'], where: 'here' },
  { told: ['missing-empty-state'], by: ['wrong-type', 'unknown-data'], where: 'here' },
  { told: ['missing-empty-state'], by: ['not-repeatable'], where: 'anywhere' },
  // A test that let an address be there only where it leads is gone, and with it what asked for the rest.
  { told: ['foreign-address'], by: ['maybe-missing'], where: 'around' },
  // A dialog that nobody can leave is mended by what closes it.
  { told: ['still-open', 'other-press'], by: ['trapped-dialog'], where: 'above' },
  { told: ['silent-failure'], by: ['idle-member'], where: 'inside' },
  // Of an action of another name than is meant no parameter is right, and of such a widget no words.
  { told: ['unknown-parameter', 'missing-call-parameter'], by: ['missing-prop'], where: 'around' },
  { told: ['maybe-missing'], by: ['unknown-parameter'], where: 'around' },
  { told: ['unseen-dialog'], by: ['missing-prop'], where: 'list' },
  { told: ['unknown-fragment-parameter'], by: ['missing-fragment-parameter'], where: 'part' },
  { told: ['literal-text', 'missing-name'], by: ['unknown-prop'], where: 'around' },
  { told: ['unfit-default', 'impossible-limits'], by: ['wrong-value'], where: 'around' },
  { told: ['maybe-missing'], by: ['unfit-type'], where: 'list' },
  { told: ['wrong-type', 'idle-word'], by: ['unknown-prop'], where: 'part' },
  { told: ['idle-word', 'impossible-value'], by: ['wrong-type'], where: 'file' },
  { told: ['late-check'], by: ['left-already'], where: 'above' },
  { told: ['wrong-kind'], by: ['unknown-key'], where: 'file' },
  { told: ['kept-for-any'], by: ['maybe-missing'], where: 'file' },
  { told: ['apart-kept'], by: ['nothing-kept'], where: 'file' },
  { told: ['no-way-back'], by: ['redirect-circle'], where: 'anywhere' },
  // What nobody asked for is not sent at all.
  { told: ['left-but-goes-on'], by: ['unasked-write'], where: 'list' },
  { told: ['said-but-sent', 'silent-success'], by: ['early-result'], where: 'list' },
  { told: ['unguarded-write'], by: ['impossible-value'], where: 'inside' },
  // Words that are prescribed are written anew, whatever is wrong with those that stand there.
  { told: ['foreign-words', 'different-tags'], by: ['prescribed-words'], where: 'here' },
  { told: ['prescribed-words'], by: ['broken-characters'], where: 'here' },
  { told: ['misquoted-label'], by: ['broken-characters', 'prescribed-words'], where: 'anywhere' },
  { told: ['uncovered-values'], by: ['missing-prop'], where: 'here' },
  { told: ['unmasked'], by: ['wrong-value'], where: 'here' },
  { told: ['unknown-prop'], by: ['misplaced-parameter'], where: 'here' },
  { told: ['literal-text', 'impossible-value'], by: ['missing-braces'], where: 'here' },
  { told: ['unguarded', 'maybe-missing', 'lost-value'], by: ['early-result'], where: 'here' },
  // A code that is dealt with under a wrong name is not forgotten.
  { told: ['unheard-code'], by: ['unknown-outcome'], where: 'around' },
  { told: ['same-place'], by: ['no-way-back'], where: 'around' },
  // What is there twice stands in the place of what is not.
  { told: ['uncovered-values'], by: ['repeated-part', 'shown-twice'], where: 'list' },
  { told: ['unkept-figure'], by: ['unfit-rule'], where: 'anywhere' },
  {
    told: ['unread-document'],
    by: ['unknown-document', 'duplicate-route', 'unknown-route'],
    where: 'anywhere',
  },
  { told: ['unread-document'], by: ['test-never'], where: 'file' },
  { told: ['unlike-document'], by: ['unfit-argument', 'unknown-data', 'bad-template'], where: 'anywhere' },
  // Entries of another list have none of the members.
  { told: ['unknown-data', 'unfit-argument'], by: ['unknown-entry-key'], where: 'part' },
  // A way that leaves a promotion needs no other route; one that finds nothing takes nothing along.
  { told: ['unknown-route', 'other-side'], by: ['not-for-promotion'], where: 'here' },
  { told: ['wrong-value'], by: ['unknown-route'], where: 'here' },
  // A screen that opens itself forever leads to itself.
  { told: ['same-place'], by: ['endless-timer'], where: 'here' },
  // What is one of two that are the same goes, and what changes nothing does not even wait.
  { told: ['kept-after'], by: ['sent-twice'], where: 'here' },
  { told: ['only-waits'], by: ['idle-member'], where: 'here' },
  // Whoever turns a test round that hides what it asks for has mended this as well.
  { told: ['never-there'], by: ['blank-screen', 'test-never'], where: 'here' },
  { told: ['never-there'], by: ['inverted-empty'], where: 'file' },
  { told: ['document-differs'], by: ['bad-document', 'literal-figure'], where: 'here' },
  { told: ['silent-failure'], by: ['unknown-widget', 'unknown-action', 'unknown-fragment'], where: 'inside' },
  { told: ['bad-pattern'], by: ['wrong-value'], where: 'inside' },
  { told: ['kept-for-any'], by: ['unknown-query'], where: 'inside' },
  // A source that waits for itself never comes: nothing of it is there.
  { told: ['stand-in'], by: ['circular-data'], where: 'file' },
  { told: ['forgotten-step'], by: ['kept-after'], where: 'inside' },
  // A dialog whose button opens it again, or does nothing, has no other way out.
  { told: ['brief-wait'], by: ['reopened-dialog'], where: 'here' },
  { told: ['trapped-dialog'], by: ['reopened-dialog', 'idle-press'], where: 'inside' },
];

const echoesOf = new Map<Code, readonly Echo[]>();
for (const echo of echoes)
  for (const code of echo.told) echoesOf.set(code, [...(echoesOf.get(code) ?? []), echo]);

const echoed: Rule = (found) => (problem) =>
  echoesOf
    .get(problem.code)
    ?.some(({ by, where }) => by.some((code) => code !== problem.code && found.has(code, where, problem))) ===
  true;

export function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const found = new Found(problems);
  const follows = [echoed, others, sameName, misnamed, ...repeats].map((rule) => rule(found));
  return problems.filter((problem) => !follows.some((isTold) => isTold(problem)));
}
