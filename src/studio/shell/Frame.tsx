/** The frame around every page: where one is, what is open, whether it is saved. It must not know what a page shows. */
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { tongues } from '../../lib/figures.ts';
import { otherTongue } from '../core/tongues.ts';
import { accountWords } from '../words/account.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import { enterWords } from '../words/enter.ts';
import { waitingWords } from '../words/waiting.ts';
import { awaits, leftBy } from '../workspace/changes.ts';
import { Help, type HelpProps } from './Help.tsx';
import { go, hashOf, usePlace, type Place } from './place.ts';
import type { Look } from './settings.ts';
import { Saved } from './Saved.tsx';
import { mayDo, useStudio, useWork } from './studio.ts';
import { useApproval } from './use-approval.ts';
import { useChanges } from './use-changes.ts';

interface FrameProps extends HelpProps {
  readonly onFind: () => void;
  readonly onLeave: () => void;
  /** What is said above every page, and covers none. */
  readonly above: ReactNode;
  readonly children: ReactNode;
}

const waitingId = 'st-waiting';
const tabs = ['screens', 'changes', 'releases', 'people'] as const;

function Tabs() {
  const { person, tongue } = useStudio();
  const place = usePlace();
  const { data = [] } = useChanges();
  const words = shellWords[tongue];
  const waiting = data.filter((change) => awaits(change, person) !== undefined).length;
  const isHere = (page: Place['page']): boolean =>
    place.page === page ||
    (page === 'screens' && (place.page === 'editor' || place.page === 'history')) ||
    (page === 'changes' && place.page === 'change');
  return (
    <nav aria-label={words.pages} className="st-tabs">
      {tabs
        .filter((page) => page !== 'people' || mayDo(person, 'admin'))
        .map((page) => (
          <a
            key={page}
            href={hashOf({ page })}
            aria-label={words[page]}
            aria-describedby={page === 'changes' && waiting > 0 ? waitingId : undefined}
            aria-current={isHere(page) ? 'page' : undefined}
          >
            {words[page]}
            {page === 'changes' && waiting > 0 && (
              <span id={waitingId} className="st-badge" title={waitingWords[tongue].count(waiting)}>
                <span aria-hidden="true">{waiting}</span>
                <span className="st-hidden">{waitingWords[tongue].count(waiting)}</span>
              </span>
            )}
          </a>
        ))}
    </nav>
  );
}

/** Nothing is open here: what the person has under way elsewhere is offered. */
function NoChange() {
  const { api, person, tongue, workspace, say } = useStudio();
  const { data = [] } = useChanges();
  const left = mayDo(person, 'editor') ? leftBy(data, person) : undefined;
  const title = left?.title === '' ? workWords[tongue].untitled : left?.title;
  const goOn = (id: string): void =>
    void api
      .change(id)
      .then((change) => workspace.open(change))
      .catch(() => say(waitingWords[tongue].notOpened));
  return (
    <div className="st-open">
      <span className="st-muted st-none-open">{shellWords[tongue].noChange}</span>
      {left !== undefined && title !== undefined && (
        <button type="button" className="st-button st-go-on" onClick={() => goOn(left.id)}>
          <span>{waitingWords[tongue].goOn(title)}</span>
        </button>
      )}
    </div>
  );
}

/** Named by what the person may do behind it: nobody is promised to publish who only looks on. */
function See() {
  const { person, tongue } = useStudio();
  const { change, isReadOnly } = useWork();
  const words = shellWords[tongue];
  const isLooking = isReadOnly || !(mayDo(person, 'editor') || mayDo(person, 'publisher'));
  const writer = change?.writer ?? '';
  const why = isReadOnly && writer !== '' ? words.seeTheirs(writer) : words.seeOnlyWhy;
  return (
    <a
      className={isLooking ? 'st-button' : 'st-button st-primary'}
      href={hashOf({ page: 'change' })}
      title={isLooking ? why : undefined}
    >
      {isLooking ? words.seeOnly : mayDo(person, 'publisher') ? words.see : words.seeAsk}
    </a>
  );
}

function OpenChange() {
  const { tongue } = useStudio();
  const { change, draft } = useWork();
  useApproval(change);
  if (change === null && draft.now === draft.base) return <NoChange />;
  const title = change?.title ?? '';
  return (
    <div className="st-open">
      <span className="st-open-title" title={title}>
        {title === '' ? workWords[tongue].untitled : title}
      </span>
      <Saved />
      <See />
    </div>
  );
}

function Steps() {
  const { tongue, workspace } = useStudio();
  const { draft, isReadOnly } = useWork();
  const words = shellWords[tongue];
  const tag = tongues[tongue];
  const back = draft.done.at(-1)?.label[tag];
  const on = draft.undone.at(-1)?.label[tag];
  return (
    <div className="st-steps">
      <button
        type="button"
        className="st-icon"
        disabled={isReadOnly || back === undefined}
        title={`${words.undo}: ${back ?? words.nothingTo} (Ctrl+Z)`}
        aria-label={back === undefined ? words.undo : `${words.undo}: ${back}`}
        onClick={() => workspace.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        className="st-icon"
        disabled={isReadOnly || on === undefined}
        title={`${words.redo}: ${on ?? words.nothingTo} (Ctrl+Y)`}
        aria-label={on === undefined ? words.redo : `${words.redo}: ${on}`}
        onClick={() => workspace.redo()}
      >
        ↷
      </button>
    </div>
  );
}

/** It alone listens to what is edited: the menu is closed while somebody types. */
function AllSteps() {
  const { tongue, workspace } = useStudio();
  const { draft, isReadOnly } = useWork();
  const words = workWords[tongue];
  return (
    <>
      <MenuItem isDisabled={isReadOnly || draft.done.length === 0} onAction={() => workspace.undoAll()}>
        {words.undoAll}
      </MenuItem>
      <MenuItem isDisabled={isReadOnly || draft.undone.length === 0} onAction={() => workspace.redoAll()}>
        {words.redoAll}
      </MenuItem>
    </>
  );
}

function Me({ onLeave }: Pick<FrameProps, 'onLeave'>) {
  const { choose, person, settings, tongue } = useStudio();
  const words = shellWords[tongue];
  const looks = Object.keys(words.looks) as Look[];
  return (
    <MenuTrigger>
      <Button className="st-me" aria-label={words.menuOf(person.name)}>
        <span aria-hidden="true" className="st-face">
          {person.name.slice(0, 1)}
        </span>
        <span className="st-me-name">{person.name}</span>
      </Button>
      <Popover className="st-popover" placement="bottom end">
        <p className="st-menu-head">
          {person.roles.map((role) => enterWords[tongue].roles[role]).join(', ')}
        </p>
        <Menu className="st-menu" aria-label={words.menuOf(person.name)}>
          <MenuItem onAction={() => choose({ tongue: otherTongue(tongue) })}>{words.otherLanguage}</MenuItem>
          {looks.map((look) => (
            <MenuItem key={look} id={look} onAction={() => choose({ look })}>
              {words.look}: {words.looks[look]} {settings.look === look ? '✓' : ''}
            </MenuItem>
          ))}
          <AllSteps />
          <MenuItem onAction={() => go({ page: 'account' })}>{accountWords[tongue].title}</MenuItem>
          <MenuItem onAction={onLeave}>{words.leave}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

export function Frame({ above, children, onFind, onLeave, ...help }: FrameProps) {
  const { tongue } = useStudio();
  const words = shellWords[tongue];
  return (
    <div className="st-frame">
      {/* The phone has a head and a content too, in a frame: these are the studio's. */}
      <header className="st-header" aria-label={words.studio}>
        <button type="button" className="st-skip" onClick={() => document.getElementById('content')?.focus()}>
          {words.skip}
        </button>
        <a className="st-brand" href={hashOf({ page: 'screens' })}>
          {words.studio}
        </a>
        <Tabs />
        <button type="button" className="st-find" onClick={onFind}>
          <span>{words.search}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <OpenChange />
        <Steps />
        <Help {...help} />
        <Me onLeave={onLeave} />
      </header>
      {above}
      <main id="content" tabIndex={-1} aria-label={words.studio}>
        {children}
      </main>
    </div>
  );
}
