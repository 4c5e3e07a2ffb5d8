/** New parts to choose from, with pictures; the words of the chosen one are asked in both languages before it is put in. */
import { useId, useRef, useState, type FormEvent } from 'react';
import { membersOf } from '../../check/document/document.ts';
import { tongues as tags, type Tongue } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import { widgetSchemas } from '../core/parts.ts';
import type { Words } from '../core/words.ts';
import { unaccented } from '../core/unaccented.ts';
import { classes } from '../forms/classes.ts';
import { deskOf, type DeskProps } from '../forms/desk.ts';
import { nameOfFragment } from '../forms/fields/FragmentField.tsx';
import { helpOfPart, nameOfPart } from '../forms/parts.ts';
import { inTongue } from '../forms/tongue.ts';
import { mayStand, pointerIn, spotBeside } from '../tree/moves.ts';
import { allRows, nameOfRow, outlineOf } from '../tree/outline.ts';
import { alsoCalled } from './called.ts';
import { firstValueOf, insertEdit } from './insert.ts';
import { startOf, type Start } from './starts.ts';
import { picture as pictureOf } from '../pictures/reference.ts';
import { paletteWords } from './words.ts';
import css from './palette.module.css';

const cls = classes(css);

export interface PaletteProps extends DeskProps {
  /** Beside this part, or into this area; the end of the content where nothing is. */
  readonly selected: string | null;
  /** The new part is in, and stands there. */
  readonly onInserted: (pointer: string) => void;
}

/** What no staff puts on a screen: pages for testing have it. */
const hidden: ReadonlySet<string> = new Set(['bridge-log', 'fragment']);

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  /** Other names of it. */
  readonly called: string;
  readonly picture: string | undefined;
  readonly start: () => Start;
}

const plain = (text: string): string => unaccented(text).toLowerCase();

export function Palette(props: PaletteProps) {
  const { file, tongue, project, selected, onEdit, onInserted } = props;
  const desk = deskOf(props);
  const words = paletteWords[tongue];
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<Offer | undefined>(undefined);
  const [dragged, setDragged] = useState<Offer | undefined>(undefined);
  const searchId = useId();
  const rows = allRows(outlineOf(file, desk.view, project, tongue) ?? []);
  const beside = rows.find(({ id }) => id === selected) ?? rows.find(({ id }) => id === 'area:/body');
  const spot = beside === undefined ? undefined : spotBeside(beside);
  const into = rows.find(({ slot }) => slot !== undefined && slot.pointer.join('/') === spot?.list.join('/'));

  const place =
    beside === undefined || selected === null
      ? words.atEnd
      : beside.kind === 'part' && beside.within !== undefined
        ? words.after(nameOfRow(beside))
        : words.atEndOf(nameOfRow(beside));

  const others = desk.view.others(file);
  const where = others === 0 ? place : `${place} ${words.sharedWith(others)}`;

  const parts = Object.keys(widgetSchemas)
    .filter((type) => !hidden.has(type) && mayStand(type, into?.type ?? ''))
    .map((type): Offer => ({
      id: type,
      name: nameOfPart(type, tongue),
      help: helpOfPart(type, tongue),
      called: alsoCalled(type),
      picture: pictureOf(type, tongue),
      start: () => startOf(type, firstValueOf(project)),
    }));
  const shared = Object.entries(desk.view.fragments)
    .filter(([name]) => mayStand('fragment', into?.type ?? '') && !file.endsWith(`/${name}.json`))
    .map(([name, fragment]): Offer => {
      const given = Object.entries(membersOf(membersOf(fragment)['params'])).filter(
        ([, parameter]) => membersOf(parameter)['default'] === undefined,
      );
      return {
        id: `shared ${name}`,
        name: nameOfFragment(name, desk),
        help: nameOfPart('fragment', tongue),
        called: '',
        picture: undefined,
        start: () => ({
          node: {
            type: 'fragment',
            of: name,
            ...(given.length === 0 ? {} : { with: Object.fromEntries(given.map(([each]) => [each, ''])) }),
          },
          words: [],
          variables: [],
        }),
      };
    });

  const insert = (start: Start, said: readonly Words[]): void => {
    if (spot === undefined) return;
    onEdit(insertEdit(start, said, spot, desk));
    onInserted(pointerIn(spot.list, spot.index));
    setChosen(undefined);
  };
  const choose = (offer: Offer): void => {
    setDragged(undefined);
    const start = offer.start();
    if (start.words.length === 0) insert(start, []);
    else setChosen(offer);
  };

  if (chosen !== undefined)
    return (
      <Asked
        offer={chosen}
        tongue={tongue}
        where={where}
        onBack={() => setChosen(undefined)}
        onAdd={insert}
      />
    );
  const isSought = ({ name, help, called }: Offer): boolean =>
    plain(`${name} ${help} ${called}`).includes(plain(sought.trim()));
  /** By the names that a person reads. */
  const sorted = (offers: readonly Offer[]): readonly Offer[] =>
    offers.filter(isSought).sort((one, other) => one.name.localeCompare(other.name, tags[tongue]));
  const groups = [
    { title: words.parts, offers: sorted(parts) },
    { title: words.shared, offers: sorted(shared) },
  ].filter(({ offers }) => offers.length > 0);
  return (
    <section className={cls('palette')} aria-label={words.title}>
      {/* Over what stands there: nothing jumps under the pointer of who drags. */}
      <div className={cls('over')}>
        <p aria-live="polite" className={cls(dragged === undefined ? 'hidden' : 'told')}>
          {dragged !== undefined && words.notDragged(dragged.name)}
        </p>
      </div>
      <p className={cls('press')}>{words.press}</p>
      <p className={cls('where')}>{where}</p>
      <label htmlFor={searchId} className={cls('hidden')}>
        {words.search}
      </label>
      <input
        id={searchId}
        type="search"
        className={cls('search')}
        placeholder={words.search}
        value={sought}
        onFocus={() => setDragged(undefined)}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {groups.length === 0 && <p role="status">{words.none}</p>}
      {groups.map(({ title, offers }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={cls('offers')}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <button
                  type="button"
                  className={cls('offer')}
                  draggable
                  onDragStart={(event) => {
                    event.preventDefault();
                    setDragged(offer);
                  }}
                  onClick={() => choose(offer)}
                >
                  {offer.picture !== undefined && (
                    <img
                      src={offer.picture}
                      alt=""
                      loading="lazy"
                      draggable={false}
                      className={cls('picture')}
                    />
                  )}
                  <span aria-hidden="true" className={cls('plus')}>
                    +
                  </span>
                  <span className={cls('name')}>{offer.name}</span>
                  <span className={cls('help')}>{offer.help}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface AskedProps {
  readonly offer: Offer;
  readonly tongue: Tongue;
  /** Where it will stand. */
  readonly where: string;
  readonly onBack: () => void;
  readonly onAdd: (start: Start, words: readonly Words[]) => void;
}

/** What is written at length has no number of letters that is enough. */
const linesFor = (room: number | undefined): number => (room === undefined ? 4 : room > 80 ? 3 : 1);

/** Words in both languages at once: a part is never put in half said. */
function Asked({ offer, tongue, where, onBack, onAdd }: AskedProps) {
  const words = paletteWords[tongue];
  const [start] = useState(offer.start);
  const [said, setSaid] = useState<readonly Words[]>(start.words.map(() => ({ es: '', en: '' })));
  const id = useId();
  // Said in the language of the studio, once somebody wants to go on.
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isLeft = (both: Words | undefined, each: Tongue): boolean => (both?.[each] ?? '').trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    const fields = form.current?.querySelectorAll<HTMLTextAreaElement>('textarea') ?? [];
    if (said.some((each) => bothTongues.some((spoken) => isLeft(each, spoken))))
      [...fields].find(({ value }) => value.trim() === '')?.focus();
    else onAdd(start, said);
  };
  return (
    <form
      ref={form}
      noValidate
      className={cls('palette')}
      aria-label={words.words(offer.name)}
      onSubmit={submit}
    >
      <h3>{words.words(offer.name)}</h3>
      <p className={cls('where')}>{where}</p>
      {start.words.map(({ label, example, room }, index) => (
        <fieldset key={index} className={cls('asked')}>
          <legend>{inTongue(label, tongue)}</legend>
          {bothTongues.map((each) => (
            <div key={each}>
              <label htmlFor={`${id}${each}${index}`}>{each === 'es' ? words.spanish : words.english}</label>
              <textarea
                id={`${id}${each}${index}`}
                lang={each}
                rows={linesFor(room)}
                required
                placeholder={each === 'es' && example !== '' ? words.example(example) : ''}
                onKeyDown={(event) => {
                  // As in a field of one line: a text has no lines of its own.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  form.current?.requestSubmit();
                }}
                aria-invalid={isAsked && isLeft(said[index], each)}
                aria-describedby={
                  isAsked && isLeft(said[index], each) ? `${id}${each}${index}-left` : undefined
                }
                value={said[index]?.[each] ?? ''}
                onChange={({ currentTarget }) => {
                  const { value } = currentTarget;
                  setSaid(said.map((one, at) => (at === index ? { ...one, [each]: value } : one)));
                }}
              />
              {isAsked && isLeft(said[index], each) && (
                <p id={`${id}${each}${index}-left`} className={cls('left')}>
                  {words.write}
                </p>
              )}
            </div>
          ))}
        </fieldset>
      ))}
      <div className={cls('tools')}>
        <button type="submit" className={cls('main')}>
          {words.add}
        </button>
        <button type="button" className={cls('plain')} onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
