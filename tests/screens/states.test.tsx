/**
 * Draws each state of each screen in memory and holds how it is read out against the kept list: a change of a definition
 * tells which states changed. `npm run golden` writes the list. It must not know any screen.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import configSchema from 'virtual:config-schema';
import { inputs } from 'virtual:states';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { StateView } from '../../src/app/states/StateView.tsx';
import { samplePicture } from '../../src/check/states/sample.ts';
import { statesOf } from '../../src/check/states/states.ts';
import type { Config } from '../../src/model/config.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createTexts } from '../../src/platform/texts.ts';
import { printed } from '../support/console.ts';
import { root } from '../support/project.ts';
import settings from './config.json' with { type: 'json' };
import { markTexts, withKeys } from './marked-texts.ts';
import { outline } from './outline.ts';
import { builtScreens, load } from './places.ts';
import { changeWords, compareLists, markOf, printList, readList, type GroupedState } from './state-list.ts';
import { settle, stayHere } from './visit.tsx';

const folder = join(root, 'tests/screens/states');
const writes = process.env['GOLDEN'] === 'write';
const screens = [...builtScreens].sort();
/** A screen of many states, on a machine that is busy (ms). */
const patience = 120_000;

async function configured(): Promise<Config> {
  const answer = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(settings)));
  const config = await loadConfig(answer, configSchema, () => Promise.resolve(''), 'en-IN');
  if (!config.ok) throw new Error(config.error.detail);
  return config.value;
}

/** A campaign gives a layout's own words as data, which have no key: here each says its key, whatever the locale says. */
const keys = Object.fromEntries(Object.keys(inputs.en.texts).map((key) => [key, key]));

async function drawn(id: string): Promise<string> {
  const { states, count } = statesOf(id, { ...inputs.en, texts: keys });
  const [module, config, words] = await Promise.all([
    load(id),
    configured(),
    createTexts({ tag: 'en-IN', currency: '₹' }),
  ]);
  const texts = markTexts(words);
  const documents = await module.documents?.(texts.language.tag);
  const listed: GroupedState[] = [];
  for (const state of states) {
    await act(async () => {
      render(
        <StateView
          id={id}
          module={module}
          documents={documents}
          state={state}
          texts={texts}
          config={config}
          picture={samplePicture}
        />,
      );
      await settle();
      // A screen that writes asks for its data once it knows of writes that are open.
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 3; turn += 1) await settle();
    });
    listed.push({ group: state.group, name: state.name, mark: markOf(withKeys(outline(document.body))) });
    cleanup();
  }
  // Whatever is reported is a mistake in the data that was made.
  expect(printed.splice(0)).toEqual([]);
  return printList(id, count, listed);
}

describe('the states of each screen', () => {
  beforeAll(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    stayHere();
  });

  it.each(screens)(
    '%s: are as the list has them',
    async (id) => {
      const file = join(folder, `${id}.txt`);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const now = await drawn(id);
      const changes = changeWords(id, compareLists(readList(before), readList(now)));
      if (before === now) return;
      const told = changes === '' ? `${id}: states counted or ordered in another way` : changes;
      if (!writes) throw new Error(`${told}\n\nIf that is meant: npm run golden, and read what it says.\n`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, now);
      process.stdout.write(`\n${told}\n`);
    },
    patience,
  );
});
