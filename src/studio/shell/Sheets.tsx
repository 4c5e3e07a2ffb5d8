/** What opens over a page for a moment: the shortcuts, the tour. It must not know any page. */
import { useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { enterWords } from '../words/enter.ts';
import { shellWords } from '../words/shell.ts';
import { Sheet } from './Sheet.tsx';
import { useStudio } from './studio.ts';

interface SheetProps {
  readonly onClose: () => void;
}

/** As the keyboards of those who read it have them written on. */
type Press = string | Readonly<Record<Tongue, string>>;

const keys: readonly (readonly [keyof (typeof enterWords)['es']['keys'], Press])[] = [
  ['find', 'Ctrl K'],
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Y'],
  ['publish', 'Ctrl Enter'],
  ['areas', 'F6'],
  ['screens', 'Alt 1'],
  ['move', 'Alt ↑ ↓'],
  ['remove', { es: 'Supr', en: 'Del' }],
  ['shortcuts', '?'],
];

export function Shortcuts({ onClose }: SheetProps) {
  const { tongue } = useStudio();
  const words = shellWords[tongue];
  return (
    <Sheet title={words.shortcuts} onClose={onClose}>
      <dl className="st-keys">
        {keys.map(([name, press]) => (
          <div key={name}>
            <dt>{enterWords[tongue].keys[name]}</dt>
            <dd>
              <kbd>{typeof press === 'string' ? press : press[tongue]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

export function Tour({ onClose }: SheetProps) {
  const { tongue } = useStudio();
  const words = enterWords[tongue];
  const [step, setStep] = useState(0);
  const here = words.tour[step];
  if (here === undefined) return null;
  const isLast = step === words.tour.length - 1;
  return (
    <aside className="st-tour" aria-label={shellWords[tongue].tour}>
      <p className="st-muted">{words.step(step + 1, words.tour.length)}</p>
      <h2>{here.title}</h2>
      <p>{here.text}</p>
      <div className="st-row">
        <button type="button" className="st-link" onClick={onClose}>
          {words.skip}
        </button>
        <button
          type="button"
          className="st-button st-primary"
          onClick={() => (isLast ? onClose() : setStep(step + 1))}
        >
          {isLast ? words.done : words.next}
        </button>
      </div>
    </aside>
  );
}
