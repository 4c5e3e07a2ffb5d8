/** Draws a definition with the real renderer and plain widgets whose renders are counted. */
import { act, render } from '@testing-library/react';
import { whenOnline } from '../../src/app/online.ts';
import { toText } from '../../src/lib/template.ts';
import type { Field } from '../../src/model/resolved.ts';
import type { Screen } from '../../src/engine/screen.ts';
import { useSurface, type Shell } from '../../src/renderer/context.ts';
import { ScreenView } from '../../src/renderer/ScreenView.tsx';
import { declaredQuery } from '../../src/engine/query.ts';
import { createTestPorts, settle, type TestPorts } from './ports.ts';
import { allActions, makePlan, testWidgets, type TestScreenInput } from './screen.ts';

export const renders = new Map<string, number>();
const counted = (id: string): void => void renders.set(id, (renders.get(id) ?? 0) + 1);

interface TestProps {
  readonly id: string;
  readonly text?: string;
  readonly body?: React.ReactNode;
  readonly title?: string;
  readonly bind?: Field;
  readonly press?: () => void;
  readonly busy?: boolean;
  readonly pending?: boolean;
  readonly src?: string;
  readonly items?: readonly unknown[];
}

const components = {
  text({ id, text }: TestProps) {
    counted(id);
    if (text === 'explode') throw new Error('hostile');
    return <p id={id}>{text}</p>;
  },
  box({ id, title, body }: TestProps) {
    counted(id);
    return (
      <section aria-label={title}>
        {title}
        {body}
      </section>
    );
  },
  field({ id, bind }: TestProps) {
    counted(id);
    return (
      <>
        <input
          id={id}
          aria-label={bind?.name}
          aria-describedby={bind?.error === undefined ? undefined : `${id}-error`}
          value={toText(bind?.value)}
          onChange={(event) => bind?.set(event.target.value)}
        />
        {bind?.error === undefined ? null : <em id={`${id}-error`}>{bind.error}</em>}
      </>
    );
  },
  button({ id, text, press, busy }: TestProps) {
    return (
      <button type="button" id={id} onClick={press} aria-busy={busy}>
        {text}
      </button>
    );
  },
  image: ({ src, pending }: TestProps) => <img alt={pending ? 'pending' : src} />,
  note: ({ title = '', text = '' }: TestProps) => <p>{`${title}/${text}`}</p>,
  list({ items = [] }: TestProps) {
    return (
      <ul>
        {items.map((item, index) => (
          <li key={index}>{toText(item)}</li>
        ))}
      </ul>
    );
  },
};

const widgets = Object.fromEntries(
  Object.entries(components).map(([type, component]) => [
    type,
    { component, ...(testWidgets[type] ?? { kinds: {} }) },
  ]),
);
const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));

let running: Screen | undefined;
/** The screen that is drawn, for a test that writes its data by hand. */
export function drawnScreen(): Screen {
  if (running === undefined) throw new Error('nothing is drawn');
  return running;
}

const shell: Shell = {
  Frame: function Frame({ title, children, footer, busy }) {
    running = useSurface().screen;
    return (
      <div>
        <h1>{title}</h1>
        <main>{children}</main>
        <footer>{footer}</footer>
        {busy}
      </div>
    );
  },
  Dialog: ({ title, children, buttons, onClose }) => (
    <div role="dialog" aria-label={title}>
      {children}
      {buttons}
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  ),
  DialogButton: ({ text, press }) => (
    <button type="button" onClick={press}>
      {text}
    </button>
  ),
  Failure: ({ text, onRetry }) => (
    <div role="alert">
      {text}
      <button type="button" onClick={() => void onRetry()}>
        retry
      </button>
    </div>
  ),
  Empty: () => <p>nothing here</p>,
  Note: ({ title, text, action }) => (
    <div>
      <p>{title}</p>
      <p>{text}</p>
      {action && (
        <button type="button" onClick={() => void action.onPress()}>
          {action.text}
        </button>
      )}
    </div>
  ),
  More: ({ more, less, first, onMore, onLess }) => (
    <div data-first={first}>
      {more && (
        <button type="button" onClick={onMore}>
          more
        </button>
      )}
      {less && (
        <button type="button" onClick={onLess}>
          less
        </button>
      )}
    </div>
  ),
};

export function show(input: TestScreenInput): TestPorts {
  renders.clear();
  const world = input.keep ?? createTestPorts(input);
  const plan = makePlan(input, world);
  render(
    <ScreenView
      plan={plan}
      widgets={widgets}
      actions={actions}
      ports={world.ports}
      shell={shell}
      query={declaredQuery(plan, input.query ?? {})}
      config={{}}
      owner="me"
      whenOnline={whenOnline}
    />,
  );
  return world;
}

export const settled = (): Promise<void> => act(settle);
