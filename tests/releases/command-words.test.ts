/** Holds what the words of `npm run release` mean, and what is said of those that mean nothing. */
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/build/release-options.ts';

describe('the words of the command', () => {
  it.each([
    [['check', 'a'], { path: '/check', folder: 'a', body: {} }],
    [
      [
        'publish',
        'a',
        '--share',
        '10',
        '--who',
        'language=es,country=MX',
        '--who',
        'from-version=2.4',
        '--until',
        '2026-12-01T08:00:00Z',
      ],
      {
        path: '/publish',
        folder: 'a',
        body: {
          share: 10,
          who: { language: 'es-MX', country: 'MX', versionFrom: '2.4' },
          until: '2026-12-01T08:00:00Z',
        },
      },
    ],
    [
      ['publish', 'r12', '--expect=3', '--note', 'Why'],
      { path: '/publish', body: { release: 'r12', expected: 3, note: 'Why' } },
    ],
    [
      ['publish', 'a', '--emergency', 'It is blank.'],
      { path: '/publish', isHosts: true, body: { emergency: 'It is blank.' } },
    ],
    [['show', 'r12'], { path: '/show?release=r12', method: 'GET' }],
    [['approve', 'r1'], { path: '/approve', body: { release: 'r1' } }],
    [['approve', 'r1', 'v'], { path: '/approve', body: { release: 'r1', version: 'v' } }],
    [['publish', 'a', '--share', '10 %'], { path: '/publish', folder: 'a', body: { share: 10 } }],
    [['share', '50%'], { path: '/share', body: { share: 50 } }],
    [['hold'], { path: '/hold', body: { held: true } }],
    [['hold', '--end'], { path: '/hold', body: { held: false } }],
    [['back', 'r3', '--as', 'luis'], { path: '/back', as: 'luis', body: { release: 'r3' } }],
    [['off', 'all'], { path: '/off', body: { what: 'all' } }],
    [
      ['off', 'screen', 'repay', '--words-es', 'Hoy no', '--words-en', 'Not today'],
      {
        path: '/off',
        body: { what: 'screen', name: 'repay', words: { 'es-MX': 'Hoy no', 'en-IN': 'Not today' } },
      },
    ],
    [
      ['off', 'call', 'loanPush', '--words-es', 'Hoy no'],
      { path: '/off', body: { what: 'call', name: 'loanPush', words: { 'es-MX': 'Hoy no' } } },
    ],
    [
      ['off', 'call', 'loanPush', '--words', 'No', '--words-en', 'Not today'],
      { path: '/off', body: { words: { 'es-MX': 'No', 'en-IN': 'Not today' } } },
    ],
    [['on', 'widget', 'embed'], { path: '/on', body: { what: 'widget', name: 'embed' } }],
    [['log', '5'], { path: '/log?most=5', method: 'GET' }],
    [
      ['key', 'add', 'Ana Ruiz', 'publisher', 'reviewer'],
      { path: '/keys', isHosts: true, body: { person: 'Ana Ruiz', roles: ['publisher', 'reviewer'] } },
    ],
    [['key', 'revoke', '1f2e3d4c'], { path: '/keys/revoke', isHosts: true, body: { id: '1f2e3d4c' } }],
    [['key'], { path: '/keys', method: 'GET', isHosts: true }],
    [[], { path: '' }],
    [['help'], { path: '' }],
    [['-h'], { path: '' }],
    [['publish', '--help'], { path: '' }],
    [['share', '-h'], { path: '' }],
  ])('%j', (words, command) => {
    expect(readCommand(words)).toMatchObject({ ok: true, value: command });
  });

  it.each([
    [['stauts'], 'There is no command "stauts". Did you mean "status"?'],
    [['back', '--nota', 'x'], 'There is no option "--nota". Did you mean "--note"?'],
    [['show'], 'npm run release -- show <release>'],
    [['approve'], 'npm run release -- approve <release> [version]'],
    [['publish'], 'npm run release -- publish <folder | release>'],
    [['publish', 'a', '--share', 'ten'], '--share must be a number, not "ten".'],
    [['publish', 'a', '--share'], '--share takes a value'],
    [['publish', 'a', '--who', 'langage=es'], 'There is no limit "langage". Did you mean "language"?'],
    [['publish', 'a', '--who', 'language=spanish'], 'There is no language "spanish". There are: es, en.'],
    [['publish', 'a', '--who', 'language'], '--who takes a value: language=….'],
    [['status', '--share', '10'], '--share is nothing that status takes: it takes no options of its own.'],
    [['on', 'screen', 'repay', '--words', 'x'], '--words is nothing that on takes. It takes: --note.'],
    [['back', '--note', 'a', '--note', 'b'], '--note is given twice: say which of the two.'],
    [['publish', 'a', '--who', 'language=es,language=en'], '--who language is given twice'],
    [['key', 'add', 'Ana'], 'npm run release -- key [add'],
    [['log', 'cinco'], 'The number of lines is a whole number from 1 to 1000, not "cinco".'],
    [['log', '5000'], 'from 1 to 1000, not "5000".'],
    [['status', 'extra'], '"extra" is one word too many: npm run release -- status'],
    [['off', 'screen', 'repay', 'now'], '"now" is one word too many: npm run release -- off screen|'],
    [['off', 'screens', 'repay'], 'There is no kind of thing to switch "screens". Did you mean "screen"?'],
    [['on', 'foo'], 'There are: screen, layout, widget, call, release, all.'],
    [['toString'], 'There is no command "toString"'],
  ])('%j is not understood: %s', (words, error) => {
    expect(readCommand(words)).toMatchObject({
      ok: false,
      error: { 'en-IN': expect.stringContaining(error) as string },
    });
  });
});
