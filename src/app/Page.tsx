/** What lies over every screen: texts, toasts, alerts, and the page for a crash. It must not know any router. */
import type { ReactNode } from 'react';
import { Component, useCallback, useMemo, useSyncExternalStore } from 'react';
import { quotedLanguage } from '../lib/meaning.ts';
import { TextProvider } from '../renderer/text.ts';
import { ExplainProvider, type Quoted } from '../ui/Message.tsx';
import { AlertDialog, QuestionDialog } from './shell/ScreenDialog.tsx';
import { FullPage } from './shell/states.tsx';
import { Toaster } from './shell/Toaster.tsx';
import type { World } from './world.ts';

interface PageProps {
  readonly world: World;
  readonly children: ReactNode;
}

export function Page({ world, children }: PageProps) {
  const text = useMemo(() => (key: string) => world.ports.texts.text(key) ?? key, [world]);
  const explain = useCallback((words: string) => explained(words, world), [world]);
  return (
    <TextProvider value={text}>
      <ExplainProvider value={explain}>
        <Guard text={text} world={world}>
          {children}
        </Guard>
        <Toaster toasts={world.notices.toasts} />
        <Alerts world={world} />
        <Questions world={world} />
      </ExplainProvider>
    </TextProvider>
  );
}

function explained(words: string, { texts }: World): Quoted | undefined {
  const key = texts.meaningOf(words);
  const meaning = key === undefined ? undefined : texts.text(key);
  return meaning === undefined ? undefined : { lang: quotedLanguage(words), meaning };
}

interface Noticing {
  readonly world: Pick<World, 'notices'>;
}

export function Alerts({ world }: Noticing) {
  const alert = useSyncExternalStore(world.notices.subscribe, world.notices.currentAlert);
  return alert === undefined ? null : <AlertDialog text={alert.text} onClose={alert.close} />;
}

export function Questions({ world }: Noticing) {
  const question = useSyncExternalStore(world.notices.subscribe, world.notices.currentQuestion);
  return question === undefined ? null : <QuestionDialog {...question} onAnswer={question.answer} />;
}

interface GuardProps {
  readonly text: (key: string) => string;
  readonly world: World;
  readonly children: ReactNode;
}

/** What no node's own boundary caught: the page says so and offers to begin again. */
class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  // A constructor: for a field, old targets need a helper that this page could do without.
  constructor(props: GuardProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    this.props.world.ports.reporter.report({ code: 'node-threw', where: 'app', detail });
    this.props.world.releases.died();
  }

  override render(): ReactNode {
    const { text, children } = this.props;
    if (!this.state.broken) return children;
    const action = { text: text('app.crash.action'), onPress: () => window.location.reload() };
    return (
      <FullPage
        picture="cross"
        title={text('app.crash.title')}
        text={text('app.crash.text')}
        action={action}
      />
    );
  }
}
