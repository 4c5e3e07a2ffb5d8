/** The fields of a step that chooses between ways. */
import { told } from '../../../release/told.ts';
import type { Field } from '../../core/fields.ts';
import { formWords } from '../words.ts';

const label = (name: 'then' | 'otherwise' | 'table' | 'branch') =>
  told(formWords.en[name], formWords.es[name]);
const plain = { help: told('', ''), required: false, examples: [] } as const;

/** Only those that a step has are drawn, and what it may have beside them: see FieldList. */
export const branchFields: readonly Field[] = [
  { ...plain, name: 'match', label: label('table'), kind: 'binding', required: true },
  { ...plain, name: 'if', label: label('branch'), kind: 'condition', required: true },
  { ...plain, name: 'then', label: label('then'), kind: 'actions', required: true },
  { ...plain, name: 'else', label: label('otherwise'), kind: 'actions' },
];
