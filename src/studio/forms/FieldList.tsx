/** Fields one under the other: what is said first, what may be said one press away. It must not know any kind. */
import { createContext, useContext, useMemo, useState, type ComponentType } from 'react';
import { membersOf, type Pointer } from '../../check/document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Field, FieldKind } from '../core/fields.ts';
import { classes } from './classes.ts';
import { problemsAt, StandingDeskProvider, useDesk } from './desk.ts';
import type { FieldProps } from './Frame.tsx';
import { useStandingDesk } from './standing.tsx';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

/** Which component draws which kind: fields hold fields, and none knows another by name. */
export type FieldViews = Readonly<Record<FieldKind, ComponentType<FieldProps>>>;

const ViewsContext = createContext<FieldViews | undefined>(undefined);
export const FieldViewsProvider = ViewsContext.Provider;

export function FieldView(props: FieldProps) {
  const View = useContext(ViewsContext)?.[props.field.kind];
  if (View === undefined) throw new Error('nobody draws this kind of field here');
  const desk = useStandingDesk(props);
  // The same element as long as the field stands: nothing in it is drawn again.
  return useMemo(
    () => (
      <StandingDeskProvider value={desk}>
        <View {...props} />
      </StandingDeskProvider>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the field says is in the desk's identity
    [View, desk],
  );
}

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly pointer: Pointer;
  /** Of the object whose members they are. */
  readonly value: unknown;
  /** Only what is said is shown, the rest behind "more": also what would be required elsewhere. */
  readonly sparse?: boolean;
}

/** Members that stand side by side in one schema and exclude each other: which is there says which is meant. */
const isOther = ({ name }: Field, members: Readonly<Record<string, unknown>>): boolean =>
  members['do'] === undefined &&
  members['type'] === undefined &&
  (members['then'] !== undefined
    ? name === 'match'
    : members['match'] !== undefined && (name === 'if' || name === 'then'));

/** Whether a problem of the part itself is of this field: by its name, or beside others in quotation marks. */
const isOf = ({ facts: { of, missing, detail = '' } }: Problem, name: string): boolean =>
  of === name || missing === name || detail.includes(`"${name}"`);

/** What is said or must be said comes first; what may be said is one press away. */
export function FieldList({ fields, pointer, value, sparse = false }: FieldListProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const wrong = problemsAt(desk, pointer);
  const [open, setOpen] = useState(false);
  const members = membersOf(value);
  const shown = fields.filter(
    (field) => field.kind !== 'parts' && field.name !== '$comment' && !isOther(field, members),
  );
  const isSaid = ({ name, required, atOnce }: Field): boolean =>
    members[name] !== undefined || atOnce === true || (required && !sparse);
  // What is said while the form is open stays where it was: the field that somebody types in does not move.
  const [early] = useState<ReadonlySet<string>>(() => new Set(shown.filter(isSaid).map(({ name }) => name)));
  const rest = shown.filter(({ name }) => !early.has(name));
  const ordered = [...shown.filter(({ name }) => early.has(name)), ...rest];
  // Nobody looks behind "more" for what a problem asks for.
  const isAsked = ({ name }: Field): boolean => wrong.some((problem) => isOf(problem, name));
  const isDrawn = (field: Field): boolean => open || early.has(field.name) || isSaid(field) || isAsked(field);
  const draw = (field: Field) => (
    <FieldView
      key={field.name}
      field={sparse ? { ...field, required: false } : field}
      pointer={[...pointer, field.name]}
      value={members[field.name]}
    />
  );
  return (
    <>
      {ordered.filter(isDrawn).map(draw)}
      {rest.length > 0 && (
        <button type="button" className={cls('plain')} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.fewer : words.more}
        </button>
      )}
    </>
  );
}
