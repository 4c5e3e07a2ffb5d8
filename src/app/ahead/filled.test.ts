// @vitest-environment node
/** Holds what the server draws with the answers of one visit, and where it must leave that to the phone. */
import { describe, expect, it } from 'vitest';
import { firsts, load, routes } from 'virtual:screens';
import { good } from '../../../tests/e2e/answers.ts';
import { exists, read } from '../../../tests/support/project.ts';
import type { Filling, Visit } from '../../model/drawing.ts';
import type { Received } from '../../model/first.ts';
import { drawFilled, drawPage } from './page.ts';
import { questionsOf } from './questions.ts';

const config = JSON.stringify({ apiBase: '/gateway', appName: 'Lendora' });
const search = '?productId=1&orderId=174&sessionId=one&isNeedPop=2&dearest=d';
const first = firsts['loan-detail'] ?? { query: {}, requests: [] };
const visit: Visit = { first, search, config };
const drawing: Filling['drawing'] = {
  route: '/inThe',
  screen: 'loan-detail',
  language: 'es-MX',
  bundle: null,
  words: null,
  off: [],
};
const received = (data: unknown): Received => ({
  status: 200,
  text: JSON.stringify({ code: '0', message: '', success: true, data }),
  date: 'Mon, 23 Nov 2026 16:00:00 GMT',
  notForwarded: null,
  release: null,
  address: '',
});
const [asked] = questionsOf(visit);
const filling = (data: unknown, given: Partial<Filling> = {}): Filling => ({
  ...visit,
  drawing,
  userAgent: 'Android',
  origin: 'https://h5.example',
  answers: { [asked?.question ?? '']: received(data) },
  ...given,
});
const loan = { ...good.loanDetails, isScore: 0 };

describe('what a visit asks first', () => {
  it('is what the page would send', () => {
    expect(questionsOf(visit)).toEqual([
      {
        question: '["loanDetails",["orderId","174"],["productId","1"]]',
        method: 'POST',
        url: '/gateway/v3/loan-details/loan-details?sessionId=one&appName=Lendora',
        headers: {
          Accept: 'application/json, text/plain, */*',
          'Accept-Language': 'es-MX',
          dearest: 'd',
          'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8',
        },
        body: 'productId=1&orderId=174',
      },
    ]);
  });

  it.each([
    ['an address without what the screen needs', { search: '?productId=1' }],
    ['no configuration', { config: '[]' }],
  ])('is nothing for %s', (_what, given) => {
    expect(questionsOf({ ...visit, ...given })).toEqual([]);
  });
});

describe('a page drawn with its data', () => {
  it('has them in it, formatted, and nothing that is on its way', async () => {
    const before = await drawPage(drawing);
    const markup = await drawFilled(filling(loan));
    const text = markup.replaceAll(/<[^>]*>/g, ' ');
    expect(text).toContain('Row 1');
    expect([before.includes('class="skeleton"'), markup.includes('class="skeleton"')]).toEqual([true, false]);
    // What can be pressed is seen to wait for the program, and cannot be pressed.
    expect(markup).toMatch(
      /^<p [^>]*role="status">[^<]*<\/p><div class="ahead uncolored" data-filled="unless-kept" [^>]*inert/,
    );
    expect(markup).not.toMatch(/ style=|<script|<!--/);
  });

  it('has only those of its own visit, whoever is drawn at the same time', async () => {
    const names = ['Row of one', 'Row of two', 'Row of three'];
    const drawn = await Promise.all(names.map((text) => drawFilled(filling({ ...loan, productName: text }))));
    const found = drawn.map((markup) => names.filter((name) => markup.includes(name)));
    expect(found).toEqual(names.map((name) => [name]));
  });

  it('is as a release shows it', async () => {
    const { definition, fragments } = await load('loan-detail');
    const words = { 'es-MX': { 'order.title': 'Tu crédito' }, 'en-IN': {} };
    const uses = { widgets: [], actions: [], calls: [], documents: [] };
    const bundle = JSON.stringify({
      kind: 'screen',
      id: 'loan-detail',
      definition,
      fragments,
      words,
      uses,
      first,
    });
    const markup = await drawFilled(filling(loan, { drawing: { ...drawing, bundle } }));
    expect([markup.includes('Tu crédito'), markup.includes('Row 1')]).toEqual([true, true]);
  });

  it('shows pictures of this origin without its name, and no other that nobody has allowed', async () => {
    const pictures = async (productLogo: string): Promise<readonly string[]> => {
      const markup = await drawFilled(filling({ ...loan, productLogo }));
      expect(markup).toMatch(/^<p /);
      return [...markup.matchAll(/ src="([^"]*)"/g)].map(([, source = '']) => source);
    };
    expect(await pictures('/gateway/files/logo.svg')).toEqual(['/gateway/files/logo.svg']);
    expect(await pictures('https://h5.example/gateway/files/logo.svg')).toEqual(['/gateway/files/logo.svg']);
    expect(await pictures('https://evil.example/logo.svg')).toEqual([]);
  });

  it('is text where the answer has markup', async () => {
    const evil = '<img src=x onerror=alert(1)></template><script>';
    const markup = await drawFilled(filling({ ...loan, productName: evil }));
    expect(markup).toContain('&lt;img src=x');
    expect(markup).not.toContain('<img src="x"');
    expect(markup).not.toContain('</template');
  });

  it('is what the screen shows before it has done what it does with its data', async () => {
    const markup = await drawFilled(filling({ ...loan, isScore: 1 }));
    expect([markup.includes('Row 1'), markup.includes('<dialog')]).toEqual([true, false]);
  });
});

describe('what is left to the phone', () => {
  const why = (given: Filling): Promise<string> =>
    drawFilled(given).then(
      () => 'drawn',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  const answer = (given: Partial<Received>): Partial<Filling> => ({
    answers: { [asked?.question ?? '']: { ...received(loan), ...given } },
  });

  it.each<[string, Partial<Filling>]>([
    ['loanDetails has failed', answer({ status: 500 })],
    ['loanDetails has failed', answer({ text: '<html>' })],
    ['loanDetails has failed', answer({ text: '{"code":"401","success":false}' })],
    ['all of it', { answers: {} }],
    ['what it does as it opens', { search: `${search}&from=confirm` }],
    ['the address', { search: '?productId=1' }],
    ['the feature save', { userAgent: 'Mozilla/5.0 (Linux; Android 11; wv) Chrome/119' }],
    ['the feature save', { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148' }],
    [
      'drawn',
      {
        userAgent: 'Mozilla/5.0 (Linux; Android 11; wv) Chrome/119',
        config: '{"bridge":{"name":"NativeBridge","offers":["saveFile"]}}',
      },
    ],
    ['the configuration', { config: '{"appName":7}' }],
  ])('%s', async (reason, given) => {
    expect(await why(filling(loan, given))).toBe(reason);
  });
});

/** The answers of a screen's cases, as its calls get them. */
async function filledBy(id: string): Promise<Filling> {
  const { answers = {}, query = {} } = JSON.parse(read(`tests/screens/${id}.cases.json`)) as {
    readonly answers?: Readonly<Record<string, { readonly data?: unknown }>>;
    readonly query?: Readonly<Record<string, string>>;
  };
  const [route = ''] = Object.entries(routes).find(([, screen]) => screen === id) ?? [];
  const { definition } = await load(id);
  const given = Object.keys(definition.query ?? {}).map((name) => [name, query[name] ?? '1']);
  const address = `?${new URLSearchParams(Object.fromEntries(given) as Record<string, string>).toString()}`;
  const asks: Visit = { first: firsts[id] ?? first, search: address, config };
  return {
    ...asks,
    drawing: { ...drawing, screen: id, route },
    userAgent: '',
    origin: 'https://h5.example',
    answers: Object.fromEntries(
      questionsOf(asks).map(({ question }) => {
        const [operation] = JSON.parse(question) as [string];
        return [question, received(answers[operation]?.data ?? {})];
      }),
    ),
  };
}

it('says of each screen that asks first whether it comes with its data, and why not', async () => {
  const found: Record<string, string> = {};
  for (const id of Object.keys(firsts).filter((each) => exists(`tests/screens/${each}.cases.json`)))
    found[id] = await drawFilled(await filledBy(id)).then(
      (markup) => /data-filled="([^"]*)"/.exec(markup)?.[1] || 'drawn',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  expect(found).toEqual({
    complaint: 'unless-kept',
    'complaint-detail': 'drawn',
    'complaint-list': 'drawn',
    'customer-service': 'drawn',
    'loan-confirm': 'unless-kept unless-sent',
    'loan-detail': 'unless-kept',
    orders: 'drawn',
    repay: 'unless-kept',
    'repay-delay': 'unless-kept',
  });
});

it('says of each screen that asks for nothing whether the address and the configuration are all it shows', async () => {
  const found: Record<string, string> = {};
  const nothing = { query: {}, requests: [] };
  const whole = JSON.parse(read('src/server/sandbox/config.json')) as object;
  for (const [route, screen] of Object.entries(routes)) {
    if (screen in found || screen in firsts) continue;
    const given = { first: nothing, search: '?productId=1', answers: {}, config: JSON.stringify(whole) };
    found[screen] = await drawFilled(
      filling(loan, { ...given, drawing: { ...drawing, screen, route } }),
    ).then(
      (markup) =>
        markup.includes('class="skeleton"')
          ? 'not whole'
          : /data-filled="([^"]*)"/.exec(markup)?.[1] || 'drawn',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  }
  expect(found).toEqual({
    about: 'drawn',
    about_public: 'drawn',
    'bind-bank': 'drawn',
    'bind-card': 'unless-kept',
    'complaint-form': 'what it does as it opens',
    'loan-agreement': 'loanConfirm',
    'loan-terms': 'drawn',
    'loan-terms_public': 'drawn',
    'login-failed': 'drawn',
    'payment-instructions': 'drawn',
    privacy: 'drawn',
    product: 'drawn',
    'public-contact': 'drawn',
    'public-home': 'drawn',
    'public-policy': 'drawn',
    'public-user': 'drawn',
    recommended: 'drawn',
    'repay-choose': 'the address',
    'repay-done': 'the address',
    'repay-instruction': 'the address',
    'test-preview': 'unless-kept',
  });
});
