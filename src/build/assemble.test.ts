import { describe, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import type { PartSchema } from './kinds.ts';

const base = {
  $defs: {
    generalProps: { if: { type: 'object' } },
    generalParameters: { $comment: { type: 'string' } },
    fragmentUse: { type: 'object', properties: { type: { const: 'fragment' } } },
    node: {},
    action: {},
    text: { type: 'string' },
  },
};
const part = (name: string, tag: 'type' | 'do', more: NonNullable<PartSchema['properties']> = {}) => ({
  name,
  kinds: {},
  schema: { type: 'object', properties: { [tag]: { const: name }, ...more } },
});
const assembled = assemble(base, { widgets: [part('card', 'type')], actions: [part('back', 'do')] });

describe('assemble', () => {
  it('lists every widget for editors and gives ajv one branch for each', () => {
    const node = assembled.$defs['node'];
    expect(node?.properties?.['type']?.enum).toEqual(['card', 'fragment']);
    expect(node?.['discriminator']).toEqual({ propertyName: 'type' });
    expect(node?.['oneOf']).toEqual([{ $ref: '#/$defs/widget-card' }, { $ref: '#/$defs/widget-fragment' }]);
  });

  it('adds the general props and the table, and closes each branch', () => {
    const card = assembled.$defs['widget-card'];
    expect(Object.keys(card?.properties ?? {})).toEqual(['type', 'if', 'match', 'is', 'else']);
    expect(card?.properties?.['type']).toEqual({ const: 'card', description: 'card', examples: ['card'] });
    expect(card?.additionalProperties).toBe(false);
    expect(Object.keys(assembled.$defs['action-back']?.properties ?? {})).toEqual(['do', '$comment']);
  });

  it('lets a row have what the widget itself takes, and asks for what it needs only without a table', () => {
    const props = {
      text: { $ref: '#/$defs/text', description: 'Own.', examples: ['x'] },
      bind: { $ref: '#/$defs/bind', description: 'Own.', examples: ['state.a'] },
    };
    const needy = part('card', 'type', props);
    const { $defs } = assemble(base, {
      widgets: [{ ...needy, schema: { ...needy.schema, required: ['type', 'text'] } }],
      actions: [],
    });
    expect(Object.keys($defs['row-card']?.properties ?? {})).toEqual(['text', '$comment']);
    expect($defs['row-card']?.additionalProperties).toBe(false);
    expect($defs['widget-card']).toMatchObject({
      required: ['type'],
      if: { required: ['match'] },
      then: { required: ['is', 'else'] },
      else: { required: ['text'] },
    });
    expect($defs['widget-fragment']?.properties).not.toHaveProperty('match');
  });

  it('keeps the shared definitions and drops the pieces it is made of', () => {
    expect(assembled.$defs['text']).toEqual({ type: 'string' });
    expect(assembled.$defs).not.toHaveProperty('generalProps');
  });

  it('says of a reference what its kind is, unless it says more itself', () => {
    const props = { a: { $ref: '#/$defs/text', description: 'Own.', examples: ['x'] } };
    const { $defs } = assemble(
      {
        $defs: {
          ...base.$defs,
          text: { type: 'string', description: 'A text.' },
          list: { items: { $ref: '#/$defs/text' } },
        },
      },
      { widgets: [part('card', 'type', props)], actions: [] },
    );
    expect($defs['text']).toEqual({ type: 'string' });
    expect($defs['list']).toEqual({ items: { $ref: '#/$defs/text', description: 'A text.' } });
    expect($defs['widget-card']?.properties?.['a']?.description).toBe('Own.');
  });

  it('refuses a part that is not called as its folder, or says too little about a prop', () => {
    const misnamed = { ...part('card', 'type'), name: 'cards' };
    expect(() => assemble(base, { widgets: [misnamed], actions: [] })).toThrow('"cards"');
    const mute = part('card', 'type', { tone: { type: 'string' } });
    expect(() => assemble(base, { widgets: [mute], actions: [] })).toThrow('"tone" of "card"');
  });
});
