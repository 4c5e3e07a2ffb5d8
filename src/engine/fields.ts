/**
 * Checks the fields of a screen, or of one entry of a fragment: the first broken rule's message is put at its field,
 * which gets the focus. It must not know how a field looks.
 */
import { elementId } from './element-id.ts';
import { concrete, reader, type Frame } from './instance.ts';
import type { FieldPlan } from './plan.ts';
import type { Store } from './store.ts';

export interface FieldSetting {
  readonly store: Store;
  readonly focus: (elementId: string) => void;
  readonly unknown: (name: string) => void;
}

export type CheckFields = (
  fields: ReadonlyMap<string, FieldPlan>,
  names: readonly string[],
  frame: Frame,
) => boolean;

export function createFields({ store, focus, unknown }: FieldSetting): CheckFields {
  function check(field: FieldPlan, frame: Frame): boolean {
    const read = reader(store, frame);
    if (field.tests.some((test) => !test.evaluate(read))) return true;
    const value = read(field.path);
    const broken = field.rules.find((rule) => value === undefined || !rule.check(value));
    if (broken === undefined) return true;
    store.write(concrete(field.error, frame), broken.message.evaluate(read));
    focus(elementId(field.node, frame));
    return false;
  }

  return (fields, names, frame) =>
    names.every((name) => {
      const field = fields.get(name);
      if (field === undefined) unknown(name);
      return field === undefined || check(field, frame);
    });
}
