/** A picture: one of one's own, brought from this computer; one that the project shows already; or an address. */
import { useId, useState } from 'react';
import { isObject, membersOf, own } from '../../../check/document/document.ts';
import { readPath } from '../../../lib/path.ts';
import { picturesPath } from '../../../lib/picture-file.ts';
import { partSchemaOf } from '../parts.ts';
import { classes } from '../classes.ts';
import { useDesk, useLiveDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { useBring } from '../bring.ts';
import { PathPicker } from '../PathPicker.tsx';
import { pictureWords } from '../picture-words.ts';
import { formWords } from '../words.ts';
import { BringPicture } from './BringPicture.tsx';
import css from '../forms.module.css';

const cls = classes(css);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isData = (text: string): boolean => text.includes('{{');
const isShown = (text: string): boolean => /^(?:https:\/\/|\/|data:image\/)/.test(text);
const isBrought = (text: string): boolean => text.startsWith(picturesPath);

/** Whether the part around can say what is seen, and does not: who does not see it would read nothing. */
function lacksWords(around: unknown): boolean {
  if (!isObject(around) || typeof around['type'] !== 'string') return false;
  const { properties } = partSchemaOf(around['type']);
  return own(membersOf(properties), 'alt') !== undefined && [undefined, ''].includes(around['alt'] as string);
}

/** An address that is typed. */
function Address({
  id,
  text,
  onType,
}: {
  readonly id: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}) {
  const { tongue } = useDesk();
  return (
    <input
      id={id}
      className={cls('input')}
      type="url"
      inputMode="url"
      value={text}
      placeholder={pictureWords[tongue].address}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

export function PictureField({ field, pointer, value }: FieldProps) {
  const { file, isReadOnly = false, tongue, view } = useLiveDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const bring = useBring();
  const id = useId();
  const text = textOf(value);
  const [failed, setFailed] = useState('');
  const [bound, setBound] = useState(isData(text));
  const isBound = bound || isData(text);
  const isOwn = isBrought(text);
  const isUnseen = isShown(text) && text === failed;
  const around = readPath(view.value(file), pointer.slice(0, -1).map(String));
  return (
    <Frame
      field={field}
      pointer={pointer}
      {...(isBound || isOwn ? {} : { control: id })}
      onRemove={value === undefined ? undefined : () => set(undefined)}
    >
      {isBound ? (
        <PathPicker
          label={words.data}
          pointer={pointer}
          tag={text}
          kinds={['text']}
          onPick={({ path }) => set(`{{${path}}}`)}
        />
      ) : (
        <>
          <div className={cls('line')}>
            {isShown(text) && !isUnseen ? (
              <img
                src={text}
                alt={words.picture}
                className={cls(isOwn ? 'seen' : 'thumb')}
                onError={() => setFailed(text)}
              />
            ) : (
              <span className={`${cls('thumb')} ${cls('lack')}`}>{text === '' ? words.noPicture : '…'}</span>
            )}
            {!isOwn && <Address id={id} text={text} onType={(typed) => set(typed, true)} />}
          </div>
          {bring !== undefined && !isReadOnly && (
            <BringPicture bring={bring} now={text} onBrought={(path) => set(path)} />
          )}
          {!isOwn && <p className={cls('help')}>{isUnseen ? words.pictureUnseen : words.pictureFrom}</p>}
          {isOwn && isUnseen && <p className={cls('over')}>{pictureWords[tongue].lost}</p>}
          {text !== '' && lacksWords(around) && (
            <p className={cls('help')}>{pictureWords[tongue].sayWhatItShows}</p>
          )}
        </>
      )}
      {field.bound === true && (
        <button
          type="button"
          className={cls('plain')}
          onClick={() => {
            setBound(!isBound);
            if (isBound) set(undefined);
          }}
        >
          {isBound ? words.fixed : words.asData}
        </button>
      )}
    </Frame>
  );
}
