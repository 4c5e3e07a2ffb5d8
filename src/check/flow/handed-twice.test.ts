/** Values of one name that go along under another name as well. */
import { describe, expect, it } from 'vitest';
import { called, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const state = { deviceId: '', appVersion: '' };
const fields = ['deviceId', 'appVersion'].map((name) => ({
  type: 'text-field',
  bind: `state.${name}`,
  label: name === 'deviceId' ? '@home.phone' : '@home.title',
}));
const opened = (append: Json, more: Readonly<Record<string, Json>> = {}) =>
  said(
    screen(
      [
        ...fields,
        { type: 'text', text: '{{state.deviceId}} {{state.appVersion}}' },
        {
          type: 'button',
          text: '{{config.appName}}',
          press: { do: 'open-url', url: '{{config.schemeUrl}}x', append },
        },
      ],
      { ...called, state, ...more },
    ),
  ).filter((line) => /same-value|wrong-kind/.test(line));

describe('a value that goes along', () => {
  it('under its own name and another one, which is there as well, is the wrong one of the two', () => {
    expect(opened({ deviceId: '{{state.deviceId}}', appVersion: '{{state.deviceId}}' })).toEqual([
      'same-value: {{state.deviceId}} goes along here under another name than before ("deviceId"). Hand on {{state.appVersion}}, which has this name.',
    ]);
  });

  it('is right under its own name, and under a name that nothing here has', () => {
    expect(opened({ deviceId: '{{state.deviceId}}', appVersion: '{{state.appVersion}}' })).toEqual([]);
    expect(opened({ deviceId: '{{state.deviceId}}', device: '{{state.deviceId}}' })).toEqual([]);
    expect(opened({ appVersion: '{{state.deviceId}}' })).toEqual([]);
  });

  it('is told once where its kind says it already', () => {
    const query = { orderId: { kind: 'order' }, productId: { kind: 'product' } };
    expect(
      opened({ orderId: '{{query.orderId}}', productId: '{{query.orderId}}' }, { query }).map(
        (line) => line.split(':')[0],
      ),
    ).toHaveLength(1);
  });
});
