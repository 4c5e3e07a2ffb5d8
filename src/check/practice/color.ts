/** Widgets beside one another that differ in nothing but their color. It must not know any widget by name. */
import { isObject, nameFrom, own } from '../document/document.ts';
import type { Kinds } from '../../model/definition.ts';
import { conditionsOf } from '../flow/conditions.ts';
import { templateOf, wordsOf, writtenValue } from './scope.ts';
import { placeOf, type Spot, type Subject } from './survey.ts';

/** When and where it is shown says nothing to those who see it. */
const unseen: ReadonlySet<string> = new Set([
  'if',
  'id',
  '$comment',
  'skeleton',
  'key',
  'each',
  'as',
  'sort',
  'show',
  'requires',
]);

export function checkColor({ survey, project, facts, report }: Subject): void {
  for (const siblings of survey.siblings) {
    const colored = siblings.flatMap((spot) => {
      const type = nameFrom(spot.object['type']);
      const colors = own(facts.widgets, type)?.colors ?? [];
      return colors.length === 0 ? [] : [{ spot, type, colors }];
    });
    const seen = new Map<string, Spot>();
    for (const { spot, type, colors } of colored.length > 1 ? colored : []) {
      if (wordsAreData(spot, own(project.widgets, type) ?? {}, project)) continue;
      const look = sorted(spot.object, (name) => !unseen.has(name) && !colors.includes(name));
      const twin = seen.get(look);
      const color = colors.find(
        (prop) => twin !== undefined && own(twin.object, prop) !== own(spot.object, prop),
      );
      if (twin === undefined) seen.set(look, spot);
      else if (color !== undefined) report(placeOf(spot, color), 'only-color', { name: type, of: color });
    }
  }
}

/** What the server says in words, the color only repeats; so it does where the words say the very value that is asked for. */
const wordsAreData = ({ object, scope }: Spot, kinds: Kinds, { texts }: Subject['project']): boolean =>
  Object.entries(object).some(([prop, value]) => {
    const written = kinds[prop] === 'text' ? writtenValue(value, scope) : undefined;
    if (typeof written !== 'string') return false;
    const asked = conditionsOf(object['if']).map(({ path }) => `{{${path}}}`);
    const says = written.startsWith('@') ? wordsOf(written, texts) : [written];
    return (
      templateOf(written).kind === 'tag' || says.some((words) => asked.some((tag) => words.includes(tag)))
    );
  });

/** The same text for the same members, whatever their order. */
const sorted = (value: unknown, keep: (name: string) => boolean = () => true): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (!isObject(inner)) return inner;
    const members = Object.entries(inner).filter(([member]) => name !== '' || keep(member));
    return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
