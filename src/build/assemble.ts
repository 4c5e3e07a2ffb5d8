/**
 * Assembles `schemas/screen.schema.json` from the base and the parts' own schemas, so that one document serves ajv (one
 * error per mistake, by `discriminator`) and editors (all names completed, by `enum` beside it). It must not read files.
 */
import type { PartSchema } from './kinds.ts';
import type { Part, Parts } from './parts.ts';

export interface ScreenSchema extends PartSchema {
  readonly $defs: { readonly [name: string]: PartSchema };
}

/** The part's schema with the general props, closed; its own props come first, as an author expects them listed. */
function closed(schema: PartSchema, general: PartSchema['properties']): PartSchema {
  return { ...schema, properties: { ...schema.properties, ...general }, additionalProperties: false };
}

function union(
  tag: 'type' | 'do',
  parts: readonly Part[],
  definition: (name: string) => string,
  description: string,
): PartSchema {
  return {
    type: 'object',
    description,
    required: [tag],
    properties: {
      [tag]: { enum: parts.map((part) => part.name), description: `Which ${description.toLowerCase()}` },
    },
    discriminator: { propertyName: tag },
    oneOf: parts.map((part) => ({ $ref: `#/$defs/${definition(part.name)}` })),
  };
}

/** Throws when a part's schema does not name itself as its folder: a mistake of the programmer. */
function verify(part: Part, tag: 'type' | 'do'): void {
  const named = part.schema.properties?.[tag]?.const;
  if (named !== part.name)
    throw new Error(`schema.json of "${part.name}" says "${tag}": ${JSON.stringify(named)}`);
  for (const [name, prop] of Object.entries(part.schema.properties ?? {})) {
    if (name === tag) continue;
    if (prop.description === undefined || prop.examples === undefined) {
      throw new Error(`"${name}" of "${part.name}" needs a description and examples`);
    }
  }
}

export function assemble(base: ScreenSchema, parts: Parts): ScreenSchema {
  const { generalProps, generalParameters, fragmentUse, ...shared } = base.$defs;
  const general = generalProps as PartSchema['properties'];
  const widgetName = (name: string): string => `widget-${name}`;
  const actionName = (name: string): string => `action-${name}`;
  parts.widgets.forEach((part) => verify(part, 'type'));
  parts.actions.forEach((part) => verify(part, 'do'));
  const fragment: Part = { name: 'fragment', schema: fragmentUse ?? {}, kinds: {} };
  const widgets = [...parts.widgets, fragment];
  return {
    ...base,
    $defs: {
      ...shared,
      node: union('type', widgets, widgetName, 'Widget'),
      action: union('do', parts.actions, actionName, 'Action'),
      ...Object.fromEntries(widgets.map((part) => [widgetName(part.name), closed(part.schema, general)])),
      ...Object.fromEntries(
        parts.actions.map((part) => [
          actionName(part.name),
          closed(part.schema, generalParameters as PartSchema['properties']),
        ]),
      ),
    },
  };
}
