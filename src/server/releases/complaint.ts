/** What is wrong with the body of a request, by the description of the interface, in both languages. It must not know a request. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import description from '../../../schemas/releases.openapi.json' with { type: 'json' };
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';

const ajv = new Ajv2020({ strict: false, verbose: true });
ajv.addSchema(description, 'api');

interface Params {
  readonly additionalProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly missingProperty?: string;
  readonly type?: string | readonly string[];
  readonly limit?: number;
}

const limits = {
  maximum: 'tooMuch',
  minimum: 'tooLittle',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  minLength: 'tooShort',
  maxLength: 'tooLong',
} as const;
const isLimit = (keyword: string): keyword is keyof typeof limits => Object.keys(limits).includes(keyword);

/** In both languages. */
export function errorWords({ instancePath, keyword, params, parentSchema }: ErrorObject): Told {
  const name = instancePath.slice(1).replaceAll('/', '.');
  const where = name === '' ? say('theBody') : say('member', { name });
  const given = params as Params;
  // What it is for says more to a person than its pattern.
  const { description: what } = (parentSchema ?? {}) as { readonly description?: string };
  if (isLimit(keyword)) return say(limits[keyword], { where, limit: given.limit ?? 0 });
  if (keyword === 'pattern' && what !== undefined) return say('otherForm', { where, what });
  if (keyword === 'type') return say('ofType', { where, type: [given.type ?? ''].flat().join(', ') });
  if (keyword === 'required') return say('lacks', { where, name: given.missingProperty ?? '' });
  if (keyword === 'enum') return say('oneOf', { where, values: (given.allowedValues ?? []).join(', ') });
  return keyword === 'additionalProperties'
    ? say('unknownMember', { where, name: given.additionalProperty ?? '' })
    : say('wrong', { where });
}

/** Where in the body, and what is asked there. @param schema of the description. */
export function complaint(schema: string, body: unknown): Told | undefined {
  const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  const [error] = validate(body) === true ? [] : (validate.errors ?? []);
  return error && errorWords(error);
}
