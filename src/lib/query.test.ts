/** Start-up parameters (docs/contract.md 2): what is taken from the page's query, and what is left. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonNames, headerNames, languageOf, readQuery, readStartUp, sharedAddress } from './query.ts';

const all =
  '?appVersion=1.0.0&deviceName=Pixel%207&deviceId=d&osVersion=14&sessionId=s&gps_adid=g&isNeedPop=1' +
  '&crp_phe=a&dearest=b&showy=c&dearer=d&language=en&swift=e&eyes=f&orderId=174';

describe('readStartUp', () => {
  it('takes exactly the names of the contract', () => {
    const common = {
      appVersion: '1.0.0',
      deviceName: 'Pixel 7',
      deviceId: 'd',
      osVersion: '14',
      sessionId: 's',
    };
    const headers = {
      crp_phe: 'a',
      dearest: 'b',
      showy: 'c',
      dearer: 'd',
      language: 'en',
      swift: 'e',
      eyes: 'f',
    };
    expect(readStartUp(all)).toEqual({
      common: { ...common, gps_adid: 'g' },
      headers,
      kept: { ...common, gps_adid: 'g', isNeedPop: '1', ...headers },
    });
    expect([commonNames.length, headerNames.length]).toEqual([6, 7]);
  });

  it('leaves out what has no value', () => {
    expect(readStartUp('?sessionId=&deviceId&eyes=')).toEqual({ common: {}, headers: {}, kept: {} });
    expect(readStartUp('')).toEqual({ common: {}, headers: {}, kept: {} });
  });

  it('ignores over-long values', () => {
    const long = 'x'.repeat(100_000);
    expect(readStartUp(`?sessionId=${long}&deviceId=d`).common).toEqual({ deviceId: 'd' });
  });

  it('sends no header that would make the request fail', () => {
    const { headers, kept } = readStartUp('?eyes=%0d%0aX-Evil:1&swift=%00&dearest=ñ&showy=ok%20then');
    expect(headers).toEqual({ showy: 'ok then' });
    expect(kept).toMatchObject({ dearest: 'ñ' });
  });
});

describe('readQuery', () => {
  it.each<[string, Record<string, string>]>([
    ['?a=1&a=2', { a: '1' }],
    [`?a=${'x'.repeat(5000)}&a=2`, {}],
    ['?a=%', { a: '%' }],
    ['?a=%E0%A4%A', { a: '\ufffd%A' }],
    ['?a=%00', { a: '\0' }],
    ['?__proto__=1&constructor=2&prototype=3&a=4', { a: '4' }],
    ['?__proto__[x]=1&a[b]=2&a[]=3', { '__proto__[x]': '1', 'a[b]': '2', 'a[]': '3' }],
    ['?toString=1', { toString: '1' }],
    ['?a+b=c+d', { 'a b': 'c d' }],
    ['a=1', { a: '1' }],
    ['?&&=&=x', { '': '' }],
    [`?${'n'.repeat(65)}=1&b=2`, { b: '2' }],
  ])('reads %j', (search, expected) => {
    expect(Object.entries(readQuery(search))).toEqual(Object.entries(expected));
  });

  it('never throws and touches no prototype', () => {
    const own = Object.getOwnPropertyNames(Object.prototype).join();
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
        const query = readQuery(search);
        expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
        for (const value of Object.values(query)) expect(typeof value).toBe('string');
        readStartUp(search);
      }),
    );
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(own);
  });
});

it.each([
  ['?sessionId=s&deviceId=d&orderId=174&isNeedPop=1', '/gaveIs?isNeedPop=1'],
  ['?isNeedPop=%26x', '/gaveIs?isNeedPop=%26x'],
  ['?sessionId=s', '/gaveIs'],
  ['', '/gaveIs'],
])('of a page at "%s" somebody else gets %s', (search, address) => {
  expect(sharedAddress('/gaveIs', search)).toBe(address);
});

describe('languageOf', () => {
  it.each([
    ['?isNeedPop=1', 'en-IN', '₹'],
    ['?isNeedPop=2', 'es-MX', '$'],
    ['', 'es-MX', '$'],
    ['?isNeedPop=01', 'es-MX', '$'],
    ['?isNeedPop=', 'es-MX', '$'],
    ['?isNeedPop=2&isNeedPop=1', 'es-MX', '$'],
    ['?language=en', 'es-MX', '$'],
  ])('of "%s" is %s', (search, tag, currency) => {
    expect(languageOf(readStartUp(search))).toEqual({ tag, currency });
  });
});
