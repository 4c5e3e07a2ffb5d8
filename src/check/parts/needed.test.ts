/** What an action cannot do without, names that may end up empty, and codes that are no words. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const other = (body: Json, more: Readonly<Record<string, Json>> = {}): readonly string[] =>
  placed(
    screen(body, {
      routes: ['/other'],
      query: { orderId: { required: true } },
      data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
      ...more,
    }),
  )
    .filter((each) => each.startsWith('screens/other.json'))
    .map((each) => each.replace('screens/other.json', ''))
    .filter((each) => !/(?:unreachable-screen|literal-text|unused-source|blank-screen)$/.test(each));

const button = (press: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'button',
  text: '@home.title',
  press,
  ...more,
});

describe('what an action cannot do without', () => {
  const save: Json = { do: 'save-date', title: '@home.title', date: '{{loan.day}}' };

  it('is there, or the action is not reached', () => {
    expect(other(button(save))).toEqual(['/body/press/date maybe-missing']);
    expect(other(button(save, { if: { some: 'loan.day' } }))).toEqual([]);
    expect(other(button({ ...save, if: { some: 'loan.day' } }))).toEqual([]);
  });

  it('is of another kind before it may be missing', () => {
    const fragment = (digits: string): Json => ({
      version: 2,
      params: {
        number: { type: 'text', kind: 'phone', description: 'Whom to write to.' },
        mail: { type: 'text', kind: 'email', default: '', description: 'Where to write to.' },
      },
      body: {
        type: 'button',
        text: '@home.title',
        press: { do: 'open-url', url: 'https://wa.me/', digits, fail: { do: 'back' } },
      },
    });
    const told = (digits: string): readonly string[] =>
      placed({
        ...screen({ type: 'fragment', of: 'chat', with: { number: '5215512345678' } }),
        'screens/fragments/chat.json': fragment(digits),
      }).filter((line) => line.includes('/digits'));
    expect(told('{{mail}}')).toEqual(['screens/fragments/chat.json/body/press/digits wrong-kind']);
    expect(told('{{number}}')).toEqual([]);
  });

  it('is followed through a parameter that is put together', () => {
    const fragment = {
      version: 2,
      params: { number: { type: 'text', kind: 'phone', description: 'Whom to write to.' } },
      body: {
        type: 'button',
        text: '@home.title',
        press: { do: 'open-url', url: 'https://wa.me/', digits: '{{number}}', fail: { do: 'back' } },
      },
    };
    const used = (number: string, test?: Json): readonly string[] =>
      placed({
        ...screen(
          { type: 'fragment', of: 'chat', with: { number }, ...(test === undefined ? {} : { if: test }) },
          {
            query: { orderId: { required: true } },
            data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
          },
        ),
        'screens/fragments/chat.json': fragment,
      }).filter((each) => each.includes('maybe-missing'));
    const told = ['screens/fragments/chat.json/body/press/digits maybe-missing'];
    expect(used('{{#loan.note}}{{loan.note}}{{/loan.note}}')).toEqual(told);
    expect(used('{{loan.phone}}')).toEqual([]);
    expect(
      used('{{#loan.note}}{{loan.note}}{{/loan.note}}{{^loan.note}}{{loan.phone}}{{/loan.note}}'),
    ).toEqual([]);
  });

  it('is asked for once, and not again in what is done instead', () => {
    const press: Json = {
      do: 'open-url',
      url: 'https://wa.me/',
      digits: '{{loan.note}}',
      fail: { do: 'copy', text: '{{#loan.note}}{{loan.note}}{{/loan.note}}' },
    };
    expect(other(button(press)).filter((each) => each.includes('missing'))).toEqual([
      '/body/press/digits maybe-missing',
    ]);
  });
});

describe('a chat', () => {
  const opened = (url: string, more: Readonly<Record<string, Json>> = {}): readonly string[] =>
    other(button({ do: 'open-url', url, ...more })).filter(
      (each) => !/(?:foreign-address|private-url)$/.test(each),
    );
  const told = ['/body/press/url bad-address'];

  it('has somebody in it', () => {
    expect(opened('https://wa.me/')).toEqual(told);
    expect(opened('https://wa.me/?text=Hola')).toEqual(told);
    expect(opened('https://api.whatsapp.com/send?phone=')).toEqual(told);
    expect(opened('https://wa.me/', { digits: 'WhatsApp' })).toEqual(['/body/press/digits bad-address']);
  });

  it('may be named in the address, behind it, or by a prepared message', () => {
    expect(opened('https://wa.me/525512345678')).toEqual([]);
    expect(opened('https://wa.me/{{loan.phone}}')).toEqual([]);
    expect(opened('https://wa.me/', { digits: '{{loan.phone}}' })).toEqual([]);
    expect(opened('https://wa.me/message/ABC')).toEqual([]);
    expect(opened('https://api.whatsapp.com/send?phone={{loan.phone}}&text=Hola')).toEqual([]);
    expect(opened('https://www.example.com/')).toEqual([]);
  });
});

describe('a name', () => {
  const part = (text: string): readonly string[] => other(button({ do: 'back' }, { text }));

  it('is not made of sections alone that may all be left out', () => {
    expect(part('{{#loan.note}}{{loan.note}}{{/loan.note}}')).toEqual(['/body/text missing-name']);
    expect(part('{{#loan.note}}{{loan.note}}{{/loan.note}} {{^loan.day}} {{/loan.day}}')).toEqual([
      '/body/text missing-name',
    ]);
  });

  it('may leave out some of it, or say something else instead', () => {
    const otherwise = '{{#loan.note}}{{loan.note}}{{/loan.note}}{{^loan.note}}{{loan.name}}{{/loan.note}}';
    expect(part(otherwise)).toEqual([]);
    expect(part('{{loan.name}}{{#loan.note}} {{loan.note}}{{/loan.note}}')).toEqual([]);
    expect(part('{{#loan.name}}{{loan.name}}{{/loan.name}}')).toEqual([]);
  });
});

describe('a code of the program', () => {
  const shown = (text: string): readonly string[] => other({ type: 'text', text });

  it('is no words', () => {
    expect(shown('{{loan.status}}')).toEqual(['/body/text not-words']);
    expect(shown('{{loan.name}}: {{loan.stage}}')).toEqual(['/body/text not-words']);
  });

  it('may choose what is shown, and what a person wrote is none', () => {
    expect(shown('{{loan.name}}')).toEqual([]);
    const rows = { is: { '21': { text: '@home.title' } }, else: { text: '@app.hello' } };
    expect(other({ type: 'text', match: '{{loan.status}}', ...rows })).toEqual([]);
  });
});

describe('what stands in place of a widget', () => {
  const shown = (requires: readonly string[], fallback: Json): Json => ({
    type: 'text',
    text: '@home.title',
    requires,
    fallback,
  });
  const plain: Json = { type: 'text', text: '@home.phone' };

  it('needs nothing of what the widget needs', () => {
    expect(other(shown(['save'], shown(['clipboard'], plain)))).toEqual([]);
    expect(other(shown(['save'], shown(['save', 'clipboard'], plain)))).toEqual([
      '/body/fallback/requires missing-fallback',
    ]);
  });
});
