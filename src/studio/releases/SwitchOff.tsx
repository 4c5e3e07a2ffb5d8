/** Switches a screen, a call or everything off at once, and on again. It must not know what any of them does. */
import { useState } from 'react';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { own } from '../../check/document/document.ts';
import { bothTongues } from '../core/tongues.ts';
import type { Words } from '../../model/release-api.generated.ts';
import type { Off } from '../../model/release.ts';
import { callWords } from '../forms/fields/names.ts';
import { useIndex } from '../search/use-search.ts';
import { useStudio } from '../shell/studio.ts';
import { TwiceButton } from '../shell/TwiceButton.tsx';
import { releasesWords } from '../words/releases.ts';
import { quote, type NameOf } from './for-staff.ts';
import type { Act } from './Trial.tsx';

type Kind = 'screen' | 'call' | 'all';

interface SwitchOffProps {
  readonly off: Off;
  /** What releases are called. */
  readonly releaseName?: NameOf;
  readonly act: Act;
  readonly busy: boolean;
}

/** What is off, each with what switches it on. */
const isOff = (off: Off): readonly { readonly what: string; readonly name?: string }[] => [
  ...Object.keys(off.screens).map((name) => ({ what: 'screen', name })),
  ...off.layouts.map((name) => ({ what: 'layout', name })),
  ...off.widgets.map((name) => ({ what: 'widget', name })),
  ...Object.keys(off.calls).map((name) => ({ what: 'call', name })),
  ...off.releases.map((name) => ({ what: 'release', name })),
  ...(off.all ? [{ what: 'all' }] : []),
];

export function SwitchOff({ off, releaseName, act, busy }: SwitchOffProps) {
  const { source, tongue } = useStudio();
  const { screens } = useIndex();
  const calls = Object.keys(source.calls)
    .map((call) => [call, callWords(call, tongue)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, tongues[tongue]));
  const words = releasesWords[tongue];
  const [kind, setKind] = useState<Kind>('screen');
  const [name, setName] = useState('');
  const [said, setSaid] = useState<Readonly<Record<Tongue, string>>>({ es: '', en: '' });
  const choices =
    kind === 'screen' ? screens.map((screen) => [screen.id, screen.name[tongue]] as const) : calls;
  const nameOf = (what: string, id: string | undefined): string => {
    if (id === undefined) return words.offKinds.all;
    if (what === 'release') return quote(releaseName?.(id) ?? id, tongue);
    return what === 'call'
      ? callWords(id, tongue)
      : (screens.find((one) => one.id === id)?.name[tongue] ?? id);
  };
  const given = bothTongues
    .filter((each) => said[each].trim() !== '')
    .map((each) => [tongues[each], said[each]]);
  const here = isOff(off).some((each) => each.what === kind && (each.name ?? '') === name);
  const kept = kind === 'all' ? null : own(kind === 'screen' ? off.screens : off.calls, name);
  // What is off is not switched off again, except to say other words.
  const isSame = here && given.every(([tag = '', text]) => own(kept ?? {}, tag) === text);
  const body = {
    what: kind,
    ...(kind === 'all' ? {} : { name }),
    ...(kind === 'all' || given.length === 0 ? {} : { words: Object.fromEntries(given) as Words }),
  };
  return (
    <section className="st-urgent" aria-label={words.urgent}>
      {isOff(off).length > 0 && (
        <>
          <h2>{words.offNow}</h2>
          <ul className="st-list">
            {isOff(off).map((each) => (
              <li key={`${each.what} ${each.name ?? ''}`}>
                <button type="button" className="st-button" disabled={busy} onClick={act('on', each)}>
                  {words.turnOn(nameOf(each.what, each.name))}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{words.off}</summary>
        <div className="st-stack st-off">
          <p className="st-muted">{words.offWhy}</p>
          <label className="st-field">
            {words.offWhat}
            <select
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as Kind);
                setName('');
              }}
            >
              {(Object.keys(words.offKinds) as Kind[]).map((each) => (
                <option key={each} value={each}>
                  {words.offKinds[each]}
                </option>
              ))}
            </select>
          </label>
          <p>{words.offDoes[kind]}</p>
          {kind !== 'all' && (
            <>
              <label className="st-field">
                {words.offName}
                <select value={name} onChange={({ target }) => setName(target.value)}>
                  <option value="">—</option>
                  {choices.map(([id, label]) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <p className="st-muted">{words.offUnsaid}</p>
              {bothTongues.map((each) => (
                <label key={each} className="st-field">
                  {words.offWords[each]}
                  <input
                    lang={tongues[each]}
                    value={said[each]}
                    onChange={({ target }) => setSaid({ ...said, [each]: target.value })}
                  />
                </label>
              ))}
            </>
          )}
          {kind === 'all' ? (
            <TwiceButton
              key="all"
              words={words.turnOff}
              sure={words.offSure}
              isDanger
              disabled={busy || isSame}
              onPress={act('off', body)}
            />
          ) : (
            <button
              key="one"
              type="button"
              className="st-button st-danger"
              disabled={busy || name === '' || isSame}
              onClick={act('off', body)}
            >
              {words.turnOff}
            </button>
          )}
          {isSame && <p className="st-muted">{words.offAlready}</p>}
        </div>
      </details>
    </section>
  );
}
