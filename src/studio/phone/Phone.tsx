/** The phone in the studio: what a borrower sees of a screen, with what can be chosen about it. It must not know how it is drawn. */
import { useRef, useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Popover,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { closedWords } from '../words/closed.ts';
import { look } from './look.ts';
import type { Shown } from './protocol.ts';
import { StateChoice } from './StateChoice.tsx';
import { usePhone, type PhoneInput } from './use-phone.ts';
import { phoneWords } from './words.ts';

export interface PhoneProps extends Pick<
  PhoneInput,
  'origin' | 'project' | 'texts' | 'selected' | 'sought' | 'onPick'
> {
  /** Without it nothing is typed on the phone. */
  readonly onType?: PhoneInput['onType'] | undefined;
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly screen: { readonly id: string; readonly name: string };
}

const widths = [320, 360, 412] as const;
const sizes = [100, 130, 200] as const;
const spoken = ['es', 'en'] as const;
const schemes = ['light', 'dark'] as const;
const modes = ['pick', 'use'] as const;

interface SwitchProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  readonly name: (option: T) => string;
}

function Switch<T extends string | number>({ label, options, chosen, onChoose, name }: SwitchProps<T>) {
  return (
    <ToggleButtonGroup
      className={look('switch')}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const option = options.find((each) => keys.has(each));
        if (option !== undefined) onChoose(option);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option} id={option} className={look('option')}>
          {name(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const nothing = (): void => undefined;

export function Phone({ tongue, screen, onType, ...rest }: PhoneProps) {
  const words = phoneWords[tongue];
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof widths)[number]>(360);
  const [text, setText] = useState<Shown['text']>(100);
  const [language, setLanguage] = useState(tongue);
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const [mode, setMode] = useState<(typeof modes)[number]>('pick');
  const [wanted, setWanted] = useState<{ readonly screen: string; readonly state: string }>();
  const [onlyTouched, setOnlyTouched] = useState(false);
  const state = wanted?.screen === screen.id ? { state: wanted.state } : {};
  const told = usePhone(frame, {
    ...rest,
    onType: onType ?? nothing,
    shown: {
      screen: screen.id,
      tongue: language,
      text,
      scheme,
      mode: mode === 'pick' && onType === undefined ? 'look' : mode,
      ...state,
    },
    compares: onlyTouched,
    // Whoever has chosen a situation meanwhile keeps it.
    onSaid: ({ screen: on, state: says }) =>
      setWanted((before) => (says === null || before?.screen === on ? before : { screen: on, state: says })),
  });
  const show = (id: string): void => setWanted({ screen: screen.id, state: id });
  const states = told.states?.screen === screen.id ? told.states : undefined;
  const { seen, held, untyped } = told;
  return (
    <section className={look('phone')} aria-label={words.title(screen.name)}>
      <div className={look('bar')}>
        <StateChoice
          tongue={tongue}
          states={states?.states ?? []}
          shown={states?.shown ?? null}
          onShow={show}
          onlyTouched={onlyTouched}
          onOnlyTouched={setOnlyTouched}
          touched={told.touched?.screen === screen.id ? told.touched.states : undefined}
        />
        <Switch
          label={words.language}
          options={spoken}
          chosen={language}
          onChoose={setLanguage}
          name={(each) => each.toUpperCase()}
        />
        <Switch
          label={words.mode}
          options={modes}
          chosen={mode}
          onChoose={setMode}
          name={(each) => words.modes[each]}
        />
        <DialogTrigger>
          <Button
            className={look('look')}
            aria-label={`${words.look}: ${width} px, ${text} %, ${words.schemes[scheme]}`}
          >
            {width} · {text} % · {words.schemes[scheme]} <span aria-hidden="true">▾</span>
          </Button>
          <Popover className={look('popover')} placement="bottom end">
            <Dialog className={look('looks')} aria-label={words.look}>
              <span aria-hidden="true">{words.width}</span>
              <Switch label={words.width} options={widths} chosen={width} onChoose={setWidth} name={String} />
              <span aria-hidden="true">{words.text}</span>
              <Switch
                label={words.text}
                options={sizes}
                chosen={text}
                onChoose={setText}
                name={(each) => `${each} %`}
              />
              <span aria-hidden="true">{words.scheme}</span>
              <Switch
                label={words.scheme}
                options={schemes}
                chosen={scheme}
                onChoose={setScheme}
                name={(each) => words.schemes[each]}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
      <div className={look('said')} role="status">
        {held !== undefined && (
          <p className={look('held')}>{words.held(held.line === undefined ? undefined : held.line + 1)}</p>
        )}
        {untyped !== undefined && (
          <p className={look('unseen')}>
            {untyped.why === 'data' ? words.withData : closedWords[tongue][untyped.why]}
          </p>
        )}
        {seen?.shown === false && (
          <p className={look('unseen')}>
            {words.unseen(seen.because?.[tongue])}
            {seen.instead !== undefined && (
              <Button className={look('show')} onPress={() => show(seen.instead ?? '')}>
                {words.showWhere}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={look('desk')}>
        {/* The phone's own origin keeps it apart; without its scripts it would show nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className={look('frame')}
          title={words.title(screen.name)}
          src={`${rest.origin}/studio-phone`}
          style={{ inlineSize: width, colorScheme: scheme }}
        />
        {!told.isOn && <p className={look('loading')}>{words.loading}</p>}
      </div>
      <p className={look('hint')}>{words.hint}</p>
    </section>
  );
}
