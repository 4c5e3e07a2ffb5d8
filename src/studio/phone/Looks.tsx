/** How the phone looks: its width, the size of its text, its background, whose brand it is. It must not know what it shows. */
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { look } from './look.ts';
import type { Shown } from './protocol.ts';
import { Switch, type SwitchProps } from './Switch.tsx';
import { phoneWords } from './words.ts';

const widths = [320, 360, 412] as const;
const sizes = [100, 130, 200] as const;
const schemes = ['light', 'dark'] as const;
const brands = ['own', 'plain', 'other'] as const;

export interface Look extends Pick<Shown, 'text'>, Required<Pick<Shown, 'scheme' | 'brand'>> {
  /** px */
  readonly width: (typeof widths)[number];
}

export const firstLook: Look = { width: 360, text: 100, scheme: 'light', brand: 'own' };

interface LooksProps {
  readonly tongue: Tongue;
  readonly chosen: Look;
  readonly onChoose: (look: Look) => void;
  /** The app is used there: another brand is another app. */
  readonly isApp?: boolean;
}

/** Its label is seen as well. */
const Row = <T extends string | number>(props: SwitchProps<T>) => (
  <>
    <span aria-hidden="true">{props.label}</span>
    <Switch {...props} />
  </>
);

export function Looks({ tongue, chosen, onChoose, isApp = false }: LooksProps) {
  const words = phoneWords[tongue];
  const { width, text, scheme, brand } = chosen;
  const all = [
    `${width} px`,
    `${text} %`,
    words.schemes[scheme],
    ...(brand === 'own' ? [] : [`${words.brand}: ${words.brands[brand]}`]),
  ];
  // Of what is as it mostly is, nothing but the width.
  const seen = [
    `${width} px`,
    ...(text === 100 ? [] : [`${text} %`]),
    ...(scheme === 'light' ? [] : [words.schemes[scheme]]),
    ...(brand === 'own' ? [] : [words.brands[brand]]),
  ];
  return (
    <DialogTrigger>
      <Button className={look('look')} aria-label={`${words.look}: ${all.join(', ')}`}>
        {seen.join(' · ')} <span aria-hidden="true">▾</span>
      </Button>
      <Popover className={look('popover')} placement="bottom end">
        <Dialog className={look('looks')} aria-label={words.look}>
          <Row
            label={words.width}
            options={widths}
            chosen={width}
            onChoose={(each) => onChoose({ ...chosen, width: each })}
            name={String}
          />
          <Row
            label={words.text}
            options={sizes}
            chosen={text}
            onChoose={(each) => onChoose({ ...chosen, text: each })}
            name={(each) => `${each} %`}
          />
          <Row
            label={words.scheme}
            options={schemes}
            chosen={scheme}
            onChoose={(each) => onChoose({ ...chosen, scheme: each })}
            name={(each) => words.schemes[each]}
          />
          <Row
            label={words.brand}
            options={brands}
            chosen={brand}
            onChoose={(each) => onChoose({ ...chosen, brand: each })}
            name={(each) => words.brands[each]}
          />
          {isApp && <p className={look('hint')}>{words.brandAnew}</p>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
