/** A campaign's layout filled in: pictures, words, colors; and the same once more under a name of its own. */
import { useId, useState, type FormEvent } from 'react';
import { idOf, membersOf } from '../../../check/document/document.ts';
import type { Tongue } from '../../../lib/figures.ts';
import { told } from '../../../release/told.ts';
import { copyFile } from '../../core/files.ts';
import { classes } from '../classes.ts';
import { deskOf, type DeskProps } from '../desk.ts';
import { DeskRoom } from '../DeskRoom.tsx';
import { FieldView } from '../FieldList.tsx';
import { campaignFields } from './values.ts';
import css from '../forms.module.css';

const cls = classes(css);

const es = {
  title: 'Campaña',
  fill: 'Lo que muestra la campaña',
  nothing: 'Esta plantilla no tiene nada que llenar.',
  copy: 'Otra campaña como esta',
  id: 'Nombre de la campaña nueva',
  idHelp: 'Letras minúsculas, números y guiones; con él se abre la campaña.',
  taken: 'Ya hay una campaña con ese nombre.',
  wrong: 'Usa letras minúsculas, números y guiones, con una letra al comienzo.',
  make: 'Crear la copia',
};

const words: Readonly<Record<Tongue, typeof es>> = {
  es,
  en: {
    title: 'Campaign',
    fill: 'What the campaign shows',
    nothing: 'There is nothing to fill in here.',
    copy: 'Another campaign like this',
    id: 'Name of the new campaign',
    idHelp: 'Small letters, numbers and hyphens; the campaign is opened by it.',
    taken: 'There is a campaign of that name.',
    wrong: 'Use small letters, numbers and hyphens, with a letter first.',
    make: 'Make the copy',
  },
};

export interface CampaignFormProps extends DeskProps {
  /** The copy is there, under this file. */
  readonly onCopied: (file: string) => void;
}

const shape = /^[a-z][a-z0-9-]*$/;
const fileOf = (id: string): string => `screens/promotion/${id}.json`;

function Copy({ texts, file, tongue, onEdit, onCopied }: CampaignFormProps) {
  const said = words[tongue];
  const [id, setId] = useState('');
  const [inputId, helpId] = [useId(), useId()];
  // A layout and a screen of one name would be taken for one another.
  const isTaken = texts.has(fileOf(id)) || texts.has(`screens/${id}.json`);
  const wrong = id === '' ? '' : isTaken ? said.taken : shape.test(id) ? '' : said.wrong;
  const make = (event: FormEvent): void => {
    event.preventDefault();
    if (id === '' || wrong !== '') return;
    onEdit({
      label: told(`New campaign: ${id}`, `Campaña nueva: ${id}`),
      splices: copyFile(texts, file, fileOf(id)),
    });
    onCopied(fileOf(id));
    setId('');
  };
  return (
    <form className={cls('inner')} aria-label={said.copy} onSubmit={make}>
      <label htmlFor={inputId} className={cls('label')}>
        {said.id}
      </label>
      <input
        id={inputId}
        className={cls('input')}
        value={id}
        aria-describedby={helpId}
        aria-invalid={wrong !== ''}
        autoComplete="off"
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <p id={helpId} role="status" className={cls(wrong === '' ? 'help' : 'over')}>
        {wrong === '' ? said.idHelp : wrong}
      </p>
      <button type="submit" className={cls('button')}>
        {said.make}
      </button>
    </form>
  );
}

export function CampaignForm(props: CampaignFormProps) {
  const { file, tongue } = props;
  const desk = deskOf(props);
  const said = words[tongue];
  const layout = desk.view.value(file);
  const fields = campaignFields(layout);
  const values = membersOf(membersOf(layout)['values']);
  return (
    <DeskRoom desk={desk}>
      <section className={cls('form')} aria-label={`${said.title} ${idOf(file)}`}>
        <div className={cls('title')}>
          <h2>{said.fill}</h2>
          {fields.length === 0 && <p>{said.nothing}</p>}
        </div>
        {fields.map((field) => (
          <FieldView
            key={field.name}
            field={field}
            pointer={['values', field.name, 'default']}
            value={membersOf(values[field.name])['default']}
          />
        ))}
        <Copy {...props} />
      </section>
    </DeskRoom>
  );
}
