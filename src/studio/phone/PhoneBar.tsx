/** What can be chosen about the phone, above it: it stands while somebody types. It must not know how the phone is drawn. */
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import { look } from './look.ts';
import { Looks, type Look } from './Looks.tsx';
import type { NamedState } from './protocol.ts';
import { StateChoice } from './StateChoice.tsx';
import { Switch } from './Switch.tsx';
import type { SandboxHere } from './use-sandbox.ts';
import { phoneWords } from './words.ts';

const modes = ['pick', 'use'] as const;
export type Mode = (typeof modes)[number];

const none: readonly NamedState[] = [];

export interface PhoneBarProps {
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly app: SandboxHere;
  readonly states: readonly NamedState[] | undefined;
  readonly shown: string | null;
  readonly onShow: (state: string) => void;
  readonly onlyTouched: boolean;
  readonly onOnlyTouched: (only: boolean) => void;
  /** Undefined while they are looked for. */
  readonly touched: readonly string[] | undefined;
  /** What the phone speaks. */
  readonly language: Tongue;
  readonly onLanguage: (language: Tongue) => void;
  /** Undefined where nobody edits. */
  readonly mode: Mode | undefined;
  readonly onMode: (mode: Mode) => void;
  readonly looks: Look;
  readonly onLooks: (looks: Look) => void;
}

export const PhoneBar = memo(function PhoneBar(props: PhoneBarProps) {
  const { tongue, app, states = none, shown, onShow, touched, language, mode, looks } = props;
  const words = phoneWords[tongue];
  const isApp = app.visit !== undefined;
  const touching = { only: props.onlyTouched, onOnly: props.onOnlyTouched, touched };
  return (
    <div className={look('bar')}>
      {isApp ? (
        <StateChoice tongue={tongue} of="loan" states={app.loans} shown={app.loan} onShow={app.choose} />
      ) : (
        <StateChoice
          tongue={tongue}
          of="state"
          states={states}
          shown={shown}
          onShow={onShow}
          touching={touching}
        />
      )}
      <Switch
        label={words.language}
        options={bothTongues}
        chosen={language}
        onChoose={props.onLanguage}
        name={(each) => each.toUpperCase()}
      />
      {!isApp && mode !== undefined && (
        <Switch
          label={words.mode}
          options={modes}
          chosen={mode}
          onChoose={props.onMode}
          name={(each) => words.modes[each]}
        />
      )}
      <Looks tongue={tongue} chosen={looks} onChoose={props.onLooks} isApp={isApp} />
      <ToggleButton className={look('app')} isSelected={isApp || app.isOpening} onChange={app.turn}>
        {words.app}
      </ToggleButton>
    </div>
  );
});
