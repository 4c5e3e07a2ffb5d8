/** A test built by choosing: rules joined by all or any, each about one value by its name. It must not know what it decides. */
import { useMemo } from 'react';
import { classes } from '../forms/classes.ts';
import { useDesk, useSet } from '../forms/desk.ts';
import { Frame, type FieldProps } from '../forms/Frame.tsx';
import { formWords } from '../forms/words.ts';
import { membersOf, type Pointer } from '../../check/document/document.ts';
import { readPath } from '../../lib/path.ts';
import { GroupForm } from './GroupForm.tsx';
import { holdingOf, statesHere } from './holding.ts';
import { meaningIn } from './meaning.ts';
import { groupOf, testOf, type Group } from './rules.ts';
import { whenInWords } from './say.ts';
import css from '../forms/forms.module.css';

const cls = classes(css);

/** What is shown depends on a state; what a step does, on when it is done. */
const isOfStep = (definition: unknown, pointer: Pointer): boolean =>
  pointer[0] === 'on' ||
  pointer.some((_, index) => {
    const around = membersOf(readPath(definition, pointer.slice(0, index).map(String)));
    return around['do'] !== undefined || around['then'] !== undefined;
  });

export function ConditionField({ field, pointer, value }: FieldProps) {
  const { view, file, project, tongue } = useDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const group = groupOf(value);
  const definition = view.value(file);
  const { $comment: comment } = membersOf(value);
  const change = (next: Group): void => {
    if (next.rules.length === 0) set(undefined);
    else set({ ...(typeof comment === 'string' ? { $comment: comment } : {}), ...testOf(next) });
  };
  // Most letters that are typed in a form are of its words, and change no condition.
  const said = useMemo(
    () => whenInWords(value, tongue, meaningIn(definition, project)),
    [value, tongue, definition, project],
  );
  const states = statesHere(file, view, project);
  const isHeld = value !== undefined && !isOfStep(definition, pointer);
  const holding = useMemo(() => (isHeld ? holdingOf(value, states) : undefined), [isHeld, value, states]);
  return (
    <Frame field={field} pointer={pointer} onRemove={value === undefined ? undefined : () => set(undefined)}>
      <p className={cls('sentence')}>{said === '' ? words.always : said}</p>
      {holding !== undefined && (
        <p className={cls(holding.count === 0 ? 'over' : 'count')}>
          {words.holds(holding.count, holding.of)}
        </p>
      )}
      <GroupForm group={group} pointer={pointer} onChange={change} />
    </Frame>
  );
}
