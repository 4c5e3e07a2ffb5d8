/** Data chosen from a list by its name, with an example of each. It must not know what it is for. */
import { memo, useCallback, useMemo, useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { Pointer } from '../../check/document/document.ts';
import { exampleInWords, nameOf, pathsAt, tagOf, type DataKind, type DataPath } from '../conditions/paths.ts';
import { meaningIn } from '../conditions/meaning.ts';
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
  readonly onPick: (path: DataPath, tag: string) => void;
}

const pathIn = (tag: string): string => /\{\{\s*([\w.-]+)\s*\}\}/.exec(tag)?.[1] ?? tag;

const none: readonly DataPath[] = [];

export function PathPicker({ label, pointer, tag, kinds, variables = false, onPick }: PathPickerProps) {
  const { view, file, project, tongue } = useDesk();
  // A list of hundreds that nobody looks at is not drawn: many of them stand in one form.
  const [isListed, setListed] = useState(false);
  const definition = view.value(file);
  // What they say, for they are made anew each time.
  const [place, wanted] = [JSON.stringify(pointer), kinds?.join(' ')];
  const all = useMemo(
    () =>
      pathsAt(definition, JSON.parse(place) as Pointer, project).filter(
        ({ path, kind }) =>
          (wanted === undefined || wanted.split(' ').includes(kind)) &&
          (!variables || path.startsWith('state.')),
      ),
    [definition, place, project, wanted, variables],
  );
  const chosen = all.find(({ path }) => path === pathIn(tag));
  const listed = useMemo(
    () => (isListed ? all : chosen === undefined ? none : [chosen]),
    [isListed, all, chosen],
  );
  const now = useNow({ all, chosen, onPick });
  const pick = useCallback(
    (key: unknown): void => {
      const { all: offered, chosen: before, onPick: told } = now.current;
      const found = offered.find(({ path }) => path === key);
      if (found !== undefined && found.path !== before?.path) told(found, tagOf(found));
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
  readonly listed: readonly DataPath[];
  readonly chosen: DataPath | undefined;
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
  const shown = tag === '' ? '' : chipped(tag, tongue).shown.replaceAll(/[‹›]/g, '');
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
          items={listed.map((each) => ({ ...each, id: each.path }))}
          renderEmptyState={() => <p className={cls('hint')}>{words.noData}</p>}
        >
          {(each) => {
            const example = sample(each);
            return (
              <ListBoxItem id={each.path} textValue={nameOf(each, tongue)} className={cls('option')}>
                <span>{nameOf(each, tongue)}</span>
                <small>{example === '' ? words.noExample : words.example(example)}</small>
              </ListBoxItem>
            );
          }}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
