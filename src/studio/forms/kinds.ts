/** Every kind of field with the component that draws it. */
import { ConditionField } from '../conditions/ConditionField.tsx';
import type { FieldViews } from './FieldList.tsx';
import { ActionsField } from './fields/ActionsField.tsx';
import { BindingField } from './fields/BindingField.tsx';
import { CallField } from './fields/CallField.tsx';
import { FragmentField } from './fields/FragmentField.tsx';
import { GroupField, NamedField, RowsField } from './fields/lists.tsx';
import { ColourField } from './fields/ColourField.tsx';
import { PictureField } from './fields/PictureField.tsx';
import { ChoiceField, FlagField, JsonField } from './fields/plain.tsx';
import { DateField, MoneyField, NameField, NumberField } from './fields/typed.tsx';
import { RouteField } from './fields/RouteField.tsx';
import { RulesField } from './fields/RulesField.tsx';
import { WordsField } from './fields/WordsField.tsx';

/** What is inside of a part the tree shows. */
const Nothing = () => null;

export const fieldViews: FieldViews = {
  words: WordsField,
  choice: ChoiceField,
  flag: FlagField,
  number: NumberField,
  money: MoneyField,
  picture: PictureField,
  colour: ColourField,
  date: DateField,
  binding: BindingField,
  condition: ConditionField,
  actions: ActionsField,
  route: RouteField,
  call: CallField,
  rules: RulesField,
  fragment: FragmentField,
  rows: RowsField,
  group: GroupField,
  named: NamedField,
  parts: Nothing,
  name: NameField,
  json: JsonField,
};
