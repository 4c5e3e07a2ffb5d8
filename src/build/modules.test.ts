import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Library } from '../release/library.ts';
import { readLibrary } from './project.ts';
import { moduleCode } from './modules.ts';
import { shipped, usesOf } from '../release/uses.ts';

const root = join(import.meta.dirname, '../..');

describe('usesOf', () => {
  it('finds parts in dialogs, fallbacks, empty states, nested actions and fragments, each once', () => {
    const screen = {
      data: { loan: { call: 'loanDetails', emptyBody: { type: 'notice' } } },
      on: { enter: { do: 'choose', of: [{ then: [{ do: 'toast' }, { do: 'call', call: 'score' }] }] } },
      body: [
        { type: 'fragment', of: 'outer' },
        { type: 'text', fallback: { type: 'divider', document: 'privacy' } },
        { type: 'text' },
      ],
      dialogs: {
        a: { body: { type: 'card', body: [{ type: 'link' }] }, buttons: [{ press: { do: 'close' } }] },
      },
    };
    const fragments = {
      outer: { body: { type: 'fragment', of: 'inner' } },
      inner: {
        state: {},
        data: { plan: { call: 'loanPlan', failed: { do: 'alert' } } },
        on: { enter: { do: 'locate' } },
        body: [{ type: 'rows' }, { type: 'fragment', of: 'outer' }],
      },
      other: { body: { type: 'heading' } },
    };
    expect(usesOf(screen, fragments)).toEqual({
      fragments: ['inner', 'outer'],
      widgets: ['card', 'divider', 'link', 'notice', 'rows', 'text'],
      actions: ['alert', 'call', 'choose', 'close', 'locate', 'toast'],
      calls: ['loanDetails', 'loanPlan', 'score'],
      documents: ['privacy'],
    });
  });
});

describe('shipped', () => {
  it('leaves out what is for authors, at every depth, and nothing else', () => {
    const screen = { $schema: 'x', body: [{ type: 'text', $comment: 'why', text: '$comment' }], version: 2 };
    expect(shipped(screen)).toEqual({ body: [{ type: 'text', text: '$comment' }], version: 2 });
  });
});

describe('moduleCode', () => {
  const library: Library = readLibrary(root);

  it('says what routes give their screens, where they give something', () => {
    const confirm = { routes: { '/versions': {}, '/charter': { plan: true } }, body: [] };
    const given = {
      ...library,
      screens: { confirm },
      routes: { '/versions': 'confirm', '/charter': 'confirm' },
    };
    expect(moduleCode(root, given, 'virtual:screens')).toContain(
      'export const routeValues = {"/charter":{"plan":true}};',
    );
  });

  const code = (id: string) => moduleCode(root, library, id) ?? '';

  it('imports for a screen exactly the widgets and actions it uses', () => {
    for (const id of Object.keys(library.screens)) {
      const imports = [...code(`virtual:screen/${id}`).matchAll(/from 'virtual:(\w+\/[\w-]+)'/g)].map(
        ([, name]) => name,
      );
      const { widgets, actions } = library.uses(id);
      expect(imports).toEqual([
        ...widgets.map((name) => `widget/${name}`),
        ...actions.map((name) => `action/${name}`),
      ]);
      expect(imports.length).toBeGreaterThan(0);
    }
  });

  it('loads the documents of a screen in one language, each a module of its own', () => {
    const screen = code('virtual:screen/privacy');
    expect(screen).toContain(`"es-MX": () => Promise.all([import('virtual:document/es/privacy')`);
    expect(screen).toContain(`"en-IN": () => Promise.all([import('virtual:document/en/privacy')`);
    expect(code('virtual:screen/repay')).not.toContain('document');
    expect(code('virtual:document/es/loan-terms')).toContain('Rs.1,000 a clientes nuevos');
    expect(moduleCode(root, library, 'virtual:document/es/nobody')).toBeUndefined();
    expect(moduleCode(root, library, 'virtual:document/es/constants')).toBeUndefined();
  });

  it('gives a part its component or action with the kinds of its schema', () => {
    expect(code('virtual:widget/list-item')).toContain(
      `import { ListItem } from "${root}/src/widgets/list-item/ListItem.tsx"`,
    );
    expect(code('virtual:action/open-url')).toContain('{ action: openUrl, kinds: {"url":"link"');
  });

  it('tells the engine what a widget cannot do without, and nothing where that is nothing', () => {
    expect(code('virtual:widget/notice')).toMatch(/, essential: \["text","title"\] \};$/);
    expect(code('virtual:widget/figure')).not.toContain('essential');
  });

  it('loads screens by routes', () => {
    const [path = '', id = ''] = Object.entries(library.routes)[0] ?? [];
    expect(code('virtual:screens')).toContain(`"${path}":"${id}"`);
    expect(code('virtual:screens')).toContain(`import('virtual:screen/${id}')`);
  });

  it('has no module for what does not exist', () => {
    expect(moduleCode(root, library, 'virtual:screen/nobody')).toBeUndefined();
    expect(moduleCode(root, library, 'virtual:other')).toBeUndefined();
  });

  it('offers every part to definitions from a server', () => {
    for (const type of Object.keys(library.widgets))
      expect(code('virtual:catalog')).toContain(`import('virtual:widget/${type}')`);
    for (const name of Object.keys(library.actions))
      expect(code('virtual:catalog')).toContain(`import('virtual:action/${name}')`);
  });
});
