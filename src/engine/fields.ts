/**
 * The fields of a screen: what is entered, and whether it keeps the rules. The first broken rule's message is put at its
 * field, which gets the focus. It must not know how a field looks.
 */
import { elementId } from './element-id.ts';
import { lastSaid, messageAt, readInner, writeInner } from './inner.ts';
import { concrete, reader, type Frame, type Host } from './instance.ts';
import type { FieldPlan } from './plan.ts';
import type { Visit } from './visit.ts';
import { toText } from '../lib/template.ts';

export interface Fields {
  readonly write: Host['writeField'];
  /** Those with these names, in their order, up to the first that is wrong; for the screen, or an entry of a fragment. */
  check(fields: ReadonlyMap<string, FieldPlan>, names: readonly string[], frame: Frame): boolean;
}

export function createFields({ store, ports, report }: Pick<Visit, 'store' | 'ports' | 'report'>): Fields {
  function isRight(field: FieldPlan, frame: Frame): boolean {
    const read = reader(store, frame);
    if (field.tests.some((test) => !test.evaluate(read))) return true;
    const value = read(field.path);
    const broken = field.rules.find((rule) => value === undefined || !rule.check(value, read));
    if (broken === undefined) return true;
    writeInner(store, concrete(field.error, frame), toText(broken.message.evaluate(read)));
    ports.focus.focus(elementId(field.node, frame));
    return false;
  }

  return {
    write(path, name, value, error = messageAt(name)) {
      if (readInner(store, error) !== undefined) writeInner(store, error, undefined);
      // What was said of a press was said of what was entered then.
      writeInner(store, lastSaid, undefined);
      store.write(path, value);
    },
    check: (fields, names, frame) =>
      names.every((name) => {
        const field = fields.get(name);
        if (field === undefined) report('bad-definition', '', `no field ${name}`);
        return field !== undefined && isRight(field, frame);
      }),
  };
}
