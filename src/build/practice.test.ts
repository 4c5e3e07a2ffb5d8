import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readParts } from './parts.ts';
import { readFacts, withoutFacts } from './practice.ts';
import { readProject, readScreenSchema } from './project.ts';

const root = join(import.meta.dirname, '../..');

describe('words for the checker', () => {
  it('are taken out of a schema, members and examples of the same name are not', () => {
    const schema = {
      busy: true,
      properties: { busy: { type: 'string', suggestedLength: 8, examples: [{ ends: 'x' }] } },
    };
    expect(withoutFacts(schema)).toEqual({
      properties: { busy: { type: 'string', examples: [{ ends: 'x' }] } },
    });
  });

  it('reach neither a phone nor an editor', () => {
    const text = JSON.stringify(readScreenSchema(root));
    for (const word of [
      'accessibleName',
      'suggestedLength',
      'headingLevel',
      'onlyColor',
      'whenEmpty',
      'readWithin',
      'does',
      'shownBy',
    ])
      expect(text).not.toContain(`"${word}"`);
    expect(readScreenSchema(root).$defs['action-call']?.properties).toHaveProperty('busy');
  });
});

describe('readFacts', () => {
  const parts = readParts(root);

  it('knows of a widget, a call and a language what they declare', () => {
    const { facts } = readProject(root);
    expect(facts.widgets['button']).toMatchObject({
      busy: true,
      names: { text: 'always' },
      colors: ['tone'],
    });
    expect(facts.widgets['heading']?.headings).toEqual({ level: { level: 2, own: true } });
    expect(facts.widgets['image']?.names).toEqual({ alt: 'ornament' });
    expect(facts.calls['trackClick']).toEqual({ tracking: true, carries: { phone: 'phone' }, answers: {} });
    expect(facts.calls['repaymentWay']?.answers).toEqual({ 'bankCards.*.cardNo': 'card' });
    expect(facts.calls['serviceContact']?.answers).toEqual({ phone: false });
    expect(facts.actions['toast']?.readWithin).toEqual({ text: { prop: 'duration', otherwise: 3000 } });
    expect(facts.actions['reload']?.does).toEqual({
      reloads: 'data',
      sends: 'send',
      mayFail: 'fail',
      holdsList: true,
    });
    expect(facts.lengths.dialogButton).toBe(28);
    expect(facts.plurals['locales/en.json']).toEqual(['one', 'other']);
    expect(new Set(facts.plurals['locales/es.json'])).toEqual(new Set(['one', 'many', 'other']));
  });

  it.each(parts.actions)('knows of what $name does only by its own props', ({ name, schema }) => {
    const { does } = readFacts(parts, {}, {}, []).actions[name] ?? { does: {} };
    const named = Object.values(does).filter((prop) => typeof prop === 'string');
    expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(named));
  });

  it('follows references of an answer, and stops at one that contains itself', () => {
    const schema = { $ref: '#/components/schemas/Tree' };
    const document = {
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses: {
              200: { content: { 'application/json': { schema: { properties: { data: schema } } } } },
            },
          },
        },
      },
      components: {
        schemas: { Tree: { properties: { number: { 'x-private': 'card' }, next: { anyOf: [schema] } } } },
      },
    };
    const { answers } = readFacts({ widgets: [], actions: [] }, {}, document, []).calls['a'] ?? {};
    expect(answers).toMatchObject({ number: 'card', 'next.number': 'card' });
  });
});
