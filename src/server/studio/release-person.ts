/** A person of the studio as the releases' desk knows them. It must not know an operation. */
import type { StudioPerson, StudioRole } from '../../model/studio.ts';
import type { Person, Role } from '../releases/people.ts';

const roles: Readonly<Record<StudioRole, Role>> = {
  editor: 'author',
  reviewer: 'reviewer',
  publisher: 'publisher',
  // Who is called at night and can do nothing else with releases.
  admin: 'oncall',
};

export const releasePerson = ({ name, roles: given }: StudioPerson): Person => ({
  name,
  roles: given.map((role) => roles[role]),
});
