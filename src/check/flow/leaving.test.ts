/** What stands behind a way out, and what may stand there. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const away: Json = { do: 'navigate', to: '/list', query: { id: '1' } };
const push: Json = { do: 'call', call: 'loanPush', send: { amount: 1 } };
const toast: Json = { do: 'toast', text: '@home.phone' };
const isX = { 'config.appName': 'x' };

const found = (...press: readonly Json[]): readonly string[] =>
  placed(screen({ type: 'button', text: '@home.title', press: [...press] })).map((line) =>
    line.replace('screens/other.json/body/press/', ''),
  );

describe('behind a way out', () => {
  it('may stand what needs no screen', () => {
    expect(found(away, toast)).toEqual([]);
    expect(found(away, { do: 'stop' })).toEqual([]);
    expect(found(away, { do: 'call', call: 'count', wait: false })).toEqual([]);
    expect(found({ do: 'back' }, { do: 'back' })).toEqual([]);
  });

  it('stands what may still be done where the way has a test', () => {
    expect(found({ ...(away as object), if: isX }, { do: 'back', if: { not: isX } })).toEqual([]);
    expect(found({ if: isX, then: [away, { do: 'stop' }] }, push)).toEqual([]);
  });

  it('stands nothing that needs the screen', () => {
    expect(found(away, { do: 'back' })).toEqual(['1 left-already']);
    expect(found(away, { do: 'scroll-to', widget: 'x' })).toContain('1 left-already');
    const alert = { do: 'alert', text: '@home.phone' };
    expect(found({ if: isX, then: away, else: { do: 'back' } }, alert)).toEqual(['1 left-already']);
  });

  it('stands no call: the screen is left too early', () => {
    expect(found(away, push)).toEqual(['0 left-too-early']);
    expect(found(away, { if: isX, then: push })).toEqual(['0 left-too-early']);
  });

  it('is sent nothing by a list that goes on', () => {
    expect(found({ if: isX, then: [toast, away] }, push)).toEqual(['0/then/1 left-but-goes-on']);
    expect(found({ ...(away as object), if: isX }, push)).toEqual(['0 left-but-goes-on']);
  });
});
