/** The command palette: screens, words and commands by what they are called. It must not know what a command does. */
import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { saidWhere } from '../search/find.ts';
import { isMeant, meantBy, plain, rankOf } from '../search/meant.ts';
import { useFound } from '../search/use-search.ts';
import { screensWords } from '../words/screens.ts';
import { shellWords } from '../words/shell.ts';
import { go } from './place.ts';
import { useStudio } from './studio.ts';

export interface Command {
  /** Where several are called alike. */
  readonly id?: string;
  readonly name: string;
  readonly keys?: string;
  /** What else it is looked for by. */
  readonly also?: string;
  /** Only where it is looked for. */
  readonly isHidden?: boolean;
  readonly act: () => void;
}

interface FinderProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

interface Option extends Command {
  readonly id: string;
  readonly note: string;
}

const most = 12;

interface Options {
  readonly options: readonly Option[];
  /** What was looked for in place of what was typed. */
  readonly also: readonly string[];
}

function useOptions(asked: string, commands: readonly Command[]): Options {
  const { tongue } = useStudio();
  const { screens, words, also } = useFound(asked, most);
  const says = screensWords[tongue];
  const wanted = plain(asked);
  const others = meantBy(wanted);
  const isFound = (name: string): boolean =>
    rankOf(name, wanted) !== undefined || others.terms.some((term) => isMeant(name, term));
  const named = commands
    .filter(({ isHidden }) => wanted !== '' || isHidden !== true)
    .filter(({ name, also: more = '' }) => isFound(`${name} ${more}`))
    .map((command): Option => ({
      ...command,
      id: `command ${command.id ?? command.name}`,
      note: command.keys ?? '',
    }));
  const places = screens.slice(0, most).map(({ id, name, group }): Option => ({
    id: `screen ${id}`,
    name: name[tongue],
    note: says.groups[group],
    act: () => go({ page: 'editor', screen: id }),
  }));
  const found = words.map(({ key, screen, part, words: both, by }, index): Option => ({
    id: `words ${index}`,
    name: `«${saidWhere(both, by, tongue)}»`,
    note: says.inScreen(screen.name[tongue]),
    act: () => go({ page: 'editor', screen: screen.id, words: key, ...part }),
  }));
  return { options: wanted === '' ? [...named, ...places] : [...places, ...found, ...named], also };
}

export function Finder({ commands, onClose }: FinderProps) {
  const { tongue } = useStudio();
  const words = shellWords[tongue];
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const { options, also } = useOptions(asked, commands);
  const here = Math.min(at, options.length - 1);

  function choose(option: Option | undefined): void {
    if (option === undefined) return;
    onClose();
    option.act();
  }
  function move(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') choose(options[here]);
    else if (step !== undefined) {
      const next = (here + step + options.length) % Math.max(options.length, 1);
      setAt(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  }

  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="st-overlay">
      <Modal className="st-modal st-finder">
        <Dialog aria-label={words.search}>
          <input
            // Opened to be typed in.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            role="combobox"
            aria-expanded="true"
            aria-controls={list}
            aria-activedescendant={here < 0 ? undefined : `${list}-${here}`}
            aria-autocomplete="list"
            aria-label={words.find}
            placeholder={words.find}
            value={asked}
            onChange={({ target }) => {
              setAsked(target.value);
              setAt(0);
            }}
            onKeyDown={move}
          />
          <div id={list} role="listbox" aria-label={words.search}>
            {options.map((option, index) => (
              // The keys go to the field, which says which one is meant.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === here}
                onClick={() => choose(option)}
              >
                <span>{option.name}</span>
                <span className="st-muted">{option.note}</span>
              </div>
            ))}
          </div>
          {also.length > 0 && <p className="st-muted st-pad">{screensWords[tongue].alsoFound(also)}</p>}
          {options.length === 0 && <p className="st-muted st-pad">{words.findNone}</p>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
