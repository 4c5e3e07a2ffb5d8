/**
 * The faults of calls that can be tried in memory, each as what comes over the wire. Those of one line are the same to a page: what
 * differs below XMLHttpRequest is tried in a browser. It must not know any screen, nor any call by name.
 */
import type { KnownSchema } from '../../src/check/types/type.ts';
import type { CallSpec } from '../../src/model/call.ts';
import type { Json } from '../../src/model/json.ts';
import type { Wire } from '../screens/case.ts';
import { refusal, successOf } from '../screens/backend.ts';
import {
  bare,
  changed,
  hostile,
  isObject,
  long,
  mark,
  tooPrecise,
  withAddresses,
  withLostDigits,
  withNegativeAmounts,
  withUnknownCodes,
  withWords,
} from './data.ts';

/** The call, what its answer may be, and the answer as it should be. */
export interface Asked {
  readonly spec: CallSpec;
  readonly schema: KnownSchema;
  readonly data: Json;
}

/** `fails`: no data came. `shows`: whatever came is shown. `either`: by what the schema needs. */
export type End = 'fails' | 'shows' | 'either';

export interface Fault {
  /** Numbers of the fault model. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly end: End;
  /** Tried for every call of every screen; the others once for a call that several screens have in common, by a fragment. */
  readonly everywhere?: true;
  /** Besides a failed call and a wrong member, what may be reported. */
  readonly reports?: readonly string[];
  /** `undefined`: the call has nothing that could be so. */
  wire(asked: Asked): Wire | undefined;
}

/** Words of a server that nobody may read. */
export const serverWords = 'ORA-00942: table or view does not exist';

const html = `<!doctype html><html><title>${serverWords}</title><h1>502</h1></html>`;

const answer = (body: string, status = 200): Wire => ({ kind: 'answer', status, body, image: false });
const always = (wire: Wire) => (): Wire => wire;

/** Only where data are declared: there is something in them. */
const withData =
  (change: (asked: Asked) => Json, text: (json: string) => string = (json) => json) =>
  (asked: Asked): Wire | undefined => {
    if (asked.spec.data === null) return undefined;
    const data = change(asked);
    if (JSON.stringify(data) === JSON.stringify(asked.data)) return undefined;
    return answer(text(JSON.stringify({ ...successOf(asked.spec), message: '', data })));
  };

const envelope =
  (change: (body: Readonly<Record<string, Json>>) => string) =>
  ({ spec, data }: Asked): Wire | undefined =>
    spec.envelope === 'image' ? undefined : answer(change({ ...successOf(spec), message: '', data }));

const eachLeaf = (leaf: Parameters<typeof changed>[2]) =>
  withData(({ schema, data }) => changed(schema, data, leaf));
const eachList = (list: Parameters<typeof changed>[3]) =>
  withData(({ schema, data }) => changed(schema, data, (_schema, value) => value, list));

const requiredOf = ({ schema, data }: Asked): readonly string[] =>
  typeof data === 'object' && data !== null ? (schema.required ?? []) : [];

const good = ({ spec, data }: Asked): Wire & { readonly kind: 'answer' } => ({
  kind: 'answer',
  status: 200,
  body: JSON.stringify({ ...successOf(spec), message: '', data }),
  image: spec.envelope === 'image',
});

export const faults: readonly Fault[] = [
  {
    ids: ['T01', 'T04', 'T12'],
    name: 'nothing comes within a minute',
    everywhere: true,
    end: 'fails',
    wire: always({ kind: 'late' }),
  },
  {
    ids: ['T03'],
    name: 'it comes after three seconds',
    end: 'shows',
    wire: (asked) => ({ ...good(asked), after: 3000 }),
  },
  {
    ids: ['T05', 'T06', 'T07', 'T08', 'T10'],
    name: 'the connection breaks',
    everywhere: true,
    end: 'fails',
    wire: always({ kind: 'broken' }),
  },
  {
    ids: ['T09', 'P02'],
    name: 'half of the answer',
    end: 'fails',
    wire: envelope((body) => JSON.stringify(body).slice(0, -9)),
  },
  { ids: ['T11'], name: 'a page of HTML in its place', end: 'fails', wire: always(answer(html)) },
  {
    ids: ['H01'],
    name: '500 with JSON',
    everywhere: true,
    end: 'fails',
    wire: always(answer(JSON.stringify({ message: serverWords }), 500)),
  },
  { ids: ['H02'], name: '502 with HTML', end: 'fails', wire: always(answer(html, 502)) },
  { ids: ['H03'], name: '503', end: 'fails', wire: always(answer('', 503)) },
  { ids: ['H04'], name: '429', end: 'fails', wire: always(answer('', 429)) },
  { ids: ['H05'], name: '401', end: 'fails', wire: always(answer('{}', 401)) },
  { ids: ['H06'], name: '403', end: 'fails', wire: always(answer(html, 403)) },
  { ids: ['H07'], name: '404', end: 'fails', wire: always(answer(html, 404)) },
  { ids: ['H08'], name: '409', end: 'fails', wire: always(answer('{}', 409)) },
  { ids: ['H09'], name: '413', end: 'fails', wire: always(answer(html, 413)) },
  {
    ids: ['H10'],
    name: 'an answer from another origin',
    end: 'fails',
    wire: (asked) => ({ ...good(asked), from: 'https://login.other.test/' }),
  },
  { ids: ['H11'], name: '200 with nothing', end: 'fails', wire: always(answer('')) },
  { ids: ['P01'], name: 'text that is no JSON', end: 'fails', wire: always(answer(serverWords)) },
  ...['null', '[]', '"ok"', '5'].map((body): Fault => ({
    ids: ['P03'],
    name: `${body} in its place`,
    end: 'fails',
    wire: always(answer(body)),
  })),
  {
    ids: ['P04'],
    name: 'without what must be there',
    end: 'fails',
    wire: withData((asked) => {
      const [name] = requiredOf(asked);
      if (name === undefined) return asked.data;
      return Object.fromEntries(
        Object.entries(asked.data as object).filter(([each]) => each !== name),
      ) as Json;
    }),
  },
  {
    ids: ['P05'],
    name: 'what must be there of another type',
    end: 'fails',
    wire: withData((asked) => {
      const [name] = requiredOf(asked);
      return name === undefined ? asked.data : { ...(asked.data as object), [name]: { of: [{}] } };
    }),
  },
  {
    ids: ['P06', 'P07'],
    name: 'refused in words',
    everywhere: true,
    end: 'fails',
    wire: ({ spec }) =>
      spec.envelope === 'image'
        ? undefined
        : answer(JSON.stringify(refusal(spec, { code: '9999', message: 'No es posible por ahora.' }))),
  },
  {
    ids: ['P07'],
    name: 'refused without words',
    end: 'fails',
    wire: ({ spec }) =>
      spec.envelope === 'image'
        ? undefined
        : answer(JSON.stringify(refusal(spec, { code: '9999', message: '' }))),
  },
  {
    ids: ['P08'],
    name: 'a success that is none',
    end: 'fails',
    wire: envelope(({ data = null }) => JSON.stringify({ code: [], success: 'true', message: '', data })),
  },
  { ids: ['P09'], name: 'codes that nobody knows', end: 'either', wire: eachLeaf(withUnknownCodes) },
  { ids: ['P10'], name: 'empty lists', end: 'either', wire: eachList(() => []) },
  {
    ids: ['P11'],
    name: 'one entry in each list',
    end: 'either',
    wire: eachList((items) => items.slice(0, 1)),
  },
  {
    ids: ['P11', 'P13'],
    name: 'the same entries a hundred times',
    end: 'either',
    reports: ['repeated-key'],
    wire: withData(({ schema, data }) => {
      let isFirst = true;
      return changed(
        schema,
        data,
        (_schema, value) => value,
        (items) => {
          if (!isFirst || items.length === 0) return items;
          isFirst = false;
          return Array.from({ length: 100 }, (_, index) => items[index % items.length] as Json);
        },
      );
    }),
  },
  {
    ids: ['P12'],
    name: 'six million characters',
    end: 'fails',
    wire: envelope((body) => JSON.stringify({ ...body, more: 'x'.repeat(6 * 1024 * 1024) })),
  },
  {
    ids: ['P14'],
    name: 'nothing but what must be there',
    end: 'either',
    wire: withData(({ schema, data }) => bare(schema, data)),
  },
  {
    ids: ['P14'],
    name: 'words of ten thousand letters',
    end: 'either',
    reports: ['refused-url'],
    wire: eachLeaf(withWords(long)),
  },
  {
    ids: ['P14'],
    name: 'hostile words',
    end: 'either',
    reports: ['refused-url'],
    wire: eachLeaf(withWords(hostile)),
  },
  {
    ids: ['P15'],
    name: 'numbers that have lost digits',
    end: 'either',
    wire: withData(
      ({ schema, data }) => changed(schema, data, withLostDigits),
      (json) => json.replaceAll(`"${mark}"`, tooPrecise),
    ),
  },
  { ids: ['P15'], name: 'amounts below nothing', end: 'either', wire: eachLeaf(withNegativeAmounts) },
  {
    ids: ['P16'],
    name: 'names of prototypes',
    end: 'shows',
    wire: envelope((body) =>
      JSON.stringify(body).replace(
        '"data":{',
        '"data":{"__proto__":{"polluted":1},"constructor":{"prototype":1},',
      ),
    ),
  },
  {
    ids: ['P17'],
    name: 'hostile addresses',
    end: 'either',
    reports: ['refused-url'],
    wire: eachLeaf(withAddresses('javascript:alert(1)//')),
  },
  {
    ids: ['P18'],
    name: 'nested twenty thousand times',
    end: 'fails',
    wire: ({ spec }) =>
      spec.data === null
        ? undefined
        : answer(
            JSON.stringify({ ...successOf(spec), data: 0 }).replace(
              ':0',
              `:${'['.repeat(20_000)}${']'.repeat(20_000)}`,
            ),
          ),
  },
  {
    ids: ['P19'],
    name: 'more than was declared',
    end: 'shows',
    wire: withData(({ data }) => (isObject(data) ? { ...data, undeclared: { more: [1] } } : data)),
  },
];
