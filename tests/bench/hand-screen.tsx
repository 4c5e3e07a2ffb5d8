/**
 * The same screens as a senior would write them by hand: React with memo, a small store with selectors, the same
 * components and frame. What the engine costs is the difference to this.
 */
import { memo, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { shell } from '../../src/app/chrome.tsx';
import { Button } from '../../src/widgets/button/Button.tsx';
import { Card } from '../../src/widgets/card/Card.tsx';
import { ListItem } from '../../src/widgets/list-item/ListItem.tsx';
import { Rows } from '../../src/widgets/rows/Rows.tsx';
import { Status } from '../../src/widgets/status/Status.tsx';
import { TextField } from '../../src/widgets/text-field/TextField.tsx';
import type { LoanData } from './data.ts';
import type { Kind, Mounted } from './engine-screen.tsx';
import { createDraft, HandComplaint, HandSubmit } from './hand-complaint.tsx';
import { createHandStore, useSelector, type HandStore } from './hand-store.ts';

const standing = { busy: false, pending: false };
type LoanStore = HandStore<LoanData | undefined>;

function Head({ store }: { readonly store: LoanStore }): ReactElement | null {
  const status = useSelector(store, (loan) => loan?.orderStatus);
  const title = useSelector(store, (loan) => loan?.noticeStatusText) ?? '';
  const text = useSelector(store, (loan) => loan?.noticeDesText) ?? '';
  if (status === '174')
    return <Status {...standing} id="s" picture="calendar" tone="info" title={title} text={text} />;
  return status === '180' ? (
    <Status {...standing} id="s" picture="alarm" tone="special" title={title} text={text} />
  ) : null;
}

const Item = memo(function Item({
  title,
  trailing,
  id,
}: {
  readonly title: string;
  readonly trailing: string;
  readonly id: string;
}) {
  return <ListItem {...standing} id={id} title={title} trailing={trailing} />;
});

/** What stands there until the data has come, as on the engine's screen. */
function Skeleton({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="skeleton" aria-hidden="true" inert>
      {children}
    </div>
  );
}

const blank = '\u00a0'.repeat(12);
const placeholders: readonly object[] = [{}, {}, {}];

function Detail({
  store,
  repeated,
}: {
  readonly store: LoanStore;
  readonly repeated: boolean;
}): ReactElement {
  const rows = useSelector(store, (loan) => loan?.userOrderDetail.detail);
  let body: ReactNode;
  if (rows === undefined) {
    body = repeated ? (
      placeholders.map((_, index) => (
        <Skeleton key={`p${index}`}>
          <ListItem busy={false} pending id={`i${index}`} title={blank} trailing={blank} />
        </Skeleton>
      ))
    ) : (
      <Skeleton>
        <Rows busy={false} pending id="r" rows={placeholders} />
      </Skeleton>
    );
  } else if (repeated)
    body = rows.map((row, index) => (
      <Item key={index} id={`i${index}`} title={row.text} trailing={row.value} />
    ));
  else body = <Rows {...standing} id="r" rows={rows} />;
  return <Card {...standing} id="c" body={body} />;
}

/** Busy from the press until its data is there, so that a second tap does nothing. */
function LoadButton({
  id,
  text,
  tone,
  load,
}: {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'secondary';
  readonly load: () => Promise<void>;
}): ReactElement {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const press = (): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void load().then(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return <Button id={id} text={text} tone={tone} press={press} busy={busy} pending={false} />;
}

function Buttons({
  store,
  load,
}: {
  readonly store: LoanStore;
  readonly load: () => Promise<void>;
}): ReactElement {
  const payable = useSelector(store, (loan) => loan?.orderStatus === '174' || loan?.orderStatus === '180');
  const isDelay = useSelector(store, (loan) => loan?.isDelay);
  return (
    <>
      {payable && <LoadButton id="b" text="Repay" load={load} />}
      {payable && isDelay === true && <LoadButton id="d" text="Extension" tone="secondary" load={load} />}
    </>
  );
}

interface PageProps {
  readonly footer: ReactNode;
  readonly onRefresh: (() => Promise<void>) | undefined;
  readonly children: ReactNode;
}

function Page({ footer, onRefresh, children }: PageProps): ReactElement {
  useEffect(() => {
    document.title = 'Loan';
  }, []);
  return (
    <shell.Frame kind="app" title="Loan" busy={undefined} footer={footer} onRefresh={onRefresh}>
      {children}
    </shell.Frame>
  );
}

const Field = memo(function Field({
  index,
  store,
}: {
  readonly index: number;
  readonly store: HandStore<readonly string[]>;
}) {
  const value = useSelector(store, (values) => values[index] ?? '');
  const set = (next: unknown): void =>
    store.set(store.get().map((old, at) => (at === index ? String(next) : old)));
  return (
    <TextField
      {...standing}
      id={`f${index}`}
      label={`Field ${index}`}
      bind={{ name: `f${index}`, value, set, error: undefined, required: false }}
    />
  );
});

export async function mountHand(
  container: HTMLElement,
  kind: Kind,
  data: LoanData,
  fields = 0,
): Promise<Mounted> {
  const root = createRoot(container);
  const store = createHandStore<LoanData | undefined>(undefined);
  const values = createHandStore<readonly string[]>(Array.from({ length: fields }, () => ''));
  const frame = (children: ReactNode, footer: ReactNode, onRefresh?: () => Promise<void>): ReactElement => (
    <Page footer={footer} onRefresh={onRefresh}>
      {children}
    </Page>
  );
  let next = data;
  const load = (): Promise<void> => Promise.resolve().then(() => store.set(next));
  const screen =
    kind === 'complaint'
      ? frame(<HandComplaint store={createDraft()} />, <HandSubmit />)
      : kind === 'form'
        ? frame(
            values.get().map((_, index) => <Field key={index} index={index} store={values} />),
            null,
          )
        : frame(
            <>
              <Head store={store} />
              <Detail store={store} repeated={kind === 'repeated'} />
            </>,
            <Buttons store={store} load={load} />,
            load,
          );
  flushSync(() => root.render(screen));
  await load();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return {
    root,
    async update(changed) {
      next = changed;
      container.querySelector<HTMLButtonElement>('footer button')?.click();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}
