/**
 * The distinct states of a screen: each source loading, failed and ready, each dialog open, and the data, address and
 * variables that its tests can tell apart, combined so that every pair meets. Pure: definitions and schemas in, states
 * with their data out. It must not know how a state is drawn.
 *
 *   definition → tests → paths with their values → combinations → data
 */
import type { Json, JsonObject } from '../../model/json.ts';
import type { Kinds } from '../../model/definition.ts';
import { readPath } from '../../lib/path.ts';
import { fallbackLayout } from '../../lib/promotion.ts';
import { equal, evaluateTest, parseTest } from '../../lib/test.ts';
import { isObject, membersOf, own } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import type { MapLanguage } from '../map/graph.ts';
import type { Texts } from '../map/labels.ts';
import { campaignsOf, campaignValues } from './campaign.ts';
import { dataOf } from './data.ts';
import { factorsOf, type Factors } from './factors.ts';
import { rowTitles, type DataWords, type StateTitle } from './names.ts';
import type { Known } from '../walk/deeds.ts';
import { valueOf, type Settings } from './openings.ts';
import { pairwise, type Row } from './pairs.ts';
import { answeredIf, settledBy, settling, waiting, type Settled } from './settled.ts';
import { subjectsOf, type Answers, type Subjects } from './subjects.ts';
import { walkScreen, withHomes, type Reached, type Test } from './walk.ts';
import { visitsOf, visitWords, type Visited } from './visits.ts';
import { stateWords, type StateWords } from './words.ts';

export interface StatesInput {
  readonly screens: { readonly [id: string]: unknown };
  readonly fragments: { readonly [name: string]: unknown };
  readonly widgets: { readonly [type: string]: Kinds };
  /** What actions do. */
  readonly facts: Known;
  /** Schemas with their examples. */
  readonly known: Answers;
  /** Texts of `language` by key. */
  readonly texts: Texts;
  readonly language: MapLanguage;
  /** In `language`; without them data is called by its path. */
  readonly dataWords?: DataWords;
}

/** How a source's call ends. */
export type Ending =
  | { readonly kind: 'ready'; readonly data: Json }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

export interface ScreenState extends StateTitle {
  readonly query: Readonly<Record<string, string>>;
  /** The route it is opened at; `undefined` for one that has none. */
  readonly route: string | undefined;
  /** Variables of the screen. */
  readonly variables: JsonObject;
  /** Settings of the brand that differ. */
  readonly config: JsonObject;
  /** What a campaign fills a layout with. */
  readonly values: JsonObject;
  /** Nobody knows yet what the campaign fills in: nothing can be pressed. */
  readonly still: boolean;
  /** By source. */
  readonly sources: { readonly [name: string]: Ending };
  readonly dialog: string | undefined;
}

export interface Combined {
  /** What was combined: the screen, or one of its dialogs. */
  readonly dialog: string | undefined;
  /** What the dialog is called, where its words are known. */
  readonly title: string | undefined;
  /** The route it is shown at; `named` where another gives the screen something else. */
  readonly at: Visited;
  readonly factors: Factors;
  readonly rows: readonly Row[];
  readonly all: number;
  readonly complete: boolean;
  readonly subjects: Subjects;
  /** What variables are before the answers are there, and beside them. */
  readonly settled: Settled;
  /** The tests under which a source is asked. */
  readonly loadedIf: (source: string) => readonly Test[];
}

export interface ScreenStates {
  readonly states: readonly ScreenState[];
  /** How many of how many combinations. */
  readonly count: string;
}

/** What is combined on a screen, at each of its routes that differ: its own tests, then those of each dialog. */
export function combine(id: string, input: StatesInput): readonly Combined[] {
  const screen = own(input.screens, id);
  if (!isObject(screen)) return [];
  return visitsOf(screen['routes']).flatMap((at) => combineAt(at, screen, input));
}

function combineAt(
  at: Visited,
  screen: Readonly<Record<string, unknown>>,
  input: StatesInput,
): readonly Combined[] {
  const walked = walkScreen(screen, input);
  const definition = withHomes(screen, walked.homes);
  const asked = loadedIf(definition);
  const settled = settledBy(screen, input.fragments, input.facts);
  const sources = Object.keys(membersOf(definition['data']));
  const answered = (root: string): readonly Test[] =>
    sources.includes(root) ? [...asked(root), ...answeredIf(settled)] : asked(root);
  const group = (dialog: string | undefined, reached: readonly Reached[], subjects: Subjects): Combined => {
    const factors = settling(
      settled,
      factorsOf(reached, (path) => subjects.subjectOf(path), answered, subjects.usual),
    );
    const { counts, needs, agree } = factors;
    const sizes = factors.list.map(({ values }) => values.length);
    const title = dialog === undefined ? undefined : walked.titles.get(dialog);
    return {
      dialog,
      title,
      at,
      factors,
      subjects,
      settled,
      loadedIf: asked,
      ...pairwise({ sizes, counts, needs, agree }),
    };
  };
  const values = campaignValues(definition, {}, input.texts);
  const given = { values, route: at.given, settled };
  const subjects = subjectsOf(definition, input.known, given);
  const dialogs = [...walked.dialogs].map(([name, reached]) => {
    const variables = opened(walked.openings.dialogs.get(name) ?? new Map(), subjects, input.texts);
    return group(name, reached, subjectsOf(definition, input.known, { ...given, variables }));
  });
  const written = opened(walked.openings.written, subjects, input.texts);
  return [
    group(undefined, walked.screen, subjectsOf(definition, input.known, { ...given, written })),
    ...dialogs,
  ];
}

/** A source that is not asked has no data. */
function loadedIf(definition: Readonly<Record<string, unknown>>): (root: string) => readonly Test[] {
  const data = isObject(definition['data']) ? definition['data'] : {};
  return (root) => {
    const source = own(data, root);
    const test = isObject(source) ? source['if'] : undefined;
    return isObject(test) ? [test] : [];
  };
}

function opened(settings: Settings, { usual }: Subjects, texts: Texts): JsonObject {
  return Object.fromEntries(
    [...settings].flatMap(([name, written]) => {
      const path = parsePath(name);
      if (!path.ok || path.value.length !== 2) return [];
      const value = valueOf(written, texts, (at) => readPath(usual, at));
      return value === undefined ? [] : [[path.value[1] ?? '', value as Json]];
    }),
  );
}

export function statesOf(id: string, input: StatesInput): ScreenStates {
  const words = stateWords[input.language];
  const groups = combine(id, input);
  if (groups.length === 0) return { states: [], count: words.every(0) };
  const visits = [...new Set(groups.map(({ at }) => at))];
  const states = visits.flatMap((at) =>
    byGroup(
      statesAt(
        id,
        groups.filter((group) => group.at === at),
        input,
      ),
    ),
  );
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const all = groups.reduce((sum, group) => sum + group.all, 0);
  const count = groups.every(({ complete }) => complete) ? words.every(shown) : words.pairs(shown, all);
  return { states, count };
}

const byGroup = (states: readonly ScreenState[]): readonly ScreenState[] =>
  [...new Set(states.map(({ group }) => group))].flatMap((name) =>
    states.filter(({ group }) => group === name),
  );

/** The states at one route. */
function statesAt(id: string, groups: readonly Combined[], input: StatesInput): readonly ScreenState[] {
  const words = stateWords[input.language];
  const [first] = groups;
  if (first === undefined) return [];
  const { at, subjects } = first;
  const usual = stateOf(first, first.rows[0] ?? [], { name: words.usual, group: words.groups.sources });
  const named = (state: ScreenState): ScreenState => {
    if (!at.named) return state;
    const there =
      visitWords(at, membersOf(own(input.screens, id))['routes'], input.dataWords) ??
      words.at(at.route ?? '');
    return { ...state, name: `${state.name} · ${there}`, group: `${state.group} · ${there}` };
  };
  const sources = [...subjects.sources.keys()];
  const only = sources.length === 1;
  const combined = groups.flatMap((group) => {
    const titles = rowTitles(group, input.language, input.dataWords);
    return group.rows.flatMap((row, index) => {
      const state = stateOf(group, row, titles[index] ?? usual);
      const still = waiting(group.factors, row);
      // Where nothing else differs it is what stands below for each source.
      if (still === 'alone' && group.dialog === undefined) return [];
      return [{ still, state: still === 'no' ? state : { ...state, sources: failed(sources) } }];
    });
  });
  const where = (still: boolean): readonly ScreenState[] =>
    combined.flatMap((each) => ((each.still !== 'no') === still ? [each.state] : []));
  return [
    ...where(false),
    ...sources.flatMap((source): readonly ScreenState[] => {
      const there = whereAsked(source, first, usual, first.loadedIf);
      const asked = { ...there, variables: { ...there.variables, ...first.settled.before } };
      const told = only ? '' : (input.dataWords?.nameOf(source) ?? source);
      return [
        { ...asked, name: words.loading(told), sources: { ...asked.sources, [source]: { kind: 'loading' } } },
        { ...asked, name: words.failed(told), sources: { ...asked.sources, [source]: { kind: 'failed' } } },
      ];
    }),
    ...where(true),
    ...subjects.required.slice(0, 1).map((name) => ({
      ...usual,
      name: words.missing(input.dataWords?.nounOf?.(name) ?? input.dataWords?.nameOf(name) ?? name),
      query: {},
    })),
    ...campaignStates(id, subjects, { ...usual, group: words.groups.campaign }, words),
  ].map(named);
}

/** What differs by the campaign alone; what is no other than the usual is left out. */
function campaignStates(
  id: string,
  { values }: Subjects,
  usual: ScreenState,
  words: StateWords,
): readonly ScreenState[] {
  const { full, spare, longest } = campaignsOf(values);
  const given: readonly ScreenState[] = [
    { ...usual, name: words.full, values: full },
    { ...usual, name: words.spare, values: spare },
    { ...usual, name: words.longest, values: longest },
  ].filter((state) => !equal(state.values, usual.values));
  return id === fallbackLayout ? [...given, { ...usual, name: words.awaited, still: true }] : given;
}

const failed = (sources: readonly string[]): ScreenState['sources'] =>
  Object.fromEntries(sources.map((name) => [name, { kind: 'failed' }]));

/** The usual state; where a source is not asked in it, the first one in which it is. */
function whereAsked(
  source: string,
  group: Combined,
  usual: ScreenState,
  testsOf: (root: string) => readonly Test[],
): ScreenState {
  const { factors, rows, subjects } = group;
  const row = rows.find((each) => {
    const data = dataOf(factors, each, subjects.usual);
    return testsOf(source).every((test) => {
      const parsed = parseTest(test);
      return parsed.ok && evaluateTest(parsed.value, (path) => readPath(data, path));
    });
  });
  return row === undefined ? usual : stateOf(group, row, usual);
}

function stateOf({ dialog, at, factors, subjects }: Combined, row: Row, title: StateTitle): ScreenState {
  const { query, state, config, values, route: _given, ...data } = dataOf(factors, row, subjects.usual);
  return {
    name: title.name,
    group: title.group,
    query: query as Readonly<Record<string, string>>,
    route: at.route,
    variables: state as JsonObject,
    config: config as JsonObject,
    values: values as JsonObject,
    still: false,
    sources: Object.fromEntries(
      Object.entries(data).map(([source, value]): [string, Ending] => [
        source,
        { kind: 'ready', data: subjects.agreed(source, value) },
      ]),
    ),
    dialog,
  };
}
