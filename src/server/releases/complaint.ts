/** What is wrong with the body of a request, by the description of the interface, in both languages. It must not know a request. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import description from '../../../schemas/releases.openapi.json' with { type: 'json' };
import { isSentence, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';

// Tests hold the description against what a schema is: at a start that would take longer than what it is for.
const ajv = new Ajv2020({ strict: false, validateSchema: false });
ajv.addSchema(description, 'api');

interface Params {
  readonly additionalProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly missingProperty?: string;
  readonly type?: string;
  readonly limit?: number;
}

const limits = {
  maximum: 'tooMuch',
  minimum: 'tooLittle',
  exclusiveMinimum: 'notMore',
  minItems: 'tooFew',
  minProperties: 'tooFew',
  maxItems: 'tooMany',
  minLength: 'tooShort',
  maxLength: 'tooLong',
} as const;
const isLimit = (keyword: string): keyword is keyof typeof limits => Object.keys(limits).includes(keyword);

/** What needs no filling. */
const plain = (name: string): Told | undefined => (isSentence(name) ? say(name as 'theBody') : undefined);

/** In both languages. */
export function errorWords({ instancePath, keyword, params }: ErrorObject): Told {
  const path = instancePath.slice(1).replaceAll('/', '.');
  // A member of a list is called as the list.
  const name = path.replace(/(?:\.\d+)+$/, '').replace(/^.*\./, '');
  const where = path === '' ? say('theBody') : (plain(`member ${name}`) ?? say('member', { name: path }));
  const given = params as Params;
  if (keyword === 'minLength' && given.limit === 1) return say('isEmpty', { where });
  if (isLimit(keyword)) return say(limits[keyword], { where, limit: given.limit ?? 0 });
  const form = keyword === 'pattern' ? plain(`form ${name}`) : undefined;
  if (form !== undefined) return say('otherForm', { where, what: form });
  const type = keyword === 'type' ? plain(`type ${given.type ?? ''}`) : undefined;
  if (type !== undefined) return say('ofType', { where, what: type });
  if (keyword === 'required') return say('lacks', { where, name: given.missingProperty ?? '' });
  if (keyword === 'uniqueItems') return say('sameTwice', { where });
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
