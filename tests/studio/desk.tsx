/** A page with the phone in it and nothing else of the studio, to look at and to try. It must not know who serves it. */
import '../../src/studio/shell/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Phone } from '../../src/studio/phone/Phone.tsx';
import type { PartPlace } from '../../src/studio/phone/protocol.ts';
import type { Told } from '../../src/studio/phone/use-phone.ts';
import type { Tongue } from '../../src/lib/figures.ts';

interface Given {
  readonly origin: string;
  readonly tongue: Tongue;
  readonly screen: string;
  readonly project: { readonly files: Readonly<Record<string, string>>; readonly snapshot: never };
}

function Desk({ origin, tongue, screen, project }: Given) {
  const [texts, setTexts] = useState(() => new Map(Object.entries(project.files)));
  const [selected, setSelected] = useState<PartPlace | null>(null);
  const type = ({ key, tongue: own, text }: Told<'typed'>): void => {
    const file = `locales/${own}.json`;
    const words = JSON.parse(texts.get(file) ?? '{}') as Record<string, string>;
    setTexts(new Map(texts).set(file, JSON.stringify({ ...words, [key]: text })));
  };
  Object.assign(window, { desk: { texts, setTexts, selected, setSelected } });
  return (
    <main style={{ height: '100vh', background: 'var(--studio-bg)', padding: 12, boxSizing: 'border-box' }}>
      <h1 style={{ display: 'none' }}>Desk</h1>
      <Phone
        origin={origin}
        tongue={tongue}
        screen={{ id: screen, name: screen }}
        project={project}
        texts={texts}
        selected={selected}
        onPick={setSelected}
        onType={type}
      />
    </main>
  );
}

const container = document.createElement('div');
document.body.append(container);
document.body.style.margin = '0';
const asked = new URLSearchParams(window.location.search);
const project = (await (await fetch('/project.json')).json()) as Given['project'];
createRoot(container).render(
  <Desk
    origin={asked.get('phone') ?? ''}
    tongue={asked.get('tongue') === 'en' ? 'en' : 'es'}
    screen={asked.get('screen') ?? 'loan-detail'}
    project={project}
  />,
);
