/** What the contract says of a path of a screen's data. It must not know what is asked for. */
import type { Path } from '../../lib/path.ts';
import { anyEntry } from '../practice/scope.ts';
import { membersOf, nameFrom, own } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';
import type { KnownSchema } from '../types/type.ts';
import { objectOf } from '../walk/deeds.ts';

interface Step {
  readonly schema: KnownSchema;
  readonly isSure: boolean;
}

const stepInto = ({ schema }: Step, name: string): Step | undefined => {
  const entry = name === anyEntry || /^\d+$/.test(name) ? schema.items : undefined;
  const member = entry ?? own(schema.properties ?? {}, name);
  if (member === undefined) return undefined;
  const isNullable = [member.type].flat().includes('null') || member.default === '';
  return {
    schema: member,
    isSure: entry !== undefined || (schema.required?.includes(name) === true && !isNullable),
  };
};

/** The call whose answer stands under a name: a source's, or that of an action. */
function callOf(root: string, { survey, facts }: Subject): string {
  const source = survey.sources.get(root)?.object['call'];
  if (source !== undefined || root === 'state' || root === 'query') return nameFrom(source);
  const giver = survey.actions.find(({ object }) => object['into'] === root);
  return nameFrom(objectOf('calls', giver?.object ?? {}, facts));
}

/** Where a path begins: at what a call answers, the configuration, or a parameter of the address. */
function rootOf([root = '']: Path, subject: Subject): Step | undefined {
  const { project } = subject;
  if (root === 'config')
    return project.known.config === undefined ? undefined : { schema: project.known.config, isSure: true };
  const schema = own(project.known.answers, callOf(root, subject));
  return schema === undefined ? undefined : { schema, isSure: true };
}

function stepAt(path: Path, subject: Subject): Step | undefined {
  return path
    .slice(1)
    .reduce<Step | undefined>((step, name) => step && stepInto(step, name), rootOf(path, subject));
}

export const schemaAt = (path: Path, subject: Subject): KnownSchema | undefined =>
  stepAt(path, subject)?.schema;

/** Whether it may not be there where what it is a member of is; of what nobody describes, nothing is known. */
export function mayLack(path: Path, subject: Subject): boolean {
  if (path[0] !== 'query') return stepAt(path, subject)?.isSure === false;
  const declared = membersOf(own(membersOf(subject.survey.screen['query']), path[1] ?? ''));
  return path.length === 2 && declared['required'] !== true && declared['default'] === undefined;
}
