/** The project as it is, for the tests of what edits it; and a desk that keeps the edits. */
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { readProject } from '../../build/project.ts';
import { filesOfProject } from '../../release/snapshot.ts';
import { apply, openDraft, type Draft, type Edit, type Texts } from '../core/draft.ts';
import { DeskProvider, deskOf, type DeskProps } from './desk.ts';

export const project = readProject('.');
export const texts: Texts = new Map(filesOfProject(project).map(({ file, text }) => [file, text]));

/** The project with one file said otherwise. */
export const withFile = (file: string, value: unknown): Texts =>
  new Map([...texts, [file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`]]);

export interface Shown {
  readonly edits: readonly Edit[];
  value(file?: string): unknown;
  text(file?: string): string;
}

/** Draws something over a draft: what it edits is there at once, as in the studio. */
export function showAt(
  file: string,
  draw: (desk: DeskProps) => ReactNode,
  { from = texts, ...more }: Partial<Omit<DeskProps, 'texts' | 'file'>> & { readonly from?: Texts } = {},
): Shown {
  const edits: Edit[] = [];
  let now: Draft = openDraft(from);
  function Board() {
    const [draft, setDraft] = useState(now);
    const onEdit = (edit: Edit): void => {
      edits.push(edit);
      now = apply(now, edit);
      setDraft(now);
    };
    const desk: DeskProps = { texts: draft.now, file, tongue: 'es', project, problems: [], onEdit, ...more };
    return <DeskProvider value={deskOf(desk)}>{draw(desk)}</DeskProvider>;
  }
  render(<Board />);
  return {
    edits,
    text: (of = file) => now.now.get(of) ?? '',
    value: (of = file) => JSON.parse(now.now.get(of) ?? 'null') as unknown,
  };
}
