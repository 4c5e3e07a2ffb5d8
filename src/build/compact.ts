/**
 * Says once what several definitions of a schema say alike, so that a validator compiled of it is small: the members that
 * the same definitions share become a definition of their own. It accepts exactly what the schema accepts, and must not
 * know what is described.
 */
import type { PartSchema } from './kinds.ts';

type Definitions = Readonly<Record<string, PartSchema>>;
type Members = Readonly<Record<string, PartSchema>>;

/** A group of fewer members than this, over all definitions that have them, costs more than it saves. */
const worth = 4;

const isClosed = ({ type, additionalProperties, properties, allOf }: PartSchema): boolean =>
  type === 'object' && additionalProperties === false && properties !== undefined && allOf === undefined;

interface Group {
  readonly holders: readonly string[];
  readonly members: Members;
}

/** Members with the same meaning in the same definitions. */
function groupsOf(definitions: Definitions): readonly Group[] {
  const holders = new Map<string, string[]>();
  for (const [holder, { properties = {} }] of Object.entries(definitions))
    for (const [name, member] of Object.entries(properties)) {
      const sign = JSON.stringify([name, member]);
      holders.set(sign, [...(holders.get(sign) ?? []), holder]);
    }
  const groups = new Map<string, { holders: readonly string[]; members: Record<string, PartSchema> }>();
  for (const [sign, names] of holders) {
    const [name, member] = JSON.parse(sign) as [string, PartSchema];
    const group = groups.get(names.join()) ?? { holders: names, members: {} };
    group.members[name] = member;
    groups.set(names.join(), group);
  }
  return [...groups.values()].filter(
    (group) => (group.holders.length - 1) * Object.keys(group.members).length >= worth,
  );
}

export function compact(schema: PartSchema): PartSchema {
  const all = (schema['$defs'] ?? {}) as Definitions;
  const closed = Object.fromEntries(Object.entries(all).filter(([, definition]) => isClosed(definition)));
  const shared: Record<string, PartSchema> = {};
  const short: Record<string, PartSchema> = { ...closed };
  for (const [index, { holders, members }] of groupsOf(closed).entries()) {
    const name = `shared-${index}`;
    shared[name] = { type: 'object', properties: members };
    for (const holder of holders) {
      const { properties, allOf = [], ...rest } = short[holder] ?? {};
      // The name stays, for it is what closes the definition.
      const moved = Object.fromEntries(Object.keys(members).map((member) => [member, {}]));
      short[holder] = {
        ...rest,
        properties: { ...properties, ...moved },
        allOf: [...(allOf as readonly PartSchema[]), { $ref: `#/$defs/${name}` }],
      };
    }
  }
  return { ...schema, $defs: { ...all, ...short, ...shared } };
}
