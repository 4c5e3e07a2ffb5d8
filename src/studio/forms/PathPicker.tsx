/** Data chosen from a list by its name, with an example of each. It must not know what it is for. */
import { useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { Pointer } from '../../check/document/document.ts';
import { exampleInWords, nameOf, pathsAt, tagOf, type DataKind, type DataPath } from '../conditions/paths.ts';
import { meaningIn } from '../conditions/meaning.ts';
import { chipped } from './chips.ts';
import { classes } from './classes.ts';
import { useDesk } from './desk.ts';
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

export function PathPicker({ label, pointer, tag, kinds, variables = false, onPick }: PathPickerProps) {
  const { view, file, project, tongue } = useDesk();
  const words = formWords[tongue];
  // A list of hundreds that nobody looks at is not drawn: many of them stand in one form.
  const [isListed, setListed] = useState(false);
  const all = pathsAt(view.value(file), pointer, project).filter(
    ({ path, kind }) =>
      (kinds === undefined || kinds.includes(kind)) && (!variables || path.startsWith('state.')),
  );
  const meaning = meaningIn(view.value(file), project);
  const sample = (each: DataPath): string =>
    (each.example === undefined ? undefined : meaning(each.path, each.example, tongue)) ??
    exampleInWords(each, tongue);
  const chosen = all.find(({ path }) => path === pathIn(tag));
  const listed = isListed ? all : all.filter((each) => each === chosen);
  const shown = tag === '' ? '' : chipped(tag, tongue).shown.replaceAll(/[‹›]/g, '');
  return (
    <ComboBox
      key={tag}
      className={cls('combo')}
      menuTrigger="focus"
      allowsEmptyCollection
      onFocusChange={setListed}
      defaultInputValue={chosen === undefined ? shown : nameOf(chosen, tongue)}
      defaultSelectedKey={chosen?.path ?? null}
      onSelectionChange={(key) => {
        const found = all.find(({ path }) => path === key);
        if (found !== undefined && found.path !== chosen?.path) onPick(found, tagOf(found));
      }}
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
}
