/** Pictures to send, one at a time: each with its preview, its progress, a way to try again and to take it away. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import { usePicture } from '../../renderer/picture.ts';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { FieldMessage, fieldMarks } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ImageUpload.module.css';
import { accepted, mayBePicture } from './shrink.ts';
import { Tile } from './Tile.tsx';
import { isStuck, urlsOf, useUploads } from './uploads.ts';

export function ImageUpload(props: Props<'image-upload'>): ReactElement {
  const { id, bind, upload, label, hint, max = 9, picture, tooMany, wrongKind } = props;
  const text = useText();
  const picturing = usePicture();
  const [notices, setNotices] = useState({ tooMany: false, wrongKind: false });
  const refuse = (): void => setNotices((before) => ({ ...before, wrongKind: true }));
  const { waiting, preview, add, retry, drop, remove } = useUploads(bind, upload, refuse);
  const urls = urlsOf(bind.value);
  const count = urls.length + waiting.length;
  const nameOf = (index: number): string => `${picture} ${index + 1}`;
  const refusals = waiting.map(({ refusal }) => refusal);
  const said = [notices.wrongKind && wrongKind, notices.tooMany && tooMany, ...refusals].filter(Boolean);
  const notice = [...new Set(said)].join(' ');

  function choose(files: readonly File[]): void {
    const pictures = files.filter(mayBePicture);
    const room = Math.max(0, max - count);
    setNotices({ tooMany: pictures.length > room, wrongKind: pictures.length < files.length });
    if (pictures.length > 0) add(pictures.slice(0, room));
  }

  return (
    <div role="group" aria-label={label} className={styles['field']}>
      <p className={styles['label']}>
        <span aria-hidden="true">{label}</span>
        <span className={styles['count']}>{`${count}/${max}`}</span>
      </p>
      {hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
      <ul className={styles['tiles']}>
        {urls.map((url, index) => (
          <Tile
            key={`${index} ${url}`}
            src={preview(url) ?? picturing(url)}
            name={nameOf(index)}
            onRemove={() => remove(index)}
          />
        ))}
        {waiting.map((entry, index) => (
          <Tile
            key={entry.key}
            src={entry.preview}
            name={nameOf(urls.length + index)}
            share={isStuck(entry) ? undefined : entry.share}
            error={isStuck(entry) ? text('app.notSent') : undefined}
            onRetry={entry.state === 'failed' ? () => retry(entry.key) : undefined}
            onRemove={() => drop(entry.key)}
          />
        ))}
        {count < max ? (
          <li className={styles['tile']}>
            <label className={styles['add']} htmlFor={id}>
              <Icon name="camera" />
              <input
                {...fieldMarks(id, hint, bind.error)}
                id={id}
                type="file"
                accept={accepted}
                multiple
                className={styles['input']}
                aria-label={`${text('app.add')}: ${label}`}
                onChange={(event) => {
                  choose([...(event.target.files ?? [])]);
                  // The same file can be chosen again after it was taken away.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      <FieldMessage id={id} error={bind.error} />
    </div>
  );
}
