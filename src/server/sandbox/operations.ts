/**
 * The declared calls of `schemas/backend.openapi.json`: which path is which operation, and whether a request and an
 * answer keep its schema. It must not know any operation by name.
 */
import contract from '../../../schemas/backend.openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Schema {
  readonly [word: string]: unknown;
}

interface RawOperation {
  readonly operationId: string;
  readonly 'x-envelope': string;
  readonly 'x-effect': string;
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly envelope: string;
  /** `read` or `write`. */
  readonly effect: string;
  readonly multipart: boolean;
  /** Why a request breaks its declaration, or undefined. */
  refuse(parameters: Readonly<Record<string, unknown>>): string | undefined;
  /** The same for an answer; used by tests. */
  refuseAnswer(answer: unknown): string | undefined;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export function readOperations(): readonly Operation[] {
  const document = contract as unknown as OpenApi;
  // Tests hold the document against what a schema is: that takes longer than anything else of a start.
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false, validateSchema: false });
  ajv.addSchema({ $id: 'api', components: document.components });
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => read(ajv, path, method === 'get' ? 'GET' : 'POST', raw)),
  );
}

/** References of the document lead to the registered one. */
const rebase = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as Schema;

/** Compiled when it is first asked: all of them together are a good part of a start. */
function judge(ajv: Ajv2020, schema: Schema): (value: unknown) => string | undefined {
  let check: ValidateFunction | undefined;
  return (value) => {
    check ??= ajv.compile(rebase(schema));
    return reason(check, value);
  };
}

function read(ajv: Ajv2020, path: string, method: 'GET' | 'POST', raw: RawOperation): Operation {
  const [type, body] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const declared = (raw.parameters ?? []).filter(
    ({ name, in: place }) => name !== undefined && place === 'query',
  );
  const request: Schema = body?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema ?? {}])),
    required: declared.filter(({ required }) => required === true).map(({ name }) => name),
  };
  const answer = raw.responses['200']?.content?.['application/json']?.schema;
  return {
    id: raw.operationId,
    method,
    path,
    envelope: raw['x-envelope'],
    effect: raw['x-effect'],
    multipart: type === 'multipart/form-data',
    refuse: judge(ajv, request),
    refuseAnswer: answer === undefined ? () => undefined : judge(ajv, answer),
  };
}

function reason(check: ValidateFunction, value: unknown): string | undefined {
  if (check(value)) return undefined;
  const [error] = check.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is wrong'}`.trim();
}
