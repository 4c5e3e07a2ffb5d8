/** A color, shown as it will be. */
import { useId } from 'react';
import { readPath } from '../../../lib/path.ts';
import { AA, contrast, parseColor, toHex } from '../../../lib/contrast.ts';
import { classes } from '../classes.ts';
import { useLiveDesk, useSet } from '../desk.ts';
import { Frame, useLabel, type FieldProps } from '../Frame.tsx';
import { formWords } from '../words.ts';
import { colorOfBrand, readWith } from './colour-pair.ts';
import { useBrand } from './use-brand.ts';
import css from '../forms.module.css';

const cls = classes(css);

/** Cut off: what is not enough would be rounded up to what is. */
const inTenths = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How it is read with the color that it goes with: the app takes another one for the words where it is not. */
export function ColourField({ field, pointer, value }: FieldProps) {
  const { file, view, tongue } = useLiveDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const label = useLabel(field);
  const brand = useBrand();
  const text = textOf(value);
  const color = parseColor(text);
  const usual = colorOfBrand(field.name, brand);
  const shown = color ?? usual;
  const around = readPath(view.value(file), pointer.slice(0, -1).map(String));
  const ratio = color === undefined ? undefined : contrast(color, readWith(field.name, around, brand));
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
          value={shown === undefined ? '#808080' : toHex(shown)}
          onChange={({ currentTarget }) => set(currentTarget.value, true)}
        />
        <input
          id={id}
          className={cls('input')}
          value={text}
          placeholder={usual === undefined ? '#7a2e8e' : toHex(usual)}
          spellCheck={false}
          onChange={({ currentTarget }) => set(currentTarget.value, true)}
        />
      </div>
      {text === '' && usual !== undefined && <p className={cls('help')}>{words.brandColor}</p>}
      {text !== '' && (
        <p className={cls(ratio !== undefined && ratio >= AA ? 'good' : 'over')}>
          {ratio === undefined
            ? words.noColor
            : words[ratio >= AA ? 'readable' : 'unreadable'](inTenths(ratio), AA)}
        </p>
      )}
    </Frame>
  );
}
