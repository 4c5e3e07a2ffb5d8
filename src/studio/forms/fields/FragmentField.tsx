/** Which shared part stands here, by what can be read in it. */
import { useId } from 'react';
import { nothingGiven } from '../../../check/map/parameters.ts';
import { widgetWords } from '../../../check/states/labels.ts';
import { listOf, membersOf } from '../../../check/document/document.ts';
import { useDesk, useSet, type Desk } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { NameChoice } from '../NameChoice.tsx';
import { nameOfPart } from '../parts.ts';

/** "Tarjeta «Datos del préstamo»" */
export function nameOfFragment(name: string, { view, project, tongue }: Desk): string {
  const [first] = listOf(membersOf(view.fragments[name])['body']);
  const said = widgetWords(first, nothingGiven, {
    texts: view.words[tongue],
    fragments: view.fragments,
    widgets: project.widgets,
  });
  const { type } = membersOf(first);
  const what = typeof type === 'string' ? nameOfPart(type, tongue) : '';
  return said === undefined ? `${what} (${name})` : `${what} «${said}»`;
}

export function FragmentField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const names = Object.keys(desk.view.fragments).map((name) => [name, nameOfFragment(name, desk)] as const);
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <NameChoice id={id} names={names} chosen={typeof value === 'string' ? value : ''} onChoose={set} />
    </Frame>
  );
}
