/**
 * What is known of each path of a screen before anyone sees it: the schema of its answer, its variable or its address, and
 * what it usually is. It must not know what is tested.
 */
import type { Json, JsonObject } from '../../model/json.ts';
import { readPath, type Path } from '../../lib/path.ts';
import { parameterCheck } from '../../lib/parameters.ts';
import { isList, type Members, membersOf, nameFrom, own } from '../document/document.ts';
import type { KnownSchema } from '../types/type.ts';
import { schemaOfLiteral, type Subject } from './classes.ts';
import { campaignsOf, type CampaignValues } from './campaign.ts';
import { sampleOf } from './sample.ts';
import type { Settled } from './settled.ts';
import { inAgreement } from './together.ts';
import type { Known } from '../context.ts';

export type Answers = Pick<Known, 'answers' | 'parameters' | 'config'>;
export interface Subjects {
  /** Sources by name, with the call that each makes. */
  readonly sources: ReadonlyMap<string, string>;
  readonly required: readonly string[];
  readonly values: CampaignValues;
  /** The usual data, by root. */
  readonly usual: JsonObject;
  subjectOf(path: Path): Subject | undefined;
  /** An answer whose facts go together. */
  agreed(source: string, data: Json): Json;
}

/** Of many forms, for patterns. */
const parameterSamples = [
  '1',
  '12',
  '123',
  '1234',
  '123456',
  '5512345678',
  '34500',
  '1.0.0',
  '2026-02-03',
  'a',
  'A1',
  'ana@correo.mx',
];

const unsettled: Settled = { before: {}, after: {} };
const noValues: CampaignValues = { schemas: {}, usual: {} };
export interface Situation {
  /** What some of the screen's variables are instead of their first value, by name. */
  readonly variables?: JsonObject;
  /** What variables become, by name. */
  readonly written?: JsonObject;
  /** What variables are before the answers are there, and beside them. */
  readonly settled?: Settled;
  readonly values?: CampaignValues;
  /** What the route gives the screen. */
  readonly route?: JsonObject;
}

export function subjectsOf(
  definition: Members,
  known: Answers,
  { variables = {}, written = {}, settled = unsettled, values = noValues, route = {} }: Situation = {},
): Subjects {
  const declared = membersOf(definition['query']);
  const data = Object.entries(membersOf(definition['data']));
  const sources = new Map(data.map(([name, source]) => [name, nameFrom(membersOf(source)['call'])]));
  const query = Object.fromEntries(
    Object.keys(declared).flatMap((name) => {
      const subject = queryOf(name);
      return subject.usual === undefined ? [] : [[name, subject.usual]];
    }),
  );
  const state: JsonObject = {
    ...(membersOf(definition['state']) as JsonObject),
    ...settled.after,
    ...variables,
  };
  const answers = Object.fromEntries(
    [...sources].map(([name, call]) => [name, sampleOf(own(known.answers, call) ?? {}, name)]),
  );
  const usual: JsonObject = { query, state, config: {}, values: values.usual, route, ...answers };
  const { full } = campaignsOf(values);

  function queryOf(name: string): Subject {
    const { required, default: standard, enum: only, kind } = membersOf(declared[name]);
    const check = parameterCheck(membersOf(declared[name]));
    const fits = check.ok ? check.value : (): boolean => false;
    const sought = soughtBy(name);
    const handed = handedOn(name, data, known) ?? sought;
    const sample =
      kind === 'amount'
        ? JSON.stringify(sampleOf({ format: 'minor' }))
        : handed && sampleOf({ ...handed, format: 'id' });
    const listed = (isList(only) ? only : []).filter((value) => typeof value === 'string');
    const example = [sample, ...listed, ...parameterSamples].find(
      (value): value is string => typeof value === 'string' && fits(value),
    );
    const absent = required !== true && typeof standard !== 'string';
    return {
      schema: { type: 'string', ...(listed.length > 0 && { enum: listed }) },
      absent,
      filled: true,
      fits,
      usual:
        typeof standard === 'string'
          ? standard
          : required === true || sought !== undefined
            ? (example ?? '1')
            : undefined,
    };
  }

  /** What the entries of a list have where a pick looks for this parameter: the usual one is found. */
  function soughtBy(name: string): KnownSchema | undefined {
    for (const pick of Object.values(membersOf(definition['pick']))) {
      const { from, where } = membersOf(pick);
      const list = /^\{\{\s*([\w.-]+)\s*\}\}$/.exec(nameFrom(from))?.[1]?.split('.');
      for (const [member, value] of Object.entries(membersOf(where)))
        if (list !== undefined && value === `{{query.${name}}}`)
          return schemaAt([...list, '0', ...member.split('.')])?.schema;
    }
    return undefined;
  }

  function schemaAt([root = '', ...steps]: Path): Subject | undefined {
    const schema = root === 'config' ? known.config : own(known.answers, sources.get(root) ?? '');
    return schema === undefined ? undefined : inside(schema, steps);
  }

  /** What a campaign may give; usually it is what the layout says itself. */
  function givenAt([name = '', ...steps]: Path): Subject | undefined {
    const schema = own(values.schemas, name);
    const subject = schema === undefined ? undefined : inside(schema, steps);
    if (subject === undefined) return undefined;
    const [standard, other] = [values.usual, full].map(
      (all) => readPath(all, [name, ...steps]) as Json | undefined,
    );
    return { ...subject, absent: steps.length > 0 && subject.absent, usual: standard, other };
  }

  return {
    sources,
    values,
    usual,
    agreed: (source, answer) => inAgreement(own(known.answers, sources.get(source) ?? '') ?? {}, answer),
    required: Object.keys(declared).filter((name) => membersOf(declared[name])['required'] === true),
    subjectOf(path) {
      const [root = '', ...steps] = path;
      if (root === 'query')
        return steps.length === 1 && own(declared, steps[0] ?? '') !== undefined
          ? queryOf(steps[0] ?? '')
          : undefined;
      if (root === 'values') return givenAt(steps);
      if (root === 'route') return given(readPath(route, steps) as Json | undefined);
      if (root === 'state') {
        const value = readPath(state, steps);
        const before = own(settled.before, steps.join('.'));
        if (before !== undefined) return { ...given(value as Json), other: before };
        return value === undefined
          ? undefined
          : {
              schema: schemaOfLiteral(value),
              absent: false,
              usual: value as Json,
              other: own(written, steps.join('.')),
            };
      }
      return schemaAt(path);
    },
  };
}

/** A value that is what it is here, or is missing. */
const given = (value: Json | undefined): Subject => ({
  schema: {},
  absent: value === undefined,
  usual: value,
  fixed: true,
});

/** The parameter of a call that a parameter of the address is handed on to. */
function handedOn(
  name: string,
  data: readonly (readonly [string, unknown])[],
  { parameters }: Answers,
): KnownSchema | undefined {
  for (const [, source] of data) {
    const { call, send } = membersOf(source);
    for (const [parameter, value] of Object.entries(membersOf(send)))
      if (value === `{{query.${name}}}`) return own(own(parameters, nameFrom(call)) ?? {}, parameter);
  }
  return undefined;
}

/** The schema at a place of an answer. Whether an entry of a list is there, its list says. */
function inside(schema: KnownSchema, steps: Path): Subject | undefined {
  let at: KnownSchema | undefined = schema;
  let absent = false;
  for (const step of steps) {
    if (/^\d+$/.test(step)) {
      at = at.items;
      absent = false;
    } else {
      absent = at.required?.includes(step) !== true;
      at = own(at.properties ?? {}, step) ?? at.additionalProperties;
    }
    if (at === undefined) return undefined;
  }
  return { schema: at, absent };
}
