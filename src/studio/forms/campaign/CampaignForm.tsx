/** A campaign's layout filled in: pictures, words, colors; and the same once more under a name of its own. */
import { useId, useState, type FormEvent } from 'react';
import { idOf, membersOf } from '../../../check/document/document.ts';
import { told } from '../../../release/told.ts';
import { copyFile } from '../../core/files.ts';
import { classes } from '../classes.ts';
import { deskOf, type DeskProps } from '../desk.ts';
import { DeskRoom } from '../DeskRoom.tsx';
import { FieldView } from '../FieldList.tsx';
import { campaignFields } from './values.ts';
import { campaignWords } from './words.ts';
import css from '../forms.module.css';

const cls = classes(css);

export interface CampaignFormProps extends DeskProps {
  /** The copy is there, under this file. */
  readonly onCopied: (file: string) => void;
}

const shape = /^[a-z][a-z0-9-]*$/;
const fileOf = (id: string): string => `screens/promotion/${id}.json`;

type CopyProps = Pick<CampaignFormProps, 'texts' | 'file' | 'tongue' | 'onEdit' | 'onCopied'>;

export function CampaignCopy({ texts, file, tongue, onEdit, onCopied }: CopyProps) {
  const said = campaignWords[tongue];
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
  const said = campaignWords[tongue];
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
        <div className={cls('title')}>
          <h2>{said.copy}</h2>
          <p>{said.copyWhy}</p>
        </div>
        <CampaignCopy {...props} />
      </section>
    </DeskRoom>
  );
}
