/** Draws a definition with the real renderer and plain widgets whose renders are counted. */
import { act, render } from '@testing-library/react';
import { toText } from '../../src/lib/template.ts';
import type { Field } from '../../src/model/resolved.ts';
import type { Shell } from '../../src/renderer/context.ts';
import { ScreenView } from '../../src/renderer/ScreenView.tsx';
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
}

const components = {
  text({ id, text }: TestProps) {
    counted(id);
    if (text === 'explode') throw new Error('hostile');
    return <p>{text}</p>;
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
      <input
        aria-label={bind?.name}
        value={toText(bind?.value)}
        onChange={(event) => bind?.set(event.target.value)}
      />
    );
  },
  button({ text, press, busy }: TestProps) {
    return (
      <button type="button" onClick={press} aria-busy={busy}>
        {text}
      </button>
    );
  },
  image: () => null,
};

const widgets = Object.fromEntries(
  Object.entries(components).map(([type, component]) => [
    type,
    { component, kinds: testWidgets[type]?.kinds ?? {} },
  ]),
);
const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));

const shell: Shell = {
  Frame: ({ title, children, footer, busy }) => (
    <div>
      <h1>{title}</h1>
      <main>{children}</main>
      <footer>{footer}</footer>
      {busy}
    </div>
  ),
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
};

export function show(input: TestScreenInput): TestPorts {
  renders.clear();
  const world = createTestPorts(input);
  const plan = makePlan(input, world);
  render(
    <ScreenView
      plan={plan}
      widgets={widgets}
      actions={actions}
      ports={world.ports}
      shell={shell}
      query={{}}
      config={{}}
      owner="me"
    />,
  );
  return world;
}

export const settled = (): Promise<void> => act(settle);
