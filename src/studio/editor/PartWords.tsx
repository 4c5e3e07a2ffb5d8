/** The words that the chosen part says, each in both languages. It must not know what kind of part it is. */
import type { PartPlace } from '../phone/protocol.ts';
import { useIndex } from '../search/use-search.ts';
import type { WordsPlaces } from '../search/places.ts';
import { useStudio } from '../shell/studio.ts';
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
  const { source } = useStudio();
  const { places } = useIndex();
  const own = part === undefined ? [] : keysOf(places, part);
  const keys = [...new Set([...(first === undefined ? [] : [first]), ...own])];
  return keys.map((key) => (
    <WordsForm
      key={key}
      name={key}
      isClosed={source.facts.wording.verbatim.has(key)}
      isReadOnly={isReadOnly}
    />
  ));
}
