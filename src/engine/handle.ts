/** The screen as its actions see it. It must not know any action, nor what is drawn. */
import type { ScreenHandle } from './action.ts';
import { createBusy } from './busy.ts';
import { elementId } from './element-id.ts';
import type { Fields } from './fields.ts';
import { openDialog, readInner, writeInner } from './inner.ts';
import { rootFrame } from './instance.ts';
import type { Visit } from './visit.ts';
import { lookUp } from '../lib/look-up.ts';

export interface HandleParts extends Pick<ScreenHandle, 'reload' | 'once' | 'forget'> {
  readonly fields: Fields;
}

export function createHandle(visit: Visit, parts: HandleParts): ScreenHandle {
  const { plan, store, report } = visit;
  const { fields, reload, once, forget } = parts;

  return {
    read: (path) => store.read(path),
    write(path, value) {
      const [root, name = ''] = path;
      if (root === 'state' && lookUp(plan.state, name) !== undefined)
        fields.write(path, path.slice(1).join('.'), value);
      else report('unknown-path', '', path.join('.'));
    },
    put: (name, value) => store.write([name], value),
    open(dialog) {
      if (lookUp(plan.dialogs, dialog) === undefined)
        report('bad-definition', `dialogs.${dialog}`, 'no such dialog');
      else writeInner(store, openDialog, dialog);
    },
    close(dialog) {
      if (dialog === undefined || readInner(store, openDialog) === dialog)
        writeInner(store, openDialog, undefined);
    },
    reload,
    call: (name) => lookUp(plan.calls, name),
    once,
    check: (names) => fields.check(plan.fields, names, rootFrame),
    forget,
    busy: createBusy(store),
    elementOf: (id) => elementId({ id, place: '' }, rootFrame),
  };
}
