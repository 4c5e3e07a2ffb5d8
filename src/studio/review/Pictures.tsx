/** The screens on which a change is seen, before and after. It must not know how a picture is made. */
import { Picture } from '../pictures/Picture.tsx';
import type { Draft } from '../core/draft.ts';
import type { ScreenName } from '../search/screens.ts';
import { useStudio } from '../shell/studio.ts';
import { workWords } from '../words/work.ts';

interface PicturesProps {
  readonly draft: Draft;
  readonly screens: readonly ScreenName[];
}

export function Pictures({ draft, screens }: PicturesProps) {
  const { tongue } = useStudio();
  const words = workWords[tongue];
  if (screens.length === 0) return null;
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures}</h2>
      {screens.map(({ id, name }) => (
        <figure key={id} className="st-pair">
          <figcaption>{name[tongue]}</figcaption>
          <div>
            <span className="st-muted">{words.before}</span>
            <Picture screen={id} name={`${name[tongue]}: ${words.before}`} texts={draft.base} />
          </div>
          <div>
            <span className="st-muted">{words.after}</span>
            <Picture screen={id} name={`${name[tongue]}: ${words.after}`} texts={draft.now} />
          </div>
        </figure>
      ))}
    </section>
  );
}
