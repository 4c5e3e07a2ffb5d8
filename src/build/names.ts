/**
 * The names that exist in this project (texts, routes, calls, fragments, bridge messages, documents, what a route gives and
 * which writes can be open), as a schema that editors complete from: `schemas/names.schema.json`. It accepts nothing by itself and refuses nothing: a wrong name is said by
 * the checker, in better words. It must not know what a screen does with a name.
 */
import { join } from 'node:path';
import type { ProjectFile } from '../check/document/document.ts';
import { nameFrom } from '../check/document/document.ts';
import {
  enumeration,
  offeredNames,
  opened,
  type Described,
  type OfferedNames,
} from '../check/names/offered.ts';
import { routeValues } from '../lib/routes.ts';
import { formats } from '../lib/template.ts';
import type { ScreenSchema } from './assemble.ts';
import type { OpenApi } from './calls.ts';
import type { PartSchema } from './kinds.ts';
import { readJson } from './parts.ts';
import { filesIn } from './project.ts';

export interface Names extends OfferedNames {
  readonly call: Described;
  readonly bridgeMessage: Described;
  /** Paths that a test may ask of, whatever the screen loads. */
  readonly testPath: Described;
}

/** `route.plan`, with the screens whose routes give it, and `writes.loanPush`. */
function testPaths(screens: readonly ProjectFile[], document: OpenApi): Described {
  const givers: Record<string, Set<string>> = {};
  for (const [id, screen] of screens.map(opened))
    for (const values of Object.values(routeValues(screen['routes'])))
      for (const name of Object.keys(values)) (givers[`route.${name}`] ??= new Set()).add(id);
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  return {
    ...Object.fromEntries(
      Object.entries(givers).map(([path, ids]) => [path, `Given by the routes of ${[...ids].join(', ')}.`]),
    ),
    ...Object.fromEntries(
      operations.flatMap(({ operationId, 'x-once': once }) =>
        operationId === undefined || once === undefined
          ? []
          : [
              [
                `writes.${operationId}`,
                '"pending" or "unknown" while one is under way or in doubt.',
              ] as const,
            ],
      ),
    ),
  };
}

function calls(document: OpenApi): Described {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  return Object.fromEntries(
    operations.flatMap(({ operationId, summary }) =>
      operationId === undefined ? [] : [[operationId, nameFrom(summary)] as const],
    ),
  );
}

const messages = ({ $defs = {} }: { readonly $defs?: Readonly<Record<string, PartSchema>> }): Described =>
  Object.fromEntries(Object.entries($defs).map(([name, { description = '' }]) => [name, description]));

export function readNames(root: string): Names {
  const backend = readJson(join(root, 'schemas/backend.openapi.json')) as OpenApi;
  const { textKey, route, queryName, fragmentName, document } = offeredNames({
    locales: filesIn(root, 'locales'),
    screens: filesIn(root, 'screens'),
    fragments: filesIn(root, 'screens/fragments'),
    documents: filesIn(root, 'locales/documents'),
  });
  return {
    textKey,
    route,
    queryName,
    call: calls(backend),
    fragmentName,
    bridgeMessage: messages(readJson(join(root, 'schemas/bridge.schema.json')) as ScreenSchema),
    document,
    testPath: testPaths(filesIn(root, 'screens'), backend),
  };
}

/** Members that are offered, beside any other. */
const members = (names: Described): PartSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.keys(names)
      .sort()
      .map((name) => [name, { description: names[name] ?? '' }]),
  ),
});

/** `schemas/names.schema.json`: changes with every screen and text, and is kept apart from the language for that. */
export function namesSchema(names: Names): PartSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Names',
    description: 'The names of this project, for editors. Written by npm run schema; not edited by hand.',
    $defs: Object.fromEntries(
      Object.entries(names).map(([kind, of]) => [
        kind,
        kind === 'testPath' ? members(of as Described) : enumeration(of as Described),
      ]),
    ),
  };
}

/** An alternative that completes and an alternative that accepts whatever the language accepts. */
const completed = (kind: keyof Names, definition: PartSchema | undefined, free: PartSchema): PartSchema => ({
  ...definition,
  anyOf: [{ $ref: `names.schema.json#/$defs/${kind}` }, free],
});

/** Beside an action: the members that make an entry a choice or a table, for an entry that is still empty. */
function otherEntries($defs: ScreenSchema['$defs']): NonNullable<PartSchema['properties']> {
  const shown = ({ description, examples }: PartSchema = {}): PartSchema => ({
    ...(description === undefined ? {} : { description }),
    ...(examples === undefined ? {} : { examples }),
  });
  const [branch, table] = [$defs['branch']?.properties, $defs['table']?.properties];
  return { then: shown(branch?.['then']), match: shown(table?.['match']) };
}

/**
 * The language's schema as editors read it: what a name may be is completed from the project's names, and a widget or an
 * action says in its list what it is for. Accepts exactly what the language's own schema accepts.
 */
export function forEditors(schema: ScreenSchema): ScreenSchema {
  const { $defs } = schema;
  const tagged = (definition: 'node' | 'action', tag: 'type' | 'do', prefix: string): PartSchema => {
    const union = $defs[definition] ?? {};
    const { [tag]: list = {} } = union.properties ?? {};
    const enumDescriptions = (list.enum ?? []).map(
      (name) => $defs[`${prefix}-${String(name)}`]?.description ?? '',
    );
    return { ...union, properties: { ...union.properties, [tag]: { ...list, enumDescriptions } } };
  };
  const free: PartSchema = { type: 'string' };
  const samples = formats.map((format) => `{{#${format}}}{{data.field}}{{/${format}}}`);
  return {
    ...schema,
    $defs: {
      ...$defs,
      node: tagged('node', 'type', 'widget'),
      action: tagged('action', 'do', 'action'),
      entry: { ...$defs['entry'], anyOf: [{ type: 'object', properties: otherEntries($defs) }, {}] },
      text: completed('textKey', $defs['text'], { ...free, examples: samples }),
      route: completed('route', $defs['route'], free),
      queryName: completed('queryName', $defs['queryName'], free),
      call: completed('call', $defs['call'], free),
      fragmentName: completed('fragmentName', $defs['fragmentName'], free),
      bridgeMessage: completed('bridgeMessage', $defs['bridgeMessage'], free),
      document: completed('document', $defs['document'], free),
      test: { ...$defs['test'], allOf: [{ $ref: 'names.schema.json#/$defs/testPath' }] },
    },
  };
}
