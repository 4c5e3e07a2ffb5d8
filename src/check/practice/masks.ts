/**
 * What pays or is paid from is shown by its last digits alone, whoever's eyes are around. It must not know any widget by
 * name.
 */
import type { Path } from '../../lib/path.ts';
import type { Part, Template } from '../../lib/template.ts';
import { textKey } from '../../lib/template.ts';
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import { mayBePaidTo, privacyOf, wordsFor, type Privacy } from './private.ts';
import { anyEntry, originsOf, templateOf, valueOrigins, wordsOf } from './scope.ts';
import { placeOf, type Subject, type Use } from './survey.ts';

/** The kind of what must be hidden at a path. */
const hiddenBy =
  (privacy: Privacy) =>
  (path: Path): string | undefined => {
    const kind = privacy(path);
    return kind === 'card' || (kind === 'account' && !mayBePaidTo(path)) ? kind : undefined;
  };

/** The prop that says how a member of a list is written, beside the one that names it: `textKey`, `textFormat`. */
const formatBeside = (prop: string): string => prop.replace(/Key$/, 'Format');

/** Paths whose values are shown as they are. */
function openPaths(template: Template): readonly Path[] {
  const inPart = (part: Part): readonly Path[] => {
    if (part.kind === 'section') return part.parts.flatMap(inPart);
    return part.kind === 'text' || (part.kind === 'format' && part.format === 'masked') ? [] : [part.path];
  };
  if (template.kind === 'tag') return [template.path];
  return template.kind === 'parts' ? template.parts.flatMap(inPart) : [];
}

export function checkMasks(subject: Subject): void {
  const { survey, project, report } = subject;
  const hidden = hiddenBy(privacyOf(subject));

  const checkText = ({ value, place, spot }: Pick<Use, 'value' | 'place' | 'spot'>): void => {
    if (typeof value !== 'string') return;
    const paths = wordsOf(value, project.texts).flatMap((words) => openPaths(templateOf(words)));
    for (const path of paths) {
      const kind = originsOf(path, spot.scope, project.texts)
        .map(hidden)
        .find((each) => each !== undefined);
      if (kind === undefined) continue;
      const name = path.join('.');
      const wanted = `{{#masked}}{{${name}}}{{/masked}}`;
      const key = textKey(value);
      const args = { name, detail: wordsFor[kind] ?? kind, wanted };
      report(place, 'unmasked', key === undefined ? args : { ...args, text: key });
    }
  };

  const checkList = ({ value, place, spot, prop }: Use): void => {
    const shownBy = project.notes.get(`${nameFrom(spot.object['type'])}.${prop}`)?.shownBy ?? {};
    for (const [naming, otherwise] of Object.entries(shownBy)) {
      const member = nameFrom(own(spot.object, naming) ?? otherwise);
      const format = formatBeside(naming);
      if (member === '' || spot.object[format] === 'masked') continue;
      // Of a list that is written out, each entry says itself how it is shown.
      if (isList(value)) {
        for (const [index, entry] of value.entries())
          if (isObject(entry))
            checkText({ value: own(entry, member), place: inside(place, index, member), spot });
        continue;
      }
      const kind = valueOrigins(value, [], spot.scope, project.texts)
        .map((list) => hidden([...list, anyEntry, member]))
        .find((each) => each !== undefined);
      if (kind === undefined) continue;
      const at = own(spot.object, format) === undefined ? naming : format;
      const wanted = `"${format}": "masked"`;
      report(placeOf(spot, at), 'unmasked', { name: member, detail: wordsFor[kind] ?? kind, wanted });
    }
  };

  for (const use of survey.uses) {
    const type = nameFrom(use.spot.object['type']);
    // What an action does with private data is said of the action.
    if (use.spot.object['do'] !== undefined) continue;
    if (use.kind === 'text' && project.notes.get(`${type}.${use.prop}`)?.handedOn !== true) checkText(use);
    if (use.kind === 'list' && use.prop !== 'each') checkList(use);
  }
}
