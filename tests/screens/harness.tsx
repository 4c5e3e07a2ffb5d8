/** Runs the cases of one screen on the real engine, renderer, widgets and shell, with in-memory ports. It must not know any screen. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen as page, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shell } from '../../src/app/chrome.tsx';
import { kindsOf, type PartSchema } from '../../src/build/kinds.ts';
import { loadScreen } from '../../src/engine/load.ts';
import { declaredQuery, missingQuery } from '../../src/engine/screen.ts';
import { checkUrl } from '../../src/lib/url.ts';
import type { FragmentDefinition } from '../../src/model/definition.ts';
import { ScreenView } from '../../src/renderer/ScreenView.tsx';
import { TextProvider } from '../../src/renderer/text.ts';
import type { Widget } from '../../src/renderer/widget.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { createTestPorts, english, settle, spanish, type TestPorts } from '../support/ports.ts';
import { allActions } from '../support/screen.ts';
import { answersOf, calls, complete, type Case, type CaseFile, type Expected, type Step } from './cases.ts';
import { outline } from './outline.ts';

const definitions = import.meta.glob<Readonly<Record<string, unknown>>>('../../screens/*.json', {
  eager: true,
  import: 'default',
});
const fragmentFiles = import.meta.glob<FragmentDefinition>('../../screens/fragments/*.json', {
  eager: true,
  import: 'default',
});
const components = import.meta.glob<Readonly<Record<string, Widget['component']>>>(
  ['../../src/widgets/*/*.tsx', '!../../src/widgets/*/*.test.tsx'],
  { eager: true },
);
const schemas = import.meta.glob<PartSchema>('../../src/widgets/*/schema.json', {
  eager: true,
  import: 'default',
});

const nameOf = (path: string, at: number): string => path.split('/').slice(at)[0]?.replace('.json', '') ?? '';
const fragments = Object.fromEntries(
  Object.entries(fragmentFiles).map(([path, fragment]) => [nameOf(path, -1), fragment]),
);
const widgets = Object.fromEntries(
  Object.entries(schemas).map(([path, schema]) => {
    const type = nameOf(path, -2);
    const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const component = components[path.replace('schema.json', `${name}.tsx`)]?.[name];
    if (component === undefined) throw new Error(`src/widgets/${type}/${name}.tsx exports no ${name}`);
    return [type, { component, kinds: kindsOf(schema) }];
  }),
);
const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));

/** The origin of the tests' page, one that it trusts, and everything else. */
const rule = {
  base: 'https://app.test/here',
  allowedOrigins: ['https://partner.test'],
  schemeUrl: 'lendora://',
};
const config = { schemeUrl: 'lendora://', appName: 'Lendora' };

/** Opens a screen as a case says, and waits until nothing is left to happen by itself. */
export async function visit(id: string, given: Case): Promise<TestPorts> {
  const texts: Readonly<Record<string, string>> = given.language === 'en' ? en : es;
  const world = createTestPorts({
    answers: answersOf(given.answers),
    texts,
    language: given.language === 'en' ? english : spanish,
    checkUrl: (url, use) => checkUrl(url, use, rule),
    ...(given.host === 'none' ? { bridge: () => ({ ok: false, error: 'absent' }) as const } : {}),
  });
  const loaded = loadScreen({
    id,
    definition: definitions[`../../screens/${id}.json`],
    fragments,
    parts: { widgets, actions: allActions, calls },
    language: world.ports.texts.language,
    features: world.ports.device.features,
    text: (key) => texts[key],
    report: (report) => world.ports.reporter.report(report),
  });
  if (!loaded.ok) throw new Error(loaded.error);
  const plan = loaded.value;
  const query = declaredQuery(plan, given.query ?? {});
  expect(missingQuery(plan, query)).toEqual([]);
  await act(async () => {
    render(
      <TextProvider value={(key) => texts[key] ?? key}>
        <ScreenView
          plan={plan}
          widgets={widgets}
          actions={actions}
          ports={world.ports}
          shell={shell}
          query={query}
          config={config}
          owner=""
        />
      </TextProvider>,
    );
    await settle();
  });
  return world;
}

/** What a person can reach now: the open dialog, else the page. */
const reach = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body;

export async function perform(step: Step, world: TestPorts): Promise<void> {
  await act(async () => {
    if ('advance' in step) await world.advance(step.advance);
    else if ('press' in step) {
      const found = within(reach()).getAllByRole(step.role ?? 'button', { name: step.press });
      const target = found[(step.number ?? 1) - 1];
      if (target === undefined) throw new Error(`There are only ${found.length} "${step.press}".`);
      fireEvent.click(target);
    } else if ('choose' in step) fireEvent.click(within(reach()).getByRole('radio', { name: step.choose }));
    else if ('tick' in step) fireEvent.click(within(reach()).getByRole('checkbox', { name: step.tick }));
    else
      fireEvent.change(within(reach()).getByRole('textbox', { name: step.type[0] }), {
        target: { value: step.type[1] },
      });
    await settle();
  });
}

const line = ({ to, query, replace }: TestPorts['recorded']['navigations'][number]): string =>
  `${to}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`}${replace ? ' (replace)' : ''}`;

function verify(expected: Expected, { recorded }: TestPorts): void {
  const effects = {
    toasts: recorded.toasts,
    alerts: recorded.alerts,
    bridge: recorded.messages,
    goes: recorded.navigations.map(line),
    opens: recorded.opened,
    // A place that is drawn twice says so twice; the reporter tells it once.
    reports: [...new Map(recorded.reports.map((report) => [JSON.stringify(report), report.code])).values()],
  };
  expect(effects).toEqual({
    toasts: expected.toasts ?? [],
    alerts: expected.alerts ?? [],
    bridge: expected.bridge ?? [],
    goes: expected.goes ?? [],
    opens: expected.opens ?? [],
    reports: expected.reports ?? [],
  });
  if (expected.calls !== undefined)
    expect(recorded.calls.map(({ call, parameters }) => [call, parameters])).toEqual(expected.calls);
  const dialogs = [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => within(dialog as HTMLElement).getAllByRole('heading')[0]?.textContent,
  );
  expect(dialogs).toEqual(expected.dialog === undefined ? [] : [expected.dialog]);
  for (const [role, name] of expected.shows ?? [])
    expect(page.getAllByRole(role, { name }).length, `${role} "${name}"`).toBeGreaterThan(0);
  for (const [role, name] of expected.hides ?? [])
    expect(page.queryAllByRole(role, { name }), `${role} "${name}"`).toEqual([]);
  for (const [role, name] of expected.disabled ?? []) {
    const element = page.getByRole(role, { name });
    expect(
      element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true',
      `${role} "${name}" is off`,
    ).toBe(true);
  }
  const told = outline(document.body);
  for (const words of expected.says ?? []) expect(told).toContain(words);
  for (const words of expected.silent ?? []) expect(told).not.toContain(words);
}

const folder = join(import.meta.dirname, 'golden');

function compareOutline(name: string): void {
  const file = join(folder, `${name}.txt`);
  const told = outline(document.body);
  if (process.env['GOLDEN'] === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, told);
    return;
  }
  expect(existsSync(file), `${file} is missing: npm run golden`).toBe(true);
  expect(told).toBe(readFileSync(file, 'utf8'));
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function runCases(id: string, file: CaseFile): void {
  const cases = file.cases.map((given) => complete(file, given));
  describe(`screen ${id}`, () => {
    it.each(cases)('$name', async (given) => {
      vi.stubGlobal('scrollTo', () => undefined);
      const world = await visit(id, given);
      for (const step of given.steps ?? []) await perform(step, world);
      verify(given.expect, world);
      if (given.golden === true) compareOutline(`${id}.${slug(given.name)}`);
    });
  });
}
