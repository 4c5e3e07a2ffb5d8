/** Names that those need who hear the screen instead of seeing it. It must not know any widget by name. */
import { textKey } from '../../lib/template.ts';
import { nameFrom, own } from '../document/document.ts';
import { writtenValue } from './scope.ts';
import { placeOf, type Subject } from './survey.ts';

/** Nothing to say, nor to see. */
const isBlank = (text: string): boolean => text.replaceAll(/[\s\u200b-\u200f\u2060\ufeff]/gu, '') === '';

export function checkNames({ survey, project, facts, report }: Subject): void {
  for (const spot of survey.nodes) {
    const { object, scope } = spot;
    const type = nameFrom(object['type']);
    for (const [prop, need] of Object.entries(own(facts.widgets, type)?.names ?? {})) {
      const value = writtenValue(own(object, prop), scope);
      if (typeof value !== 'string' || (value === '' && need === 'ornament')) continue;
      const key = textKey(value);
      const there = placeOf(spot, prop);
      if (key === undefined) {
        if (isBlank(value)) report(there, 'missing-name', { name: prop, of: type });
        continue;
      }
      const files = [...project.texts].flatMap(([file, words]) => {
        const text = words.get(key);
        return text !== undefined && isBlank(text) ? [file] : [];
      });
      if (files.length === 0) continue;
      const detail = `the text "${key}" of ${files.join(' and ')}`;
      report(there, 'missing-name', { name: prop, of: type, detail });
    }
  }
}
