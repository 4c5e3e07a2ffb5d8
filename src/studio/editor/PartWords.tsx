/** The words that the program of the chosen part says, which no field of its form has. It must not know what kind of part it is. */
import { useMemo } from 'react';
import { closedBy } from '../../release/closed.ts';
import type { PartPlace } from '../phone/protocol.ts';
import { useIndex } from '../search/use-search.ts';
import type { WordsPlaces } from '../search/places.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';
import { WordsForm } from './WordsForm.tsx';

const keysOf = (places: WordsPlaces, { file, pointer }: PartPlace): readonly string[] =>
  [...places]
    .filter(([, standing]) => standing.some(({ part }) => part?.file === file && part.pointer === pointer))
    .map(([key]) => key);

interface PartWordsProps {
  readonly part: PartPlace | undefined;
  /** Words that were looked for: they stand first. */
  readonly first: string | undefined;
  readonly isReadOnly: boolean;
}

export function PartWords({ part, first, isReadOnly }: PartWordsProps) {
  const { source, tongue } = useStudio();
  const { draft } = useWork();
  const { places } = useIndex();
  const written = part === undefined ? '' : (draft.now.get(part.file) ?? '');
  const own = useMemo(() => (part === undefined ? [] : keysOf(places, part)), [places, part]);
  const asked = first !== undefined && (part === undefined || own.includes(first)) ? [first] : [];
  const keys = [...new Set([...asked, ...own])].filter((key) => !written.includes(`"@${key}"`));
  const form = (key: string) => (
    <WordsForm key={key} name={key} closed={closedBy(source.facts.wording, key)} isReadOnly={isReadOnly} />
  );
  const others = keys.filter((key) => !asked.includes(key));
  if (keys.length === 0) return null;
  return (
    <div className="st-words">
      {asked.filter((key) => keys.includes(key)).map(form)}
      {others.length > 0 && (
        <details>
          <summary>{editorWords[tongue].others(others.length)}</summary>
          {others.map(form)}
        </details>
      )}
    </div>
  );
}
