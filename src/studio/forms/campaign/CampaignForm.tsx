/** A campaign's layout filled in: pictures, words, colors; and the same once more under a name of its own. */
import { useId, useState, type FormEvent } from 'react';
import { idOf, membersOf } from '../../../check/document/document.ts';
import { told } from '../../../release/told.ts';
import { readPath } from '../../../lib/path.ts';
import { copyFile } from '../../core/files.ts';
import { stepsOf } from '../../core/nodes.ts';
import { unaccented } from '../../core/unaccented.ts';
import { classes } from '../classes.ts';
import { deskOf, fileAt, type DeskProps } from '../desk.ts';
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

/** `Navidad 2026` → `navidad-2026`; nothing where no letter is left to begin with. */
const idFrom = (typed: string): string =>
  unaccented(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');

type CopyProps = Pick<CampaignFormProps, 'texts' | 'file' | 'tongue' | 'onEdit' | 'onCopied'>;

export function CampaignCopy({ texts, file, tongue, onEdit, onCopied }: CopyProps) {
  const said = campaignWords[tongue];
  const [id, setId] = useState('');
  const [inputId, helpId] = [useId(), useId()];
  // A layout and a screen of one name would be taken for one another.
  const isTaken = texts.has(fileOf(id)) || texts.has(`screens/${id}.json`);
  const wrong = id === '' ? '' : isTaken ? said.taken : shape.test(id) ? '' : said.wrong;
  const meant = idFrom(id);
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
      {wrong === said.wrong && meant !== '' && (
        <button type="button" className={cls('plain')} onClick={() => setId(meant)}>
          {said.meant(meant)}
        </button>
      )}
      <button type="submit" className="st-button st-primary">
        {said.make}
      </button>
    </form>
  );
}

interface PartValuesProps extends DeskProps {
  /** `/body/3` */
  readonly selected: string;
}

/** What of a campaign the chosen part shows, to be filled in where it is looked at. */
export function PartValues({ selected, ...props }: PartValuesProps) {
  const desk = deskOf(props);
  const layout = desk.view.value(props.file);
  const part = membersOf(readPath(layout, stepsOf(fileAt(desk).text, selected)?.map(String) ?? ['']));
  const texts = Object.values(part).filter((value) => typeof value === 'string');
  const shown = campaignFields(layout).filter(({ name }) => {
    const read = new RegExp(String.raw`\{\{\s*values\.${name}\b`);
    return texts.some((text) => read.test(text));
  });
  if (shown.length === 0) return null;
  return (
    <DeskRoom desk={desk}>
      <section className={cls('form')} aria-label={campaignWords[props.tongue].here}>
        <div className={cls('title')}>
          <h2>{campaignWords[props.tongue].here}</h2>
        </div>
        <ValueFields fields={shown} layout={layout} />
      </section>
    </DeskRoom>
  );
}

interface ValueFieldsProps {
  readonly fields: ReturnType<typeof campaignFields>;
  readonly layout: unknown;
}

function ValueFields({ fields, layout }: ValueFieldsProps) {
  const values = membersOf(membersOf(layout)['values']);
  return fields.map((field) => (
    <FieldView
      key={field.name}
      field={field}
      pointer={['values', field.name, 'default']}
      value={membersOf(values[field.name])['default']}
    />
  ));
}

export function CampaignForm(props: CampaignFormProps) {
  const { file, tongue } = props;
  const desk = deskOf(props);
  const said = campaignWords[tongue];
  const layout = desk.view.value(file);
  const fields = campaignFields(layout);
  return (
    <DeskRoom desk={desk}>
      <section className={cls('form')} aria-label={`${said.title} ${idOf(file)}`}>
        <div className={cls('title')}>
          <h2>{said.fill}</h2>
          {fields.length === 0 && <p>{said.nothing}</p>}
        </div>
        <ValueFields fields={fields} layout={layout} />
        <div className={cls('title')}>
          <h2>{said.copy}</h2>
          <p>{said.copyWhy}</p>
        </div>
        <CampaignCopy {...props} />
      </section>
    </DeskRoom>
  );
}
