/** How the phone looks: its width, the size of its text, its background, whose brand it is. It must not know what it shows. */
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { look } from './look.ts';
import type { Shown } from './protocol.ts';
import { Switch } from './Switch.tsx';
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
}

export function Looks({ tongue, chosen, onChoose }: LooksProps) {
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
          <span aria-hidden="true">{words.width}</span>
          <Switch
            label={words.width}
            options={widths}
            chosen={width}
            onChoose={(each) => onChoose({ ...chosen, width: each })}
            name={String}
          />
          <span aria-hidden="true">{words.text}</span>
          <Switch
            label={words.text}
            options={sizes}
            chosen={text}
            onChoose={(each) => onChoose({ ...chosen, text: each })}
            name={(each) => `${each} %`}
          />
          <span aria-hidden="true">{words.scheme}</span>
          <Switch
            label={words.scheme}
            options={schemes}
            chosen={scheme}
            onChoose={(each) => onChoose({ ...chosen, scheme: each })}
            name={(each) => words.schemes[each]}
          />
          <span aria-hidden="true">{words.brand}</span>
          <Switch
            label={words.brand}
            options={brands}
            chosen={brand}
            onChoose={(each) => onChoose({ ...chosen, brand: each })}
            name={(each) => words.brands[each]}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
