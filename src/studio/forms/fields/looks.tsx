/** Fields of what is looked at: a picture and a color, each shown as it will be. */
import { useId, useState } from 'react';
import { AA, contrast, parseColor, toHex } from '../../../lib/contrast.ts';
import { classes } from '../classes.ts';
import { useDesk, useSet } from '../desk.ts';
import { Frame, useLabel, type FieldProps } from '../Frame.tsx';
import { PathPicker } from '../PathPicker.tsx';
import { formWords } from '../words.ts';
import css from '../forms.module.css';

const cls = classes(css);
const white = { r: 255, g: 255, b: 255 };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isData = (text: string): boolean => text.includes('{{');
const isShown = (text: string): boolean => /^(?:https:\/\/|\/|data:image\/)/.test(text);

export function PictureField({ field, pointer, value }: FieldProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const text = textOf(value);
  const [bound, setBound] = useState(isData(text));
  const isBound = bound || isData(text);
  return (
    <Frame
      field={field}
      pointer={pointer}
      {...(isBound ? {} : { control: id })}
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
        <div className={cls('line')}>
          {isShown(text) ? (
            <img src={text} alt={words.picture} className={cls('thumb')} />
          ) : (
            <span className={cls('thumb')} role="img" aria-label={words.noPicture} />
          )}
          <input
            id={id}
            className={cls('input')}
            type="url"
            inputMode="url"
            value={text}
            placeholder="https://"
            onChange={({ currentTarget }) => set(currentTarget.value, true)}
          />
        </div>
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

/** How words in white are read on it: the app takes a darker one where they are not. */
export function ColourField({ field, pointer, value }: FieldProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const label = useLabel(field);
  const text = textOf(value);
  const color = parseColor(text);
  const ratio = color === undefined ? undefined : contrast(color, white);
  return (
    <Frame
      field={field}
      pointer={pointer}
      control={id}
      onRemove={value === undefined ? undefined : () => set(undefined)}
    >
      <div className={cls('line')}>
        <input
          type="color"
          aria-label={words.color(label)}
          className={cls('swatch')}
          value={color === undefined ? '#808080' : toHex(color)}
          onChange={({ currentTarget }) => set(currentTarget.value, true)}
        />
        <input
          id={id}
          className={cls('input')}
          value={text}
          placeholder="#7a2e8e"
          spellCheck={false}
          onChange={({ currentTarget }) => set(currentTarget.value, true)}
        />
      </div>
      {text !== '' && (
        <p className={cls(ratio !== undefined && ratio >= AA ? 'good' : 'over')}>
          {ratio === undefined
            ? words.noColor
            : `${words.contrast(ratio.toFixed(1))}: ${ratio >= AA ? words.readable : words.unreadable}`}
        </p>
      )}
    </Frame>
  );
}
