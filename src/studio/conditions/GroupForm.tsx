/** The rules of a group, one under the other; a group may stand in a group. It must not know where they are kept. */
import { useId } from 'react';
import type { Pointer } from '../../check/document/document.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { PathPicker } from '../forms/PathPicker.tsx';
import { formWords } from '../forms/words.ts';
import { ruleInWords } from './say.ts';
import { choicesOf, meaningIn } from './meaning.ts';
import { firstAsked } from './first-asked.ts';
import type { Asked, Group, Rule } from './rules.ts';
import { RuleForm } from './RuleForm.tsx';
import css from '../forms/forms.module.css';

const cls = classes(css);

interface GroupFormProps {
  readonly group: Group;
  readonly pointer: Pointer;
  readonly onChange: (group: Group) => void;
}

export function GroupForm({ group, pointer, onChange }: GroupFormProps) {
  const { tongue, view, file, project } = useDesk();
  const words = formWords[tongue];
  const id = useId();
  const put = (index: number, rule: Rule): void =>
    onChange({ ...group, rules: group.rules.map((each, at) => (at === index ? rule : each)) });
  const remove = (index: number): void =>
    onChange({ ...group, rules: group.rules.filter((_, at) => at !== index) });
  const definition = view.value(file);
  const meaning = meaningIn(definition, project);
  const inner = (rule: Rule, index: number) => {
    if (rule.kind === 'is')
      return <RuleForm rule={rule} pointer={pointer} onChange={(next) => put(index, next)} />;
    if (rule.kind === 'not')
      return (
        <fieldset className={cls('inner')}>
          <legend>{words.opposite}</legend>
          <GroupForm
            group={
              rule.rule.kind === 'all' || rule.rule.kind === 'any'
                ? rule.rule
                : { kind: 'all', rules: [rule.rule] }
            }
            pointer={pointer}
            onChange={(next) => {
              const [only, second] = next.rules;
              if (only === undefined) remove(index);
              else put(index, { kind: 'not', rule: second === undefined ? only : next });
            }}
          />
        </fieldset>
      );
    return (
      <fieldset className={cls('inner')}>
        <legend>{words.group}</legend>
        <GroupForm
          group={rule}
          pointer={pointer}
          onChange={(next) => (next.rules.length === 0 ? remove(index) : put(index, next))}
        />
      </fieldset>
    );
  };
  return (
    <div className={cls('rules')}>
      {group.rules.length > 1 && (
        <div className={cls('line')}>
          <label htmlFor={id}>{words.joined}</label>
          <select
            id={id}
            className={cls('input')}
            value={group.kind}
            onChange={({ currentTarget }) =>
              onChange({ ...group, kind: currentTarget.value === 'any' ? 'any' : 'all' })
            }
          >
            <option value="all">{words.all}</option>
            <option value="any">{words.any}</option>
          </select>
        </div>
      )}
      {group.rules.map((rule, index) => (
        <div className={cls('rule')} key={index} role="group" aria-label={`${words.rule} ${index + 1}`}>
          {inner(rule, index)}
          <button
            type="button"
            className={cls('clear')}
            aria-label={`${words.removeRule}: ${ruleInWords(rule, tongue, meaning)}`}
            onClick={() => remove(index)}
          >
            ×
          </button>
        </div>
      ))}
      <PathPicker
        key={`new ${group.rules.length}`}
        label={words.addRule}
        pointer={pointer}
        tag=""
        values
        onPick={(path, _tag, value) => {
          const asked: Asked =
            value === undefined
              ? firstAsked(path.kind, choicesOf(path.path, definition, project))
              : { kind: 'one-of', values: [value] };
          onChange({ ...group, rules: [...group.rules, { kind: 'is', path: path.path, asked }] });
        }}
      />
    </div>
  );
}
