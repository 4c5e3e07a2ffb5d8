/** The states of a screen side by side, each in the frame of a phone. It must not know how a state is found or drawn. */
import { useEffect } from 'react';
import type { ScreenState, ScreenStates } from '../../check/states/states.ts';
import { mapRoute } from '../../lib/developer-pages.ts';
import { addressOf, widths, type Asked } from './address.ts';
import { pageWords } from './words.ts';

interface StatesPageProps {
  readonly asked: Asked;
  readonly screens: readonly string[];
  readonly found: ScreenStates;
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly to: Asked; readonly chosen: boolean }[];
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <nav aria-label={label} className="states-choice">
      <span>{label}:</span>
      {options.map(({ name, to, chosen }) => (
        <a key={name} href={addressOf(to)} aria-current={chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** A dialog that opens takes the focus, its frame's too where `inert` has not reached into it yet. */
function useFocusKept(): void {
  useEffect(() => {
    const giveBack = (): void =>
      void setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
      });
    window.addEventListener('blur', giveBack);
    return () => window.removeEventListener('blur', giveBack);
  }, []);
}

interface PhoneProps {
  readonly asked: Asked;
  readonly name: string;
  /** From 1. */
  readonly number: number;
}

function Phone({ asked, name, number }: PhoneProps) {
  const alone = addressOf({ ...asked, alone: number });
  return (
    <li>
      <h4>
        <span className="states-number">{number}.</span> {name}
      </h4>
      {/* A picture to look at: the screen itself, to be read and pressed, is behind the link. */}
      <div className="states-phone" inert>
        {/* This app's own page, which needs its scripts and its origin: a sandbox with both would hold nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe src={alone} title={name} loading="lazy" tabIndex={-1} />
      </div>
      <a href={alone}>{pageWords[asked.language].alone(number)}</a>
    </li>
  );
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly members: readonly ScreenState[];
}

const groupsOf = (states: readonly ScreenState[]): readonly Group[] =>
  [...new Set(states.map(({ group }) => group))].map((name, index) => ({
    id: `group-${index + 1}`,
    name,
    members: states.filter(({ group }) => group === name),
  }));

export function StatesPage({ asked, screens, found: { states, count } }: StatesPageProps) {
  const words = pageWords[asked.language];
  const groups = groupsOf(states);
  useFocusKept();
  const options = <T,>(values: readonly T[], name: (value: T) => string, to: (value: T) => Asked) =>
    values.map((value) => ({
      name: name(value),
      to: to(value),
      chosen: addressOf(to(value)) === addressOf(asked),
    }));
  return (
    <div className="states">
      <header>
        <a href={`${mapRoute}?isNeedPop=${asked.language === 'en' ? '1' : '2'}`}>← {words.back}</a>
        <h1>{words.title}</h1>
        <Choice label={words.screen} options={options(screens, String, (screen) => ({ ...asked, screen }))} />
        <Choice
          label={words.language}
          options={options(
            ['es', 'en'] as const,
            (language) => (language === 'es' ? 'Español' : 'English'),
            (language) => ({ ...asked, language }),
          )}
        />
        <Choice
          label={words.width}
          options={options(
            widths,
            (width) => `${width} px`,
            (width) => ({ ...asked, width }),
          )}
        />
      </header>
      <main>
        <h2>{asked.screen}</h2>
        <p>
          {screens.includes(asked.screen) ? words.count(states.length, count) : words.unknown(asked.screen)}
        </p>
        {groups.length > 1 && (
          <nav aria-label={words.groups} className="states-choice">
            <span>{words.groups}:</span>
            {groups.map(({ id, name, members }) => (
              <a key={id} href={`#${id}`}>
                {name} ({members.length})
              </a>
            ))}
          </nav>
        )}
        {groups.map(({ id, name, members }) => (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>{name}</h3>
            <ol className={`states-list states-${asked.width}`}>
              {members.map((state) => (
                <Phone key={state.name} asked={asked} name={state.name} number={states.indexOf(state) + 1} />
              ))}
            </ol>
          </section>
        ))}
      </main>
    </div>
  );
}
