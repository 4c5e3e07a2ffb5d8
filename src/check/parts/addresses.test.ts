/** Addresses that are written down: those that lead nowhere, those that lead away, and those that are right. */
import { describe, expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const codesOf = (body: Json, more: Readonly<Record<string, Json>> = {}): readonly string[] =>
  said(screen([body, { type: 'text', text: '{{loan.name}}' }], { data, ...more })).map(
    (line) => line.split(':')[0] ?? '',
  );
const opened = (url: string): readonly string[] =>
  codesOf({ type: 'button', text: '{{config.appName}}', press: { do: 'open-url', url } });
const linked = (url: string): readonly string[] => codesOf({ type: 'link', text: '{{config.appName}}', url });
const drawn = (src: string): readonly string[] => codesOf({ type: 'image', src, alt: '' });

describe('an address that is written down', () => {
  it.each([
    '',
    'www.example.com',
    'example.com/help',
    'javascript:alert(1)',
    'whatsapp://send',
    'htps://example.com',
    'tel:5512345678',
    'mailto:a@example.com',
    '/list of loans',
    'list?id=1',
    '\\list',
  ])('is nowhere to go to: %s', (url) => {
    expect(opened(url)).toEqual(['bad-address']);
  });

  it('is one of the app, with what its screen needs', () => {
    expect(opened('/list?id=1')).toEqual([]);
    expect(opened('/list?id={{loan.status}}')).toEqual([]);
    expect(opened('/list')).toEqual(['missing-query']);
    expect(opened('/lits?id=1')).toEqual(['unknown-route']);
    expect(opened('/files/terms.pdf')).toEqual([]);
  });

  it('leads away where a brand has to allow it', () => {
    expect(opened('https://example.com/help')).toEqual(['foreign-address']);
    expect(opened('//example.com/help')).toEqual(['foreign-address']);
    expect(opened('https://example.com/{{loan.name}}')).toEqual(['foreign-address']);
    expect(drawn('https://example.com/logo.png')).toEqual(['foreign-address']);
  });

  it('calls or writes only from a link, and to somebody', () => {
    for (const url of [
      'tel:+525512345678',
      'mailto:a@example.com',
      'mailto:a@example.com?subject=x',
      'mailto:a@example.com?subject=re:x',
      'tel:{{loan.phone}}',
    ])
      expect([url, linked(url)]).toEqual([url, []]);
    for (const url of [
      'tel:',
      'mailto:',
      'tel:call-us',
      'mailto:5512345678',
      'maito:a@example.com',
      'mailto:// a@example.com',
      'mailto:mailto:a@example.com',
    ])
      expect([url, linked(url)]).toEqual([url, ['bad-address']]);
    expect(linked('mailto:{{loan.phone}}')).toEqual(['wrong-kind']);
  });

  it('is a picture where one is drawn', () => {
    expect(drawn('/assets/logo.png')).toEqual([]);
    expect(drawn('data:image/png;base64,AAAA')).toEqual([]);
    expect(drawn('data:image/svg+xml;base64,AAAA')).toEqual(['bad-address']);
    expect(drawn('/list')).toEqual(['bad-address']);
    expect(drawn('www.example.com/logo.png')).toEqual(['bad-address']);
  });

  it('is read where an address is', () => {
    expect(opened('{{loan.url}}')).toEqual([]);
    expect(opened('{{loan.name}}')).toEqual(['wrong-kind']);
    expect(drawn('{{loan.name}}')).toEqual(['wrong-kind']);
  });

  it('needs nothing before it where it is a whole one', () => {
    expect(opened('/pages/{{loan.url}}')).toEqual(['bad-address']);
    expect(opened('https://{{loan.url}}')).toEqual(['bad-address']);
    expect(drawn('/assets/{{loan.url}}')).toEqual(['bad-address']);
    expect(drawn('/assets/{{loan.name}}.png')).toEqual([]);
    expect(drawn('/resize?of={{loan.url}}')).toEqual([]);
  });
});

describe('the two sides', () => {
  const body = { type: 'text', text: '@home.title' };
  const page = {
    'screens/thanks.json': { version: 2, routes: ['#/thanks'], title: '@home.title', body },
  };
  const way = (to: string, routes: Json) =>
    placed({
      ...page,
      ...screen({ type: 'button', text: '{{config.appName}}', press: { do: 'navigate', to } }, { routes }),
    });

  it('do not lead to each other', () => {
    expect(way('#/thanks', ['/other'])).toEqual(['screens/other.json/body/press/to other-side']);
    expect(way('/list', ['#/other'])).toEqual(['screens/other.json/body/press/to other-side']);
    expect(way('#/thanks', ['#/other'])).toEqual([]);
  });
});
