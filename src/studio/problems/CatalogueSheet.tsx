/** Everything that the checker may say, with what to do about it, to be searched. It must not know what is wrong now. */
import { useMemo, useState } from 'react';
import { plain } from '../search/meant.ts';
import { Sheet } from '../shell/Sheet.tsx';
import { useStudio, useWork } from '../shell/studio.ts';
import { TextField } from '../shell/TextField.tsx';
import { shellWords } from '../words/shell.ts';
import { groups } from './catalogue.ts';
import { tellKind } from './tell.ts';

interface SheetProps {
  readonly onClose: () => void;
}

export function CatalogueSheet({ onClose }: SheetProps) {
  const { source, tongue } = useStudio();
  const { draft } = useWork();
  const words = shellWords[tongue];
  const [asked, setAsked] = useState('');
  const wanted = plain(asked);
  const all = useMemo(
    () =>
      groups.map(({ title, codes }) => ({
        title: title[tongue === 'es' ? 0 : 1],
        told: codes.map((code) => ({
          code,
          ...tellKind(code, { texts: draft.base, project: source, tongue }),
        })),
      })),
    [draft.base, source, tongue],
  );
  const found = all.flatMap(({ title, told }) => {
    const some = told.filter(({ what, remedy }) => plain(`${title} ${what} ${remedy}`).includes(wanted));
    return some.length === 0 ? [] : [{ title, told: some }];
  });
  return (
    <Sheet title={words.checker} onClose={onClose}>
      <TextField label={words.checkerFind} type="search" value={asked} onType={setAsked} />
      {found.length === 0 && <p className="st-muted">{words.findNone}</p>}
      {found.map(({ title, told }) => (
        <section key={title} aria-label={title} className="st-sayings">
          <h3>{title}</h3>
          <dl>
            {told.map(({ code, what, remedy }) => (
              <div key={code}>
                <dt>{what}</dt>
                <dd className="st-muted">{remedy}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
