/** A picture that a call answers: a screen says only what is its own to say, and the app fills in the rest. */
import { expect, it } from 'vitest';
import { readProject } from '../src/build/project.ts';
import { checkProject } from '../src/check/project.ts';
import type { Json } from '../src/model/json.ts';
import { root } from './support/project.ts';

const project = readProject(root);

function problemsWith(send: Readonly<Record<string, Json>>): readonly string[] {
  const text = JSON.stringify({
    version: 2,
    routes: ['/example'],
    title: '@test.photo',
    state: { sid: '' },
    data: { captcha: { call: 'getCaptcha', send, if: { 'state.sid': { minLength: 1 } } } },
    on: { enter: { do: 'call', call: 'getSid', into: 'session' } },
    body: [
      { type: 'image', src: '{{captcha}}', alt: '@test.photo' },
      {
        type: 'button',
        text: '@app.retry',
        press: [
          { do: 'set', 'state.sid': '{{session.sid}}', if: { some: 'session.sid' } },
          { do: 'reload', data: 'captcha' },
        ],
      },
    ],
  });
  const added = { file: 'screens/example.json', text };
  return checkProject({ ...project, screens: [...project.screens, added] })
    .filter(({ file, severity }) => file === added.file && severity === 'error')
    .map(({ code, pointer }) => `${pointer} ${code}`);
}

it('is loaded with what the screen knows; the timestamp is no business of a screen', () => {
  expect(problemsWith({ sid: '{{state.sid}}' })).toEqual([]);
  expect(problemsWith({ sid: '{{state.sid}}', a: '1' })).toEqual([
    '/data/captcha/send/a unknown-call-parameter',
  ]);
  expect(problemsWith({})).toEqual(['/data/captcha/send missing-call-parameter']);
});
