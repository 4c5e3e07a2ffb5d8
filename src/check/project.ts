/**
 * The static checker: everything that can be known to be wrong in a project's definitions before anyone sees them
 * (CONTRIBUTING.md, Principles 1 and 4). Pure: the caller gives texts and gets problems, in Node or in a browser.
 *
 *   open → lift → structure → names → practice → texts
 *
 * 1. open: JSON within the limits, and what is of an older version lifted. 2. structure: the schema, one problem for each mistake. 3. names: every name means
 * something. 4. practice: it does a person good, and what is done leads somewhere. 5. texts: both languages, and what nobody uses.
 */
import type { CallSpec } from '../model/call.ts';
import type { Kinds } from '../model/definition.ts';
import { currentVersion } from '../lib/migrate.ts';
import type { Problem } from '../lib/problem.ts';
import type { Known, Notes, Project } from './context.ts';
import { fresh, type Memory } from './session/memory.ts';
import type { Report } from './report/report.ts';
import { collectByScreen } from './report/by-screen.ts';
import { collector } from './report/collector.ts';
import type { Document, ProjectFile } from './document/document.ts';
import { idOf, inside, isList, isObject, nameFrom, openDocument } from './document/document.ts';
import { checkAgreed } from './texts/agreed.ts';
import { checkCodeTexts, isNamedIn } from './texts/code-texts.ts';
import { checkCounts } from './texts/counts.ts';
import { checkDocuments, checkUnshown, documentsById } from './texts/documents.ts';
import { checkFlow, checkForgotten, flowOf } from './flow/flow.ts';
import type { Facts } from './practice/facts.ts';
import { checkForNothing, checkPractice } from './practice/practice.ts';
import type { Subject } from './practice/survey.ts';
import { checkPlurals } from './practice/plurals.ts';
import { englishIn } from './practice/scope.ts';
import { liftDocument } from './document/lift.ts';
import { routesOf } from './names/routes.ts';
import { sharingOf, stateOf } from './names/state.ts';
import { collectArguments } from './parts/arguments.ts';
import { checkExample, checkFragmentAlone, checkScreen } from './screen.ts';
import type { Validate } from './structure/located.ts';
import { reportKinds } from './structure/other-kind.ts';
import { reportParameterless } from './structure/parameters.ts';
import { reportStructure } from './structure/structure.ts';
import { reportRows } from './structure/tables.ts';
import { reportTaken } from './structure/taken.ts';
import {
  checkLocales,
  keysThatDiffer,
  reportDifferent,
  reportUnused,
  textsOf,
  type CodeText,
} from './texts/texts.ts';
import { withEndings } from './texts/endings.ts';
import { checkWording } from './texts/wording.ts';
import { checkWriteTexts } from './texts/write-texts.ts';
import { lostTexts } from './twins/lost-texts.ts';
import { anything, typeOfSchema } from './types/type.ts';
import { collectSuppressions, commentsIn, type Suppression } from './report/suppressions.ts';
import { collectVerdicts } from './types/verdicts.ts';

export interface ProjectInput {
  /** `screens/<id>.json` */
  readonly screens: readonly ProjectFile[];
  /** `screens/fragments/<name>.json` */
  readonly fragments: readonly ProjectFile[];
  /** `screens/promotion/<layout>.json`: screens without routes */
  readonly layouts: readonly ProjectFile[];
  /** `src/widgets/<type>/examples.json` */
  readonly examples: readonly ProjectFile[];
  /** `locales/<language>.json` */
  readonly locales: readonly ProjectFile[];
  /** `locales/documents/<id>.<language>.json` and `constants.json` */
  readonly documents: readonly ProjectFile[];
  /** Text keys in the program's code; one that ends in a dot stands for all that begin with it. */
  readonly codeTexts: readonly CodeText[];
  /** Keeps `schemas/screen.schema.json`; its errors made with `allErrors` and `verbose`. */
  readonly validate: Validate;
  /** Keeps the frozen schemas of older versions, by version. */
  readonly older: { readonly [version: number]: Validate };
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
  readonly calls: { readonly [name: string]: CallSpec };
  /** Names of bridge messages; empty when they are not known. */
  readonly messages: readonly string[];
  /** What the schemas of widgets and actions say to the checker alone. */
  readonly notes: Notes;
  readonly known: Known;
  /** What the parts, calls and languages declare about good practice. */
  readonly facts: Facts;
  readonly asked?: Project['asked'];
}

export interface CheckedProject {
  /** By file and line. */
  readonly problems: readonly Problem[];
  readonly suppressions: readonly Suppression[];
  /** Those of them that no file tells by itself. */
  readonly later: readonly Problem[];
}

/** The language in which places are said: the one its authors write first. */
const spoken = 'locales/es.json';

/** What is told of words by these is where a text is missing: to say that nobody uses that text would lead away from it. */
const missingWords = ['same-outcome', 'forgotten-row', 'same-words', 'same-name', 'same-value'] as const;

/** Every problem of the project, by file and line. */
export const checkProject = (input: ProjectInput): readonly Problem[] => checkAll(input).problems;

/** How a project is gone through. */
export interface Course {
  readonly memory?: Memory;
  /** A definition of which alone is told what its own words and names say: at once. */
  readonly only?: string | undefined;
}

/** Every problem, and what the definitions take upon themselves. */
export function checkAll(input: ProjectInput, { memory = fresh, only }: Course = {}): CheckedProject {
  const suppressions = collectSuppressions();
  const found = collector(suppressions);
  const open = (files: readonly ProjectFile[], limited = true): readonly Document[] =>
    files.map((file) => {
      const { document, problems } = memory(`open ${file.file}`, [file.text], found, () =>
        openDocument(file, limited),
      );
      problems.forEach(found.add);
      return document;
    });

  // 1. open
  const lifted = (files: readonly ProjectFile[]): readonly Document[] =>
    open(files).map((document) =>
      memory(`lift ${document.file}`, [document], found, ({ report }) =>
        liftDocument(document, input, report),
      ),
    );
  const screens = [...lifted(input.screens), ...lifted(input.layouts)];
  const fragments = lifted(input.fragments);
  const examples = open(input.examples, false);
  const spelled = open(input.locales, false);
  const locales = memory('endings', spelled, found, ({ report }) => withEndings(spelled, report));
  const written = open(input.documents, false);
  const documents = [...screens, ...fragments, ...examples, ...locales, ...written];
  const spokenIn = locales.find(({ file }) => file === spoken) ?? locales[0];
  const texts = spokenIn === undefined ? new Map<string, string>() : textsOf(spokenIn);
  const result = (): CheckedProject => {
    const problems = found.sorted(documents, texts);
    return { problems, later: found.later(problems), suppressions: suppressions.all() };
  };
  // What an unreadable file says nobody knows: every further problem would be a guess, and lead away from this one.
  const isTorn = fragments.map((document) => reportParameterless(document, found.report)).includes(true);
  if (found.has('bad-json') || isTorn) return result();
  for (const document of [...screens, ...fragments, ...examples])
    suppressions.add(memory(`comments ${document.file}`, [document], found, () => commentsIn(document)));

  // 2. structure
  const isAsked = ({ file }: Document): boolean => only === undefined || file === only;
  for (const document of [...screens, ...fragments].filter(isAsked))
    memory(`structure ${document.file}`, [document], found, ({ report }) =>
      checkStructure(document, input, report),
    );

  if (locales.some(isAsked))
    checkLocales(locales, isNamedIn([...screens, ...fragments], input.codeTexts), found.report);

  // 3. names
  const project: Project = {
    widgets: input.widgets,
    actions: input.actions,
    calls: input.calls,
    fragments: new Map(fragments.map((document) => [idOf(document.file), document])),
    routes: memory('routes', screens, found, ({ report }) => routesOf(screens, input.known.opens, report)),
    variables: new Set(screens.flatMap(({ value }) => stateOf(value))),
    sharing: sharingOf(screens),
    documents: memory('documents', written, found, () => documentsById(written)),
    messages: new Set(input.messages),
    notes: input.notes,
    known: input.known,
    config: input.known.config === undefined ? anything : typeOfSchema(input.known.config),
    verdicts: collectVerdicts(),
    arguments: collectArguments(),
    texts: memory(
      'texts',
      locales,
      found,
      () => new Map(locales.map((document) => [document.file, textsOf(document)])),
    ),
    different: new Map(
      memory('different', locales, found, () => keysThatDiffer(locales)).map((key) => [key, new Set()]),
    ),
    facts: input.facts,
    used: new Set(),
    asked: input.asked,
  };
  const around = { project, report: found.report };
  const byScreen = collectByScreen(found.report);
  for (const document of screens.filter(isAsked))
    memory(`screen ${document.file}`, [document], { project, report: byScreen.of(document) }, (here) =>
      checkScreen(document, here.project, here.report),
    );
  byScreen.report(screens.filter(isAsked), project.fragments);
  // What examples and fragments alone are tested for says nothing: only a screen knows what can be.
  project.verdicts.report(found.report);
  const apart: Project = { ...project, verdicts: collectVerdicts(), asked: undefined };
  const alone = project.arguments.alone(found.report);
  for (const [name, document] of project.fragments) {
    if (!isAsked(document)) continue;
    memory(`fragment ${name}`, [document], { project: apart, report: alone }, (here) =>
      checkFragmentAlone(name, document, here.project, here.report),
    );
  }
  project.arguments.report(found.report);
  if (only !== undefined) return result();
  found.goOn();
  for (const document of examples)
    memory(`examples ${document.file}`, [document], { project: apart, report: found.report }, (here) =>
      checkExamples(document, here.project, input.validate, here.report),
    );
  reportDifferent(locales, project.different, found.report);

  // 4. practice
  const subjects = screens.flatMap((document): readonly Subject[] => {
    const survey = memory(
      `practice ${document.file}`,
      [document],
      around,
      (here) => checkPractice(document, here.project, here.report)?.survey,
    );
    return survey === undefined ? [] : [{ survey, project, facts: project.facts, report: found.report }];
  });
  const flow = flowOf(subjects, memory);
  checkFlow(flow);
  checkPlurals(locales, input.facts.plurals, found.report);
  checkWriteTexts(locales, input, found.report);
  checkCounts(subjects, locales, written, found.report);

  // 5. texts
  checkDocuments(written, found.report);
  checkAgreed(locales, written, found.report);
  memory('wording', [...locales, ...written], found, ({ report }) =>
    checkWording(locales, project.documents, input.facts.wording, report),
  );
  checkCodeTexts(input.codeTexts, project, found.add);
  if (!found.failed()) {
    checkForNothing(screens, subjects, around, memory);
    checkForgotten(flow);
    checkUnshown(written, documentsIn(subjects), found.report);
  }
  // A misspelt key or prop, or words in its place, leave the right text unused: the advice to remove it would do harm.
  if (!found.failed() && !found.misworded() && !missingWords.some((code) => found.has(code)))
    reportUnused(
      locales,
      project.used,
      input.codeTexts,
      input.facts.wording.labels ?? new Set(),
      lostTexts([...screens, ...fragments], input.facts.wording, englishIn(project.texts)),
      found.report,
    );
  // An error may hide what a suppression is for.
  suppressions.report(found.report, !found.failed());
  return result();
}

function checkStructure(document: Document, input: ProjectInput, report: Report): void {
  if (document.value === undefined || reportTaken(document, report)) return;
  // What its own schema has said is not said again in the words of another.
  if (document.lifted?.sound === false) return;
  const told: Parameters<Report>[] = [];
  const tell: Report = (...each) => void told.push(each);
  reportStructure(input.validate(document.value), document, tell);
  reportRows(document.value, document, input.validate, input.widgets, tell);
  reportKinds(told, input, report);
}

/** The ids of legal texts that the screens name. */
const documentsIn = (subjects: readonly Subject[]): ReadonlySet<string> =>
  new Set(
    subjects.flatMap(({ survey }) =>
      survey.uses.flatMap(({ kind, value }) => (kind === 'document' ? [nameFrom(value)] : [])),
    ),
  );

/** Examples are widgets with data; each is checked as the body of a screen. */
function checkExamples(document: Document, project: Project, validate: Validate, report: Report): void {
  for (const [index, example] of isList(document.value) ? document.value.entries() : []) {
    if (!isObject(example)) continue;
    const screen = { version: currentVersion, body: example['node'] };
    const subject: Document = { ...document, value: screen };
    reportStructure(validate(screen), document, report, subject, (pointer) => [
      index,
      'node',
      ...pointer.slice(1),
    ]);
    checkExample(
      inside({ document, pointer: [] }, index, 'node'),
      example['node'],
      example['data'],
      project,
      report,
    );
  }
}
