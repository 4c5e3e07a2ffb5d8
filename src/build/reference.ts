/**
 * `npm run reference`: writes the pages of `docs/reference`, one for each widget and action, from their schemas and
 * examples.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idOf } from '../check/document/document.ts';
import type { ScreenSchema } from './assemble.ts';
import type { OpenApi } from './calls.ts';
import { formatted } from './formatted.ts';
import { kindNames, type PartSchema } from './kinds.ts';
import { readJson, readParts } from './parts.ts';
import { filesIn } from './project.ts';
import { callsPage, messagesPage } from './reference-calls.ts';
import { promotionPage } from './reference-promotion.ts';
import { spanishPage } from './reference-spanish.ts';
import { actionPage, indexPage, widgetPage, type Example } from './reference-page.ts';

export const folder = 'docs/reference';

export const examplesOf = (root: string, type: string): readonly Example[] =>
  readJson(join(root, `src/widgets/${type}/examples.json`)) as readonly Example[];

type Texts = Readonly<Record<string, string>>;

const layoutsOf = (root: string): Parameters<typeof promotionPage>[0] =>
  filesIn(root, 'screens/promotion').map(({ file, text }) => ({
    id: idOf(file),
    definition: JSON.parse(text) as unknown,
  }));

/** Every page by its name in the folder, as it should be. */
export async function generateReference(root: string): Promise<ReadonlyMap<string, string>> {
  const { widgets, actions } = readParts(root);
  const { $defs } = readJson(join(root, 'src/build/screen.base.schema.json')) as ScreenSchema;
  const { fragmentUse = {}, ...shared } = $defs;
  const kinds = ['nodes', ...[...kindNames].filter((kind) => kind !== 'nodes')];
  const everything = {
    widgets: [...widgets, { name: 'fragment', schema: fragmentUse }],
    actions,
    shared,
    kinds: [...kinds, 'keptFor', 'version', 'comment', 'schemaAddress'],
  };
  const pages = [
    ['README.md', indexPage(everything)] as const,
    ['es.md', spanishPage(everything)] as const,
    ['calls.md', callsPage(readJson(join(root, 'schemas/backend.openapi.json')) as OpenApi)] as const,
    ['messages.md', messagesPage(readJson(join(root, 'schemas/bridge.schema.json')) as PartSchema)] as const,
    [
      'promotion.md',
      promotionPage(layoutsOf(root), readJson(join(root, 'locales/es.json')) as Texts),
    ] as const,
    ['fragment.md', widgetPage('fragment', fragmentUse, [])] as const,
    ...widgets.map(
      ({ name, schema }) => [`${name}.md`, widgetPage(name, schema, examplesOf(root, name))] as const,
    ),
    ...actions.map(({ name, schema }) => [`action-${name}.md`, actionPage(name, schema)] as const),
  ];
  return new Map(
    await Promise.all(pages.map(async ([name, text]) => [name, await formatted(name, text)] as const)),
  );
}

/** Pages that are not what they should be, or should not be at all. */
export function stalePages(root: string, pages: ReadonlyMap<string, string>): readonly string[] {
  const path = join(root, folder);
  const there = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : [];
  const wrong = [...pages].filter(
    ([name, text]) => !there.includes(name) || readFileSync(join(path, name), 'utf8') !== text,
  );
  return [...wrong.map(([name]) => name), ...there.filter((name) => !pages.has(name))];
}

async function main(): Promise<void> {
  const root = process.cwd();
  const pages = await generateReference(root);
  const stale = stalePages(root, pages);
  if (stale.length === 0) console.log('The reference is fresh.');
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of stale) {
    const text = pages.get(name);
    if (text === undefined) rmSync(join(root, folder, name));
    else writeFileSync(join(root, folder, name), text);
    console.log(`${text === undefined ? 'removed' : 'wrote'} ${folder}/${name}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
