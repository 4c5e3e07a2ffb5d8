/** React without what no screen uses draws as the whole of it does, and no source uses what was left out. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as React from 'react';
import type * as Dom from 'react-dom';
import type * as Client from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { emptyFunction, leanCode } from './lean-packages.ts';
import { forbidden, leanReact } from './lean-react.ts';
import { statementsOf } from './module-edits.ts';

const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const nodeRequire = createRequire(import.meta.url);

interface Parts {
  readonly react: typeof React;
  readonly dom: typeof Dom;
  readonly client: typeof Client;
}

/** React as a phone has it, from the package's own files. */
function reactOf(edit: (code: string, file: string) => string): Parts {
  const loaded = new Map<string, unknown>();
  const files: Readonly<Record<string, string>> = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  };
  function load(name: string): unknown {
    const path = files[name];
    if (path === undefined) return nodeRequire(name);
    if (loaded.has(name)) return loaded.get(name);
    const file = join(modules, path);
    const module = { exports: {} };
    loaded.set(name, module.exports);
    const run = compileFunction(edit(readFileSync(file, 'utf8'), file), ['require', 'exports', 'module']) as (
      require: (name: string) => unknown,
      exports: object,
      module: object,
    ) => void;
    run(load, module.exports, module);
    return module.exports;
  }
  return {
    react: load('react') as typeof React,
    dom: load('react-dom') as Parts['dom'],
    client: load('react-dom/client') as Parts['client'],
  };
}

/** What a screen asks of React, and what stood there after each step. */
async function story({ react, dom, client }: Parts): Promise<readonly string[]> {
  const seen: string[] = [];
  const { createElement: h, useState, useEffect, useLayoutEffect } = react;
  const listeners = new Set<() => void>();
  let value = 1;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  class Boundary extends react.Component<{ children: React.ReactNode }, { failed?: string }> {
    override state: { failed?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
    override render = () => this.state.failed ?? this.props.children;
  }
  function Counted() {
    const count = react.useSyncExternalStore(
      subscribe,
      () => value,
      () => value,
    );
    if (count === 3) throw new Error('three');
    return h('b', null, count);
  }
  const elsewhere = document.createElement('div');
  let change: (next: number) => void = () => undefined;
  const Row = react.memo(({ name }: { readonly name: string }) =>
    h(
      'li',
      { id: name, style: { color: 'red' }, 'data-x': true },
      name,
      h('img', { src: 'data:,', alt: '' }),
    ),
  );
  function Screen() {
    const [rows, setRows] = useState(2);
    const [text, setText] = useState('');
    const id = react.useId();
    change = setRows;
    useEffect(() => {
      seen.push(`shown ${rows}`);
      return () => void seen.push(`gone ${rows}`);
    }, [rows]);
    useLayoutEffect(() => void seen.push('laid out'), []);
    return h(
      react.Fragment,
      null,
      h(Boundary, null, h(Counted)),
      h(
        'ul',
        null,
        Array.from({ length: rows }, (_, index) => h(Row, { key: index * (rows - 1), name: `r${index}` })),
      ),
      h('input', {
        value: text,
        'aria-label': id === '' ? 'none' : 'some',
        onChange: (event: { target: { value: string } }) => setText(event.target.value),
      }),
      h('select', { defaultValue: 'b' }, h('option', { value: 'a' }), h('option', { value: 'b' })),
      h('button', { onClick: () => setText('pressed') }, text),
      dom.createPortal(h('i', null, text), elsewhere),
    );
  }
  const place = document.createElement('div');
  document.body.append(place);
  const look = (): void => void seen.push(place.innerHTML, elsewhere.innerHTML);
  const root = client.createRoot(place, { onCaughtError: (error) => void seen.push(String(error)) });
  const now = (work: () => void): void => {
    dom.flushSync(work);
    look();
  };
  now(() => root.render(h(Screen)));
  now(() => change(4));
  const input = place.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'typed');
  now(() => void input?.dispatchEvent(new Event('input', { bubbles: true })));
  now(() => place.querySelector('button')?.click());
  now(() => react.startTransition(() => change(1)));
  value = 3;
  now(() => listeners.forEach((listener) => listener()));
  now(() => root.unmount());
  place.remove();
  return seen;
}

describe('React without what no screen uses', () => {
  const lean = reactOf((code, file) => leanCode(code, file) ?? code);

  it('draws as the whole of it', async () => {
    const whole = await story(reactOf((code) => code));
    expect(await story(lean)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(15);
    expect(whole).toContain('Error: three');
  });

  it('says that something is missing where it is used after all', () => {
    const { createElement: h, Suspense } = lean.react;
    const said: string[] = [];
    const draw = (element: React.ReactNode): void => {
      const root = lean.client.createRoot(document.createElement('div'), {
        onUncaughtError: (error) => void said.push(String(error)),
      });
      lean.dom.flushSync(() => root.render(element));
    };
    draw(h(Suspense, null, 'in vain'));
    draw(h('x-y', { a: 1 }));
    expect(said).toHaveLength(2);
    // React's own: a kind of node that it does not know.
    expect(said[0]).toContain('#156');
    expect(said[1]).toBe('Error: Left out of the build: src/build/lean-packages.ts');
  });

  it('is a good deal smaller', () => {
    const file = join(modules, 'react-dom/cjs/react-dom-client.production.js');
    const whole = readFileSync(file, 'utf8');
    expect((leanCode(whole, file) ?? whole).length).toBeLessThan(whole.length - 95_000);
  });

  it('stops the build when a function to leave out is not there', () => {
    expect(() => emptyFunction(statementsOf('function other() {}'), 'preload', '')).toThrow(
      'no function preload',
    );
    expect(Object.keys(leanReact)).toEqual(['react-dom/cjs/react-dom-client.production.js']);
  });
});

describe('the sources', () => {
  const folders = ['actions', 'app', 'platform', 'renderer', 'ui', 'widgets'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('worker/'))
      .map((file) => join('src', folder, file)),
  );
  const uses = (text: string): readonly string[] => {
    const imported = [...text.matchAll(/import (?!type)[^;]*?\{([^}]*)\} from 'react(?:-dom)?'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    );
    return [
      ...forbidden.imports.filter((name) => imported.includes(name)),
      ...forbidden.props.filter((name) => new RegExp(`\\s${name}=`).test(text)),
      ...forbidden.elements.filter((name) => new RegExp(`<${name}[\\s>]`).test(text)),
    ];
  };

  it('are seen to use what was left out', () => {
    expect(
      uses(`import { memo, use } from 'react';\nx = <link rel="a" precedence="b" />;\n<title>x</title>`),
    ).toEqual(['use', 'precedence', 'title']);
  });

  it('use nothing of it', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      uses(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
