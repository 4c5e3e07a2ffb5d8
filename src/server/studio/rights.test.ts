// @vitest-environment node
/** Who may do what: every operation as every role, held against the table in docs/security.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../tests/support/project.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { openAccounts } from './accounts.ts';
import { operations } from './api.ts';
import type { Operation } from './studio.ts';
import { busy, onHost, openStudio, type Browser } from './testing.ts';

const callers = ['nobody', 'editor', 'reviewer', 'publisher', 'admin'] as const;
const password = 'correct horse battery';
quickPasswords();

const isOut = ({ method, path }: Operation): boolean => method === 'DELETE' && path === 'session';

/** What an operation is refused for besides the right: never for that. */
const mayAsk = (status: number): boolean => status !== 401 && status !== 403;

it(
  'is as the table of docs/security.md says, for every operation and role',
  async () => {
    const { browser, store } = await openStudio({ place: onHost });
    const accounts = await openAccounts(store, 'https://studio.example.com');
    const browsers = new Map<string, Browser>();
    for (const caller of callers) {
      const one = browser();
      browsers.set(caller, one);
      const email = `${caller}@example.com`;
      if (caller !== 'nobody') await accounts.welcome({ name: caller, email, roles: [caller] }, password);
      await one.signIn(email, caller === 'nobody' ? 'nobody has this' : password);
    }
    const rows: string[] = [];
    // Signing out comes last.
    const ordered = [...operations].sort((a, b) => Number(isOut(a)) - Number(isOut(b)));
    for (const { method, path } of ordered) {
      const cells: string[] = [];
      for (const caller of callers) {
        const asked = path.replace(':id', 'c999');
        // Of no form: whoever may is told so, and nothing is done.
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: { unknown: true } };
        const answer = await browsers.get(caller)?.raw(asked, { method, ...body });
        cells.push(mayAsk(answer?.status ?? 0) ? 'yes' : '');
      }
      rows.push(`| \`${method} ${path}\` | ${cells.join(' | ')} |`);
    }
    const tidy = (line: string): string => line.replace(/ +/g, ' ');
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n').map(tidy);
    const table = page.filter((line) => /^\| `(?:GET|POST|PUT|DELETE) /.test(line));
    expect(table.sort()).toEqual(rows.map(tidy).sort());
  },
  busy,
);
