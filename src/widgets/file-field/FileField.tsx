/** A picker for a file or a photo; it keeps the file's name, size and type, never its content. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { FieldMessage, fieldMarks } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FileField.module.css';

const KB = 1024;
const size = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export function FileField({
  id,
  label,
  accept = 'image/*',
  bind,
  change,
}: Props<'file-field'>): ReactElement {
  const [file, setFile] = useState<File>();
  const text = useText();
  return (
    <div>
      <label className={styles['field']} htmlFor={id}>
        <span className={styles['mark']}>
          <Icon name="camera" />
        </span>
        <span className={styles['words']}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['file']} aria-live="polite">
            {file ? `${file.name} · ${size(file.size)}` : text('app.noFile')}
          </span>
        </span>
        <input
          {...fieldMarks(id, undefined, bind?.error)}
          id={id}
          type="file"
          accept={accept}
          className={styles['input']}
          aria-label={label}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (!chosen) return;
            setFile(chosen);
            const about = { name: chosen.name, size: chosen.size, type: chosen.type };
            bind?.set(about);
            change?.(about);
          }}
        />
      </label>
      <FieldMessage id={id} error={bind?.error} />
    </div>
  );
}
