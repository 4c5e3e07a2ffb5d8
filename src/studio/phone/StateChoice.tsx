/** What the phone shows of several that have names: grouped, searched, or only those that a change touches. */
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Button,
  Checkbox,
  Collection,
  Dialog,
  DialogTrigger,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { briefly, everydayFirst, shortOf, type Named } from './brief.ts';
import { look } from './look.ts';
import { plainStates } from './plain-states.ts';
import type { NamedState } from './protocol.ts';
import { phoneWords, type PhoneWords } from './words.ts';

export interface StateChoiceProps {
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  /** What they are: situations of a screen, loans of a borrower. */
  readonly of: keyof PhoneWords['choices'];
  readonly states: readonly NamedState[];
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
  /** Left out where a change touches all of them. */
  readonly touching?: Touching;
}

interface Touching {
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  /** Undefined while they are looked for. */
  readonly touched: readonly string[] | undefined;
}

interface Group {
  readonly name: string;
  readonly states: readonly NamedState[];
}

const inTongue = ({ name, group }: NamedState, tongue: Tongue): Named => ({
  name: name[tongue],
  group: group[tongue],
});

export function StateChoice(props: StateChoiceProps) {
  const { tongue, of, states, shown, onShow, touching } = props;
  const { touched, only: onlyTouched = false } = touching ?? {};
  const words = { ...phoneWords[tongue], ...phoneWords[tongue].choices[of] };
  const { contains } = useFilter({ sensitivity: 'base' });
  const ordered = useMemo(
    () => (of === 'state' ? everydayFirst(states, (each) => inTongue(each, tongue)) : states),
    [of, states, tongue],
  );
  const listed = useMemo(
    () => (onlyTouched ? ordered.filter(({ id }) => touched?.includes(id)) : ordered),
    [ordered, onlyTouched, touched],
  );
  const [sought, seek] = useState('');
  const [isWhole, setWhole] = useState(false);
  const plain = useMemo(() => {
    if (of !== 'state' || onlyTouched) return listed;
    const first = plainStates(listed);
    return listed.filter((each) => first.includes(each) || each.id === shown);
  }, [of, onlyTouched, listed, shown]);
  const offered = isWhole || sought !== '' ? listed : plain;
  const groups = useMemo(
    (): readonly Group[] =>
      [...new Set(offered.map(({ group }) => group[tongue]))].map((name) => ({
        name,
        states: offered.filter(({ group }) => group[tongue] === name),
      })),
    [offered, tongue],
  );
  // A state is called the same whichever are listed.
  const all = useMemo(() => states.map((each) => inTongue(each, tongue)), [states, tongue]);
  const at = listed.findIndex(({ id }) => id === shown);
  const current = states.find(({ id }) => id === shown);
  const step = (by: number): void => {
    const next = listed[(at + by + listed.length) % listed.length];
    if (next !== undefined) onShow(next.id);
  };
  const untouched = onlyTouched && touched === undefined ? words.comparing : words.touchedNone;
  return (
    <div className={look('states')}>
      <Button className={look('step')} aria-label={words.previous} onPress={() => step(-1)}>
        ‹
      </Button>
      <DialogTrigger
        onOpenChange={() => {
          seek('');
          setWhole(false);
        }}
      >
        <Button className={look('choice')} aria-label={`${words.one}: ${current?.name[tongue] ?? ''}`}>
          <span className={look('name')} title={current?.name[tongue]}>
            {current === undefined ? words.one : shortOf(inTongue(current, tongue))}
          </span>
          <span className={look('count')}>{at < 0 ? '' : words.count(at + 1, listed.length)}</span>
          <span aria-hidden="true">▾</span>
        </Button>
        <Popover className={look('popover')} placement="bottom start">
          <Dialog className={look('dialog')} aria-label={words.one}>
            {({ close }) => (
              <>
                {touching !== undefined && (
                  <Checkbox className={look('only')} isSelected={onlyTouched} onChange={touching.onOnly}>
                    <span className={look('box')} aria-hidden="true" />
                    {words.touched}
                  </Checkbox>
                )}
                <Autocomplete filter={contains} inputValue={sought} onInputChange={seek}>
                  <SearchField className={look('search')} aria-label={words.search}>
                    <Input placeholder={words.search} />
                  </SearchField>
                  <ListBox
                    className={look('list')}
                    aria-label={words.one}
                    items={groups.map((group) => ({ ...group, id: group.name }))}
                    selectionMode="single"
                    disallowEmptySelection
                    selectedKeys={shown === null ? [] : [shown]}
                    onSelectionChange={(keys) => {
                      const [key] = keys;
                      if (key !== undefined) onShow(String(key));
                      close();
                    }}
                    renderEmptyState={() => (
                      <p className={look('empty')}>{onlyTouched ? untouched : words.none}</p>
                    )}
                  >
                    {(group) => (
                      <ListBoxSection id={`group ${group.name}`}>
                        <Header className={look('group')}>{group.name}</Header>
                        <Collection items={group.states}>
                          {(state) => {
                            const { first, rest, isCut } = briefly(inTongue(state, tongue), all);
                            return (
                              <ListBoxItem className={look('item')} textValue={state.name[tongue]}>
                                <span title={isCut ? state.name[tongue] : undefined}>{first}</span>
                                {rest !== '' && <small className={look('detail')}>{rest}</small>}
                              </ListBoxItem>
                            );
                          }}
                        </Collection>
                      </ListBoxSection>
                    )}
                  </ListBox>
                </Autocomplete>
                {offered.length < listed.length && (
                  <Button className={look('more')} onPress={() => setWhole(true)}>
                    {words.moreStates(listed.length - offered.length)}
                  </Button>
                )}
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button className={look('step')} aria-label={words.next} onPress={() => step(1)}>
        ›
      </Button>
    </div>
  );
}
