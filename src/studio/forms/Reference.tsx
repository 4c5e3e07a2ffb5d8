/**
 * The reference of a part beside its form: what it is for, how it looks, what each of its fields says and what may happen when it is
 * pressed; from the schemas and pictures of docs/reference. It must not know any part by name.
 */
import { memo } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { own } from '../../check/document/document.ts';
import type { Field } from '../core/fields.ts';
import { fieldsOf } from '../core/fields.ts';
import { actionFields, actionSchemas, widgetFields, widgetSchemas } from '../core/parts.ts';
import { helpOf } from '../core/part-schema.ts';
import { pictures } from '../pictures/reference.ts';
import { referenceWords } from '../words/reference.ts';
import { classes } from './classes.ts';
import css from './forms.module.css';
import { nameOfAction, nameOfPart } from './parts.ts';
import { inTongue } from './tongue.ts';

const cls = classes(css);

interface ReferenceProps {
  readonly type: string;
  readonly tongue: Tongue;
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly tongue: Tongue;
}

/** One that a person can read: a value of data, or a list, is none. */
const exampleOf = ({ examples, kind }: Field): string | undefined => {
  const [first] = examples.filter((each) => typeof each === 'string' || typeof each === 'number');
  const isSaid = kind === 'words' || kind === 'number' || kind === 'name';
  return isSaid && first !== undefined && !/^@|\{\{/.test(String(first)) ? String(first) : undefined;
};

function Fields({ fields, tongue }: FieldsProps) {
  const words = referenceWords[tongue];
  return (
    <dl className={cls('told')}>
      {fields.map((field) => {
        const example = exampleOf(field);
        const options = (field.options ?? []).map(({ label }) => inTongue(label, tongue));
        return (
          <div key={field.name}>
            <dt>
              {inTongue(field.label, tongue)}
              {field.required && <span className={cls('count')}> {words.needed}</span>}
            </dt>
            <dd>
              {inTongue(field.help, tongue)}
              {options.length > 0 && (
                <span className={cls('count')}>
                  {' '}
                  {words.oneOf} {options.join(', ')}.
                </span>
              )}
              {example !== undefined && (
                <span className={cls('count')}>
                  {' '}
                  {words.example} «{example}».
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const labelled = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ label }) => label['es-MX'] !== '');

function Actions({ tongue }: Pick<ReferenceProps, 'tongue'>) {
  return (
    <>
      {Object.entries(actionSchemas).map(([name, schema]) => (
        <details key={name}>
          <summary>{nameOfAction(name, tongue)}</summary>
          <p>{inTongue(helpOf(schema), tongue)}</p>
          <Fields fields={labelled([...fieldsOf(schema), ...actionFields])} tongue={tongue} />
        </details>
      ))}
    </>
  );
}

/** Of a button it has all actions: not drawn again with each letter that is typed above it. */
export const Reference = memo(function Reference({ type, tongue }: ReferenceProps) {
  const schema = own(widgetSchemas, type);
  if (schema === undefined) return null;
  const words = referenceWords[tongue];
  const fields = labelled(fieldsOf(schema));
  const name = nameOfPart(type, tongue);
  const looks = pictures(type, tongue);
  return (
    <details className={cls('reference')}>
      <summary>{words.title}</summary>
      <p>{inTongue(helpOf(schema), tongue)}</p>
      {looks.map((picture) => (
        <img key={picture} src={picture} alt={words.looks(name)} loading="lazy" />
      ))}
      {fields.length > 0 && (
        <>
          <h3>{words.says}</h3>
          <Fields fields={fields} tongue={tongue} />
        </>
      )}
      {fields.some(({ kind }) => kind === 'actions') && (
        <details>
          <summary>{words.acts}</summary>
          <Actions tongue={tongue} />
        </details>
      )}
      <details>
        <summary>{words.every}</summary>
        <Fields fields={labelled(widgetFields)} tongue={tongue} />
      </details>
    </details>
  );
});
