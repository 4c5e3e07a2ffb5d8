/**
 * A page of the product written again by hand: as React, and as HTML that is there. Both show what the product's own page
 * shows, element by element, with its style sheet; what comes from a backend comes from one here too. It must not know any page.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** An element by its name, attributes and what it holds. */
export type Shown =
  | string
  | { readonly name: string; readonly given: Record<string, string>; readonly holds: readonly Shown[] };

export interface Copy {
  readonly shown: readonly Shown[];
  readonly markup: string;
  readonly sheet: string;
}

/** What the page shows now. */
export const copyOf = (page: Page): Promise<Copy> =>
  page.evaluate(() => {
    const read = (node: Node): Shown[] => {
      if (node instanceof Text) return node.data === '' ? [] : [node.data];
      if (!(node instanceof Element)) return [];
      const given = Object.fromEntries(
        Array.from(node.attributes, ({ name, value }) => [name, value] as const).filter(
          ([name]) => !['style', 'value', 'inert', 'disabled', 'tabindex'].includes(name),
        ),
      );
      return [{ name: node.localName, given, holds: [...node.childNodes].flatMap(read) }];
    };
    const app = document.querySelector('#app');
    const sheets = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);
    return {
      shown: [...(app?.childNodes ?? [])].flatMap(read),
      markup: app?.innerHTML ?? '',
      sheet: `${sheets.join('')}:root{${document.documentElement.style.cssText}}`,
    };
  });

/** The code of an element, and its texts, which stand in `t` where they are data. */
function codeOf(shown: Shown, texts: string[] | undefined): string {
  if (typeof shown === 'string') {
    if (texts === undefined) return JSON.stringify(shown);
    return `t[${texts.push(shown) - 1}]`;
  }
  const { class: className, for: htmlFor, ...given } = shown.given;
  const props = {
    ...given,
    ...(className === undefined ? {} : { className }),
    ...(htmlFor === undefined ? {} : { htmlFor }),
  };
  const parts = shown.holds.map((part) => codeOf(part, texts));
  return `h(${[JSON.stringify(shown.name), JSON.stringify(props), ...parts].join(',')})`;
}

const head = (sheet: string): string =>
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>x</title><style>${sheet}</style></head>`;

export const staticPage = ({ markup, sheet }: Copy): string =>
  `${head(sheet)}<body><div id="app">${markup}</div></body></html>`;

/** @param title what it shows while its data come; without it, its texts stand in the program. */
export async function reactFiles(
  { shown, sheet }: Copy,
  title: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const texts: string[] = [];
  const parts = shown.map((part) => codeOf(part, title === undefined ? undefined : texts));
  writeFileSync(
    join(folder, 'page.js'),
    `import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
const asked = ${title === undefined ? '[]' : "fetch('/data.json').then((answer) => answer.json())"};
function Page() {
  const [t, setTexts] = useState(${title === undefined ? '[]' : 'undefined'});
  useEffect(() => void Promise.resolve(asked).then(setTexts), []);
  if (t === undefined) return h('main', { 'aria-busy': true }, h('h1', null, ${JSON.stringify(title ?? '')}));
  return h('div', { style: { display: 'contents' } }, ${parts.join(',')});
}
createRoot(document.getElementById('app')).render(h(Page));
`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `${head('')}<body><div id="app"></div><script type="module" src="./page.js"></script></body></html>`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out', target: 'chrome87', modulePreload: false },
  });
  const out = join(folder, 'out');
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  const files = new Map(names.map((name) => [`/${name}`, readFileSync(join(out, name), 'utf8')]));
  const html = (files.get('/index.html') ?? '').replace('<style></style>', () => `<style>${sheet}</style>`);
  rmSync(folder, { recursive: true });
  return new Map([...files, ['/index.html', html], ['/data.json', JSON.stringify(texts)]]);
}
