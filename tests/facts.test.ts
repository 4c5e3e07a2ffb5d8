/** The tables of the specification, as cases that anyone can read: routes, entities, calls, order statuses and labels. */
import { describe, expect, it } from 'vitest';
import { readProject } from '../src/build/project.ts';
import callCases from './cases/calls.json' with { type: 'json' };
import entityCases from './cases/entities.json' with { type: 'json' };
import labelCases from './cases/labels.json' with { type: 'json' };
import { routePaths } from '../src/lib/routes.ts';
import routeCases from './cases/routes.json' with { type: 'json' };
import statusCases from './cases/statuses.json' with { type: 'json' };
import { exists, read, root, sorted } from './support/project.ts';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-envelope': string;
  readonly parameters?: readonly { readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const {
  paths,
  components: { schemas },
} = JSON.parse(read('schemas/backend.openapi.json')) as OpenApi;

/** The object that a schema comes to: behind its reference, or in its list. */
function objectOf(schema: Schema | undefined): Schema {
  if (schema?.$ref !== undefined) return objectOf(schemas[schema.$ref.split('/').at(-1) ?? '']);
  return schema?.items === undefined ? (schema ?? {}) : objectOf(schema.items);
}

describe('the routes', () => {
  it.each(routeCases.cases)('$name', ({ route, screen }) => {
    const file = `screens/${screen}.json`;
    expect(exists(file)).toBe(true);
    const { routes } = JSON.parse(read(file)) as { readonly routes: unknown };
    expect(routePaths(routes)).toContain(route);
  });

  it('are all that there are', () => {
    const named = new Set(routeCases.cases.map(({ route }) => route));
    const found = readProject(root).screens.flatMap(({ text }) =>
      routePaths((JSON.parse(text) as { readonly routes?: unknown }).routes),
    );
    expect(found.filter((route) => !named.has(route))).toEqual([]);
  });
});

describe('the entities', () => {
  it.each(entityCases.cases)('$name', ({ schema, member, fields }) => {
    const way = member === '' ? [] : member.split('.');
    const found = way.reduce(
      (object, name) => objectOf(object.properties?.[name]),
      objectOf(schemas[schema]),
    );
    expect(Object.keys(found.properties ?? {})).toEqual(expect.arrayContaining(fields));
  });
});

describe('the calls', () => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  it.each(callCases.cases)('$name', ({ name, method, path, envelope, sends }) => {
    const call = calls.find(({ operation }) => operation.operationId === name);
    expect(call).toMatchObject({ method, path, operation: { 'x-envelope': envelope } });
    const { parameters = [], requestBody } = call?.operation ?? {};
    const [body] = Object.values(requestBody?.content ?? {});
    // The common parameters and headers are references.
    const sent = [
      ...parameters.flatMap(({ name: own }) => own ?? []),
      ...Object.keys(body?.schema.properties ?? {}),
    ];
    expect(sorted(sent)).toEqual(sorted(sends));
  });

  it('are all that there are', () => {
    expect(sorted(calls.map(({ operation }) => operation.operationId))).toEqual(
      sorted(callCases.cases.map(({ name }) => name)),
    );
  });
});

describe('the order statuses', () => {
  const { body } = JSON.parse(read('screens/fragments/order-status.json')) as {
    readonly body: {
      readonly is: Readonly<Record<string, { readonly picture: string; readonly tone: string }>>;
    };
  };

  it.each(statusCases.cases)('$name is $color', ({ name, tone }) => {
    expect(body.is[name]?.tone).toBe(tone);
  });

  it('have a picture each', () => {
    const pictures = statusCases.cases.map(({ name }) => body.is[name]?.picture);
    expect(new Set(pictures).size).toBe(6);
  });
});

describe('the labels', () => {
  /** The words of each text, without what it shows of the data. */
  const words = (tongue: string): readonly string[] =>
    Object.values(JSON.parse(read(`locales/${tongue}.json`)) as Readonly<Record<string, string>>).map(
      (text) => text.replace(/\{\{.*?\}\}/g, '').trim(),
    );

  it.each(labelCases.cases)('$name', ({ es, en }) => {
    expect(words('es')).toContain(es);
    expect(words('en')).toContain(en);
  });
});
