/** The form of what is selected: a part, a dialog, its button, what a screen does by itself, or the screen. */
import {
  isObject,
  membersOf,
  nameFrom,
  own,
  toPointer,
  type Pointer,
} from '../../check/document/document.ts';
import { told, type Told } from '../../release/told.ts';
import { readPath } from '../../lib/path.ts';
import { fieldsOf, type Field } from '../core/fields.ts';
import { stepsOf } from '../core/nodes.ts';
import { once } from '../core/parsed.ts';
import type { PartSchema } from '../core/part-schema.ts';
import { fieldsOfDefinition, widgetFields, widgetSchemas } from '../core/parts.ts';
import { treeWords } from '../tree/words.ts';
import { classes } from './classes.ts';
import { deskOf, fileAt, type DeskProps } from './desk.ts';
import { DeskRoom } from './DeskRoom.tsx';
import { FieldList, FieldView } from './FieldList.tsx';
import { WaysField } from './fields/WaysField.tsx';
import { helpOfPart, nameOfPart } from './parts.ts';
import { ProblemsAt } from './Problems.tsx';
import { Reference } from './Reference.tsx';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

export interface PartFormProps extends DeskProps {
  /** `/body/3`; null: nothing is. */
  readonly selected: string | null;
}

/** What every part may say but is no words of its own: when it shows, and how often. */
const generalOf = (name: string): Field | undefined => widgetFields.find((field) => field.name === name);
const inTables: ReadonlySet<string> = new Set(['match', 'is', 'else']);

const fieldsOfPart = once((schema: PartSchema): readonly Field[] => [
  ...fieldsOf(schema),
  ...widgetFields.filter(({ name }) => name !== 'if' && !inTables.has(name)),
]);

const label = (en: string, es: string): Pick<Field, 'label' | 'help' | 'examples' | 'required'> => ({
  label: told(en, es),
  help: told('', ''),
  examples: [],
  required: false,
});

interface Form {
  readonly name: string;
  readonly help: string;
  readonly page?: string;
  readonly fields: readonly Field[];
  /** When it shows. */
  readonly when?: Field | undefined;
  /** A row of a table says some of the fields. */
  readonly table?: boolean;
}

const eventOf = (name: string): Told =>
  told(own(treeWords.en.event, name) ?? name, own(treeWords.es.event, name) ?? name);

function formOf(value: unknown, pointer: Pointer, tongue: 'es' | 'en'): Form | undefined {
  const words = formWords[tongue];
  const [root, name, member, index] = pointer;
  const node = membersOf(value);
  const type = nameFrom(node['type']);
  if (pointer.length === 0) return { name: words.screenForm, help: '', fields: fieldsOfDefinition('screen') };
  const schema = own(widgetSchemas, type);
  if (schema !== undefined)
    return {
      name: nameOfPart(type, tongue),
      help: helpOfPart(type, tongue),
      page: type,
      fields: fieldsOfPart(schema),
      when: generalOf('if'),
      table: node['match'] !== undefined,
    };
  if (root === 'dialogs' && pointer.length === 2)
    return { name: words.dialogForm, help: '', fields: fieldsOfDefinition('dialogDefinition') };
  if (root === 'dialogs' && member === 'buttons' && index !== undefined) {
    const fields = fieldsOfDefinition('dialogButton');
    return {
      name: words.buttonForm,
      help: '',
      fields: fields.filter((field) => field.name !== 'if'),
      when: fields.find((field) => field.name === 'if'),
    };
  }
  return root === 'on' && typeof name === 'string' ? { name: '', help: '', fields: [] } : undefined;
}

export function PartForm(props: PartFormProps) {
  const { selected, tongue } = props;
  const desk = deskOf(props);
  const words = formWords[tongue];
  const pointer =
    selected === null ? undefined : stepsOf(fileAt(desk).text, selected.replace(/^area:.*/, '-'));
  const value = pointer === undefined ? undefined : readPath(desk.view.value(desk.file), pointer.map(String));
  const form = pointer === undefined || value === undefined ? undefined : formOf(value, pointer, tongue);
  if (pointer === undefined || form === undefined) return <p className={cls('hint')}>{words.none}</p>;
  const event = pointer[0] === 'on' ? String(pointer[1]) : undefined;
  const table = form.table === true && isObject(value) ? membersOf(value) : undefined;
  const path =
    table === undefined
      ? undefined
      : { ...label('Which value', 'Qué valor'), name: 'match', kind: 'binding' as const };
  return (
    <DeskRoom desk={desk}>
      <section className={cls('form')} aria-label={form.name} key={selected} data-at={toPointer(pointer)}>
        {form.name !== '' && (
          <div className={cls('title')}>
            <h2>{form.name}</h2>
            {form.help !== '' && <p>{form.help}</p>}
          </div>
        )}
        <ProblemsAt pointer={pointer} />
        {event === undefined ? (
          <FieldList fields={form.fields} pointer={pointer} value={value} sparse={table !== undefined} />
        ) : (
          <FieldView
            field={{ ...label('', ''), label: eventOf(event), name: event, kind: 'actions' }}
            pointer={pointer}
            value={value}
          />
        )}
        {form.when !== undefined && (
          <FieldView
            field={{ ...form.when, label: told(formWords.en.when, formWords.es.when) }}
            pointer={[...pointer, 'if']}
            value={membersOf(value)['if']}
          />
        )}
        {table !== undefined && path !== undefined && (
          <>
            <FieldView field={path} pointer={[...pointer, 'match']} value={table['match']} />
            <WaysField
              pointer={pointer}
              value={value}
              empty={{}}
              rest
              draw={(at, row) => (
                <FieldList
                  fields={form.fields.filter((field) => !isGeneral(field))}
                  pointer={at}
                  value={row}
                  sparse
                />
              )}
            />
          </>
        )}
        {form.page !== undefined && <Reference type={form.page} tongue={tongue} />}
      </section>
    </DeskRoom>
  );
}

const isGeneral = ({ name }: Field): boolean => generalOf(name) !== undefined;
