/** Every widget of the product by its type, as a page without the product's own loader needs them. It must not know any by name. */
import { essentialOf, kindsOf, type PartSchema } from '../../src/build/kinds.ts';
import type { Widget } from '../../src/renderer/widget.ts';

const components = import.meta.glob<Readonly<Record<string, Widget['component']>>>(
  ['../../src/widgets/*/*.tsx', '!../../src/widgets/*/*.test.tsx'],
  { eager: true },
);
const schemas = import.meta.glob<PartSchema>('../../src/widgets/*/schema.json', {
  eager: true,
  import: 'default',
});

export const productWidgets: Readonly<Record<string, Widget>> = Object.fromEntries(
  Object.entries(schemas).map(([path, schema]) => {
    const type = path.split('/').at(-2) ?? '';
    const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const component = components[path.replace('schema.json', `${name}.tsx`)]?.[name];
    if (component === undefined) throw new Error(`src/widgets/${type}/${name}.tsx exports no ${name}`);
    return [type, { component, kinds: kindsOf(schema), essential: essentialOf(schema) }];
  }),
);
