/** Sentences of what changed, each with what it is about in a few words. It must not know how that was found out. */
import { told, type Told } from '../../../release/told.ts';
import type { Field } from '../fields.ts';
import { moved } from './moved.ts';
import { brief, each } from './naming.ts';

/** A sentence, and what it is about in a few words: a change is called by it. */
export type Line = Told & { readonly brief?: Told };

/** Of a part that is gone from its list or has come into one, with the part: it may have gone from one to the other. */
export type Item = Line & {
  readonly gone?: unknown;
  readonly come?: unknown;
  readonly name?: Told;
  /** Where it stood, or stands. */
  readonly at?: Told | undefined;
};

/** What has a name and fields: a widget, a dialog, the screen itself. */
export interface Thing {
  readonly name: Told;
  /** Its name is what it says: a field that says so needs no name. */
  readonly isNamed: boolean;
  readonly fields: readonly Field[];
}

export const gone = (name: Told): Line => {
  const said = (one: Told): Told => told(`Gone: ${one['en-IN']}`, `Se quita: ${one['es-MX']}`);
  return { ...said(name), brief: said(brief(name)) };
};
/** @param does what happens when it is pressed; nothing for what cannot be. */
export const come = (name: Told, when: Told, does?: Told): Line => {
  const said = each((tongue, pick) => {
    const shown = pick(when) === '' ? '' : `, ${tongue === 'es' ? 'se muestra' : 'shown'} ${pick(when)}`;
    const pressed = does && `; ${tongue === 'es' ? 'al oprimir' : 'when pressed'}, ${pick(does)}`;
    return `${tongue === 'es' ? 'Nuevo' : 'New'}: ${pick(name)}${shown}${pressed ?? ''}`;
  });
  const few = brief(name);
  return { ...said, brief: told(`New: ${few['en-IN']}`, `Nuevo: ${few['es-MX']}`) };
};

export const movedTo = (name: Told, now?: Told, before?: Told): Line => ({
  ...moved(name, now, before),
  brief: moved(brief(name)),
});

export const ofThing = ({ name }: Thing, en: string, es: string): Line => ({
  ...told(`${name['en-IN']}: ${en}`, `${name['es-MX']}: ${es}`),
  brief: brief(name),
});
