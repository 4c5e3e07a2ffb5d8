/** Data chosen from a list by its name, with an example of each. It must not know what it is for. */
import { memo, useCallback, useMemo, useState } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import type { Pointer } from '../../check/document/document.ts';
import { isAskedFor } from '../conditions/asked-for.ts';
import { dataHere } from '../conditions/data-here.ts';
import { isNamed, nameOfPath } from '../conditions/data-words.ts';
import { exampleInWords, nameOf, pathsAt, tagOf, type DataKind, type DataPath } from '../conditions/paths.ts';
import { meaningIn, namedValues } from '../conditions/meaning.ts';
import { ruleInWords } from '../conditions/say.ts';
import type { Json } from '../../model/json.ts';
import type { Tongue } from '../../lib/figures.ts';
import { useNow } from '../shell/use-now.ts';
import { chipped } from './chips.ts';
import { classes } from './classes.ts';
import { useDesk, type Desk } from './desk.ts';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

interface PathPickerProps {
  readonly label: string;
  readonly pointer: Pointer;
  /** What is chosen now, as it is written: a tag, or a path. */
  readonly tag: string;
  /** Only data of these kinds. */
  readonly kinds?: readonly DataKind[];
  /** Only what a field can write into. */
  readonly variables?: boolean;
  /** Each named value of the data as well: "the status of the loan is Overdue". */
  readonly values?: boolean;
  readonly onPick: (path: DataPath, tag: string, value?: Json) => void;
}

/** What is listed: data, or one value of it. */
interface Offered extends DataPath {
  readonly id: string;
  readonly value?: Json;
}

const valuesOf = (
  path: DataPath,
  definition: unknown,
  project: Desk['project'],
  tongue: Tongue,
): readonly Offered[] =>
  namedValues(path.path, definition, project, tongue).map(({ value }) => ({
    ...path,
    id: `${path.path} ${typeof value === 'object' ? '' : String(value)}`,
    value,
  }));

const pathIn = (tag: string): string => /\{\{\s*([\w.-]+)\s*\}\}/.exec(tag)?.[1] ?? tag;

/** What the screen uses already, before all the rest. */
interface Section {
  readonly id: 'dataHere' | 'dataElse';
  readonly offered: readonly Offered[];
}

const none: readonly Section[] = [];

export function PathPicker(props: PathPickerProps) {
  const { label, pointer, tag, kinds, variables = false, values = false, onPick } = props;
  const { view, file, project, tongue } = useDesk();
  // A list of hundreds that nobody looks at is not drawn: many of them stand in one form.
  const [isListed, setListed] = useState(false);
  const definition = view.value(file);
  // What they say, for they are made anew each time.
  const [place, wanted] = [JSON.stringify(pointer), kinds?.join(' ')];
  const all = useMemo(
    () =>
      pathsAt(definition, JSON.parse(place) as Pointer, project)
        .filter(
          ({ path, kind }) =>
            (wanted === undefined || wanted.split(' ').includes(kind)) &&
            (!variables || path.startsWith('state.')),
        )
        .map((path): Offered => ({ ...path, id: path.path })),
    [definition, place, project, wanted, variables],
  );
  const chosen = all.find(({ path }) => path === pathIn(tag));
  const listed = useMemo(() => {
    if (!isListed) return chosen === undefined ? none : [{ id: 'dataElse' as const, offered: [chosen] }];
    const here = dataHere(definition, all);
    const rest = all.filter((each) => !here.includes(each) && (isAskedFor(each) || each === chosen));
    const section = (id: Section['id'], paths: readonly Offered[]): readonly Section[] => {
      const named = values ? paths.flatMap((each) => valuesOf(each, definition, project, tongue)) : [];
      return paths.length === 0 ? [] : [{ id, offered: [...paths, ...named] }];
    };
    return [...section('dataHere', here), ...section('dataElse', rest)];
  }, [isListed, all, chosen, values, definition, project, tongue]);
  const now = useNow({ listed, chosen, onPick });
  const pick = useCallback(
    (key: unknown): void => {
      const { listed: offered, chosen: before, onPick: told } = now.current;
      const found = offered.flatMap((each) => each.offered).find(({ id }) => id === key);
      if (found !== undefined && found.id !== before?.id) told(found, tagOf(found), found.value);
    },
    [now],
  );
  return (
    <PathBox
      key={tag}
      label={label}
      tag={tag}
      listed={listed}
      chosen={chosen}
      definition={definition}
      project={project}
      tongue={tongue}
      onListed={setListed}
      onPick={pick}
    />
  );
}

interface PathBoxProps extends Pick<Desk, 'project' | 'tongue'> {
  readonly label: string;
  readonly tag: string;
  readonly listed: readonly Section[];
  readonly chosen: Offered | undefined;
  readonly definition: unknown;
  readonly onListed: (isListed: boolean) => void;
  readonly onPick: (key: unknown) => void;
}

/** Drawn again only where something else is to be seen: every letter that is typed in a form is an edit of its desk. */
const PathBox = memo(function PathBox(props: PathBoxProps) {
  const { label, tag, listed, chosen, definition, project, tongue, onListed, onPick } = props;
  const words = formWords[tongue];
  const meaning = meaningIn(definition, project);
  const sample = (each: DataPath): string =>
    (each.example === undefined ? undefined : meaning(each.path, each.example, tongue)) ??
    exampleInWords(each, tongue);
  const named = (each: Offered): string =>
    each.value === undefined
      ? nameOf(each, tongue)
      : ruleInWords(
          { kind: 'is', path: each.path, asked: { kind: 'one-of', values: [each.value] } },
          tongue,
          meaning,
        );
  // What is no longer there is called what it was.
  const isGone = tag.includes('.') && isNamed(tag);
  const shown = isGone ? nameOfPath(tag, tongue) : chipped(tag, tongue).shown.replaceAll(/[‹›]/g, '');
  return (
    <ComboBox
      className={cls('combo')}
      menuTrigger="focus"
      allowsEmptyCollection
      onFocusChange={onListed}
      defaultInputValue={chosen === undefined ? shown : nameOf(chosen, tongue)}
      defaultSelectedKey={chosen?.path ?? null}
      onSelectionChange={onPick}
    >
      <Label className={cls('tongue')}>{label}</Label>
      <div className={cls('comboLine')}>
        <Input className={cls('input')} placeholder={words.choose} />
        <Button className={cls('open')}>▾</Button>
      </div>
      <Popover className={cls('popover')}>
        <ListBox
          className={cls('list')}
          items={listed}
          renderEmptyState={() => <p className={cls('hint')}>{words.noData}</p>}
        >
          {({ id, offered }) => (
            <ListBoxSection id={id}>
              <Header className={cls('optionHead')}>{words[id]}</Header>
              <Collection items={offered}>
                {(each) => {
                  const example = sample(each);
                  return (
                    <ListBoxItem id={each.id} textValue={named(each)} className={cls('option')}>
                      <span>{named(each)}</span>
                      {each.value === undefined && (
                        <small>{example === '' ? words.noExample : words.example(example)}</small>
                      )}
                    </ListBoxItem>
                  );
                }}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
