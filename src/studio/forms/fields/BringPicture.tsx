/** A picture from this computer, made light and brought; or one that the project shows already. It must not know which field asks. */
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { picturePath, picturesPath } from '../../../lib/picture-file.ts';
import { StudioFailure } from '../../api/client.ts';
import { once } from '../../core/parsed.ts';
import type { Texts } from '../../core/draft.ts';
import type { Bring } from '../bring.ts';
import { classes } from '../classes.ts';
import { useDesk } from '../desk.ts';
import { acceptedPictures, lighten } from '../light-picture.ts';
import { pictureWords } from '../picture-words.ts';
import css from '../forms.module.css';

const cls = classes(css);

/** Brought before, in the order in which the project names them. */
const broughtIn = once((texts: Texts): readonly string[] => {
  const names = [...texts.values()].flatMap((text) =>
    text.includes(picturesPath) ? [...text.matchAll(picturePath)].map(([path]) => path) : [],
  );
  return [...new Set(names)];
});

interface Said {
  readonly words: string;
  readonly isBad?: boolean;
}

interface BringProps {
  readonly bring: Bring;
  readonly now: string;
  readonly onBrought: (path: string) => void;
}

export function BringPicture({ bring, now, onBrought }: BringProps) {
  const { texts, tongue } = useDesk();
  const words = pictureWords[tongue];
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [said, setSaid] = useState<Said>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const others = broughtIn(texts).filter((path) => path !== now);

  async function take(file: File): Promise<void> {
    setBusy(true);
    setSaid({ words: words.comes });
    try {
      const light = await lighten(file);
      if (light === 'no-picture' || light === 'too-heavy') {
        setSaid({ words: light === 'no-picture' ? words.noPicture : words.tooHeavy, isBad: true });
        return;
      }
      onBrought(await bring(light.blob));
      setSaid({ words: words.came(light.width, light.height, Math.ceil(light.blob.size / 1024)) });
    } catch (error) {
      const why = error instanceof StudioFailure ? error.words.join(' ') : '';
      setSaid({ words: why || words.notSent, isBad: true });
    } finally {
      setBusy(false);
    }
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file chosen again is a choice too.
    currentTarget.value = '';
    if (file !== undefined) void take(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isBusy) void take(file);
  };
  return (
    <>
      <div
        className={cls('bring')}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <button
          type="button"
          className={cls('button')}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {now === '' ? words.bring : words.bringOther}
        </button>
        <span>{words.orDrop}</span>
        <input
          ref={input}
          type="file"
          accept={acceptedPictures}
          hidden
          aria-label={words.bring}
          onChange={choose}
        />
      </div>
      <p
        role={said?.isBad === true ? 'alert' : 'status'}
        className={cls(said?.isBad === true ? 'over' : 'help')}
      >
        {said?.words ?? ''}
      </p>
      {others.length > 0 && (
        <div role="group" aria-labelledby={listId} className={cls('brought')}>
          <span id={listId}>{words.before}</span>
          {others.map((path, index) => (
            <button
              key={path}
              type="button"
              className={cls('pick')}
              aria-label={words.take(index + 1)}
              onClick={() => onBrought(path)}
            >
              <img src={path} alt="" className={cls('thumb')} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
