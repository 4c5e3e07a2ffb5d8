/** A value to take elsewhere. Where the clipboard is closed, the value is selected, ready for the phone's own menu. */
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './CopyText.module.css';

const FEEDBACK_MS = 2000;

/** False where the page may not write to the clipboard (an insecure origin, an old WebView, a refusal). */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Long codes stand in fours, which are read and broken as such; what is selected or copied has no gaps. */
const foursOf = (value: string): readonly string[] =>
  (/^\d{12,40}$/.test(value) ? value.match(/.{1,4}/g) : undefined) ?? [value];

export function CopyText({ id, label, of, value, size = 'medium' }: Props<'copy-text'>): ReactElement {
  const [said, setSaid] = useState<'app.copied' | 'app.copyFailed'>();
  const code = useRef<HTMLElement>(null);
  const text = useText();
  const word = text(said === 'app.copied' ? said : 'app.copy');

  useEffect(() => {
    if (said !== 'app.copied') return undefined;
    const timer = setTimeout(() => setSaid(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (): Promise<void> => {
    const done = await toClipboard(value);
    setSaid(done ? 'app.copied' : 'app.copyFailed');
    if (!done && code.current) window.getSelection()?.selectAllChildren(code.current);
  };

  return (
    <div id={id} className={styles['copy']}>
      <p className={styles['label']}>{label}</p>
      <button
        type="button"
        className={styles['button']}
        aria-label={[word, label, of].filter(Boolean).join(' ')}
        onClick={() => void copy()}
      >
        <Icon name={said === 'app.copied' ? 'check' : 'copy'} size="small" />
        <span aria-live="polite">{word}</span>
      </button>
      <p className={cx(styles['value'], styles[size])}>
        <bdi ref={code}>
          {foursOf(value).map((part, index, parts) => (
            <span key={index} className={parts.length > 1 ? styles['four'] : undefined}>
              {lineBreaks(part)}
            </span>
          ))}
        </bdi>
      </p>
      <p className={styles['hint']} aria-live="polite">
        {said === 'app.copyFailed' ? text(said) : null}
      </p>
    </div>
  );
}
