/** The phone in the studio: what a borrower sees of a screen, with what can be chosen about it. It must not know how it is drawn. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { closedWords } from '../words/closed.ts';
import { LeadsNote } from './LeadsNote.tsx';
import { look } from './look.ts';
import { firstLook, type Look } from './Looks.tsx';
import { needsInWords } from './needs-words.ts';
import { needsOf } from './needs.ts';
import { PhoneBar, type Mode } from './PhoneBar.tsx';
import { SandboxNote } from './SandboxNote.tsx';
import { usePhone, type PhoneInput } from './use-phone.ts';
import type { SandboxHere } from './use-sandbox.ts';
import { phoneWords } from './words.ts';

export interface PhoneProps extends Pick<
  PhoneInput,
  'origin' | 'project' | 'texts' | 'selected' | 'sought' | 'wrong' | 'onPick'
> {
  /** Without it nothing is typed on the phone. */
  readonly onType?: PhoneInput['onType'] | undefined;
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly screen: { readonly id: string; readonly name: string };
  /** The app in it, on or off: whoever keeps it keeps it from one screen to the next. */
  readonly app: SandboxHere;
  /** Nobody edits it: nothing on it is chosen, and the page around gives it no height. */
  readonly isAlone?: boolean;
  /** The state that was shown here before, and who hears of another one. */
  readonly stateLeft?: string | undefined;
  readonly onState?: ((state: string) => void) | undefined;
  /** Where a screen is edited; nowhere where it is left out. */
  readonly addressOf?: (screen: string) => string;
}

const nothing = (): void => undefined;

export function Phone(props: PhoneProps) {
  const { tongue, screen, onType, app, addressOf, isAlone = false, stateLeft, onState, ...rest } = props;
  const words = phoneWords[tongue];
  const frame = useRef<HTMLIFrameElement>(null);
  const [looks, setLooks] = useState<Look>(firstLook);
  const [language, setLanguage] = useState(tongue);
  const [mode, setMode] = useState<Mode>('pick');
  const [wanted, setWanted] = useState<{ readonly screen: string; readonly state: string } | undefined>(
    stateLeft === undefined ? undefined : { screen: screen.id, state: stateLeft },
  );
  const [onlyTouched, setOnlyTouched] = useState(false);
  const { visit } = app;
  const state = wanted?.screen === screen.id ? { state: wanted.state } : {};
  const { width, text, scheme, brand } = looks;
  const picks = mode === 'pick' && onType === undefined ? 'look' : mode;
  const told = usePhone(frame, {
    ...rest,
    onType: onType ?? nothing,
    shown: {
      screen: screen.id,
      tongue: language,
      text,
      scheme,
      brand,
      mode: visit === undefined && !isAlone ? picks : 'use',
      ...(visit === undefined ? state : { sandbox: visit }),
    },
    compares: onlyTouched && visit === undefined,
    // Whoever has chosen a situation meanwhile keeps it.
    onSaid: ({ screen: on, state: says }) =>
      setWanted((before) => (says === null || before?.screen === on ? before : { screen: on, state: says })),
  });
  const { id } = screen;
  const show = useCallback((one: string): void => setWanted({ screen: id, state: one }), [id]);
  const states = told.states?.screen === screen.id ? told.states : undefined;
  const { seen, held, untyped, sent } = told;
  const standing = states?.shown ?? undefined;
  const needs = rest.selected === null || isAlone ? undefined : needsOf(rest.texts, rest.selected);
  useEffect(() => {
    if (standing !== undefined) onState?.(standing);
  }, [standing, onState]);
  return (
    <section className={look('phone')} data-alone={isAlone} aria-label={words.title(screen.name)}>
      <PhoneBar
        tongue={tongue}
        app={app}
        states={states?.states}
        shown={states?.shown ?? null}
        onShow={show}
        onlyTouched={onlyTouched}
        onOnlyTouched={setOnlyTouched}
        touched={told.touched?.screen === screen.id ? told.touched.states : undefined}
        language={language}
        onLanguage={setLanguage}
        mode={isAlone ? undefined : mode}
        onMode={setMode}
        looks={looks}
        onLooks={setLooks}
      />
      <div className={look('said')} role="status">
        {app.hasFailed && <p className={look('held')}>{words.appFailed}</p>}
        {visit !== undefined && (
          <SandboxNote
            tongue={tongue}
            texts={rest.texts}
            screen={told.stands?.screen}
            code={sent?.session === visit.session ? sent.code : undefined}
            edited={screen.id}
            addressOf={addressOf}
            onBegin={app.begin}
          />
        )}
        {held !== undefined && (
          <p className={look('held')}>{words.held(held.line === undefined ? undefined : held.line + 1)}</p>
        )}
        {visit === undefined && untyped !== undefined && (
          <p className={look('unseen')}>
            {{ data: words.withData, campaign: words.withValue, ...closedWords[tongue] }[untyped.why]}
          </p>
        )}
        {visit === undefined && (mode === 'use' || isAlone) && told.leads !== undefined && (
          <LeadsNote tongue={tongue} texts={rest.texts} screen={told.leads.screen} addressOf={addressOf} />
        )}
        {visit === undefined && needs !== undefined && (
          <p className={look('unseen')}>{needsInWords(needs, tongue)}</p>
        )}
        {visit === undefined && needs?.lacks === undefined && seen?.shown === false && (
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
      {visit === undefined && !isAlone && (
        <p className={look('hint')}>{mode === 'use' ? words.hintUse : words.hint}</p>
      )}
    </section>
  );
}
