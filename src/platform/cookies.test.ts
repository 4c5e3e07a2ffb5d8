import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCookies } from './cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'sid=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

describe('cookies', () => {
  it('last to the end of the year 9999, for the whole site', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    createCookies().write('sid', 'a b;c');
    expect(set.mock.calls).toEqual([
      ['sid=a%20b%3Bc; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; SameSite=Lax'],
    ]);
  });

  it('are read by the next page', () => {
    createCookies().write('sid', 'a b;c');
    const next = createCookies();
    expect(next.read('sid')).toBe('a b;c');
    expect(next.read('si')).toBeUndefined();
  });

  it('that somebody else has spoilt are no cookies', () => {
    document.cookie = 'sid=%; path=/';
    expect(createCookies().read('sid')).toBeUndefined();
  });

  it('that the browser drops or refuses last as long as the page', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const cookies = createCookies();
    cookies.write('sid', 'a');
    expect(cookies.read('sid')).toBe('a');
    expect(createCookies().read('sid')).toBeUndefined();
  });
});
