/**
 * Parameters that a screen reads and that nothing hands over, though a screen that leads there has them. It must not know what they
 * mean.
 */
import { isObject, keyOf, inside, nameFrom } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';
import { objectOf } from '../walk/deeds.ts';
import type { Reader } from './asked.ts';
import { handedTo } from './handed.ts';

export function checkUnsentNames(readers: readonly Reader[]): void {
  const subjects = readers.map(({ subject }) => subject);
  const opened = new Set(subjects[0]?.project.known.opens);
  const handed = handedTo(subjects);
  const takes = ({ survey: { screen } }: Subject, name: string): boolean =>
    isObject(screen['query']) && screen['query'][name] !== undefined;
  const leaders = new Map<string, Set<Subject>>();
  for (const subject of subjects)
    for (const { object } of subject.survey.actions) {
      const route = nameFrom(objectOf('leadsTo', object, subject.facts));
      const file = subject.project.routes.get(route)?.file;
      if (file !== undefined) leaders.set(file, (leaders.get(file) ?? new Set()).add(subject));
    }
  for (const { subject, reads } of readers) {
    const { survey, project, report } = subject;
    const { file } = survey.place.document;
    const isOpened = [...project.routes].some(([route, target]) => target.file === file && opened.has(route));
    const { query } = survey.screen;
    if (isOpened || !isObject(query)) continue;
    for (const [name, declared] of Object.entries(query)) {
      if (!isObject(declared) || declared['default'] !== undefined || declared['required'] === true) continue;
      const from = [...(leaders.get(file) ?? [])].find((each) => each !== subject && takes(each, name));
      const isRead = reads.some(({ path: [root, read] }) => root === 'query' && read === name);
      if (from !== undefined && isRead && !handed.has(`${file} ${name}`))
        report(keyOf(inside(survey.place, 'query'), name), 'unsent-name', {
          name,
          of: from.survey.place.document.file,
        });
    }
  }
}
