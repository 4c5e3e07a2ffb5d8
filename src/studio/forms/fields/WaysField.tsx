/** The rows of a table by a value: what happens, or what a part says, for each of its values. */
import type { ReactNode } from 'react';
import { membersOf, toPointer, type Pointer } from '../../../check/document/document.ts';
import type { Json } from '../../../model/json.ts';
import { told } from '../../../release/told.ts';
import { choicesOf, meaningIn } from '../../conditions/meaning.ts';
import { pathIn } from '../../conditions/paths.ts';
import { valueInWords } from '../../conditions/say.ts';
import { removeAt, setAt } from '../../core/edits.ts';
import { classes } from '../classes.ts';
import { fileNow, send, useDesk } from '../desk.ts';
import { NewName } from '../NameChoice.tsx';
import { formWords } from '../words.ts';
import css from '../forms.module.css';

const cls = classes(css);

interface WaysFieldProps {
  /** Of the step or the part that has the table. */
  readonly pointer: Pointer;
  readonly value: unknown;
  /** What a row begins as: no steps, or nothing said. */
  readonly empty: Json;
  /** Whether what holds for any other value is a row here. */
  readonly rest: boolean;
  readonly draw: (pointer: Pointer, row: unknown, name: string) => ReactNode;
}

export function WaysField({ pointer, value, empty, rest, draw }: WaysFieldProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const definition = desk.view.value(desk.file);
  const meaning = meaningIn(definition, desk.project);
  const table = membersOf(value);
  const rows = Object.entries(membersOf(table['is']));
  const path = pathIn(table['match']) ?? '';
  const said = (name: Json): string => valueInWords(path, name, desk.tongue, meaning);
  const left = choicesOf(path, definition, desk.project)
    .map((each) => (typeof each === 'object' ? '' : String(each)))
    .filter((each) => each !== '' && !rows.some(([name]) => name === each));
  return (
    <div className={cls('field')} role="group" aria-label={words.variants}>
      {rows.map(([name, row]) => (
        <fieldset key={name} className={cls('inner')} data-at={toPointer([...pointer, 'is', name])}>
          <legend>{words.variant(said(name))}</legend>
          {draw([...pointer, 'is', name], row, words.variant(said(name)))}
          <button
            type="button"
            className={cls('plain')}
            aria-label={words.removeOne(words.variant(said(name)))}
            onClick={() =>
              send(
                desk,
                told(`Way removed: ${name}`, `Caso quitado: ${name}`),
                removeAt(fileNow(desk), [...pointer, 'is', name]),
              )
            }
          >
            {words.remove}
          </button>
        </fieldset>
      ))}
      {rest && (
        <fieldset className={cls('inner')}>
          <legend>{words.otherVariant}</legend>
          {draw([...pointer, 'else'], table['else'], words.otherVariant)}
        </fieldset>
      )}
      <NewName
        left={left.map((each) => [each, said(each)])}
        label={words.addOne(words.variants)}
        typedLabel={words.newValue}
        onAdd={(name) =>
          send(
            desk,
            told(`New way: ${name}`, `Nuevo caso: ${name}`),
            setAt(fileNow(desk), [...pointer, 'is', name], empty),
          )
        }
      />
    </div>
  );
}
