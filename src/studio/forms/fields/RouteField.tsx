/** Where something leads: a screen by its name, with what it needs, or an address. */
import { useId, useMemo } from 'react';
import type { Tongue } from '../../../lib/figures.ts';
import type { Json } from '../../../model/json.ts';
import { membersOf, nameFrom, own } from '../../../check/document/document.ts';
import { readPath } from '../../../lib/path.ts';
import { told } from '../../../release/told.ts';
import { nameOfPath } from '../../conditions/data-words.ts';
import { setAt } from '../../core/edits.ts';
import { groups, screensIn } from '../../search/screens.ts';
import { screensWords } from '../../words/screens.ts';
import { classes } from '../classes.ts';
import { fileNow, send, useDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { PathPicker } from '../PathPicker.tsx';
import { formWords } from '../words.ts';
import { handedTo, requiredOf } from './handed.ts';
import css from '../forms.module.css';

const cls = classes(css);

export function RouteField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const { view, file, tongue } = desk;
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const route = typeof value === 'string' ? value : '';
  const reached = view.screens.filter(({ routes }) => routes.length > 0);
  const named = useMemo(() => screensIn(desk.texts, desk.base), [desk.texts, desk.base]);
  const nameOf = (screen: string, spoken: Tongue): string =>
    named.find((each) => each.id === screen)?.name[spoken] ?? screen;
  const target = reached.find(({ routes }) => routes.includes(route));

  /** What the screen needs and this one has goes along with it: who chooses a screen need not know what it is called. */
  const lead = (to: string): void => {
    const screen = reached.find(({ routes }) => routes.includes(to));
    const action = membersOf(readPath(view.value(file), pointer.slice(0, -1).map(String)));
    const leads = own(desk.project.facts.actions, nameFrom(action['do']))?.does.leadsTo;
    if (screen === undefined || leads !== field.name) {
      set(to);
      return;
    }
    const { pass: _pass, query: _query, ...rest } = action;
    const around = { definition: view.value(file), pointer, project: desk.project };
    const next = { ...rest, [field.name]: to, ...handedTo(screen, action, around) } as {
      [name: string]: Json;
    };
    send(
      desk,
      told(`Now leads to ${nameOf(screen.id, 'en')}`, `Ahora lleva a ${nameOf(screen.id, 'es')}`),
      setAt(fileNow(desk), pointer.slice(0, -1), next),
    );
  };

  if (field.address === true)
    return (
      <Frame field={field} pointer={pointer}>
        <PathPicker
          label={words.data}
          pointer={pointer}
          tag={route.includes('{{') ? route : ''}
          kinds={['text']}
          onPick={({ path }) => set(`{{${path}}}`)}
        />
        <label className={cls('tongue')} htmlFor={id}>
          {words.address}
        </label>
        <input
          id={id}
          className={cls('input')}
          type="url"
          placeholder="https://"
          value={route.includes('{{') ? '' : route}
          aria-describedby={`${id}-whole`}
          onChange={({ currentTarget }) => set(currentTarget.value, true)}
        />
        <p id={`${id}-whole`} className={cls('count')}>
          {words.wholeAddress}
        </p>
      </Frame>
    );
  const needs = target === undefined ? [] : requiredOf(target);
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <select
        id={id}
        className={cls('input')}
        value={route}
        onChange={({ currentTarget }) => lead(currentTarget.value)}
      >
        {target === undefined && (
          <option value={route}>{route === '' ? words.chooseScreen : words.noScreen}</option>
        )}
        {groups.map((group) => (
          <optgroup key={group} label={screensWords[tongue].groups[group]}>
            {named
              .filter((screen) => screen.group === group)
              .map((screen) => {
                const routes = view.screens.find(({ id: other }) => other === screen.id)?.routes ?? [];
                // Any of its addresses shows the same screen: one that is said already stays.
                const to = routes.includes(route) ? route : routes[0];
                return to === undefined ? null : (
                  <option key={screen.id} value={to}>
                    {screen.name[tongue]}
                  </option>
                );
              })}
          </optgroup>
        ))}
      </select>
      {needs.length > 0 && (
        <p className={cls('count')}>
          {words.needs(needs.map((name) => nameOfPath(`query.${name}`, tongue)).join(', '))}
        </p>
      )}
    </Frame>
  );
}
