/** A picture over the whole screen, on black; Esc, Back, its button and a press beside the picture close it. */
import type { ReactElement } from 'react';
import { IconButton } from './Button.tsx';
import { useModal } from './modal.ts';
import styles from './Viewer.module.css';

interface ViewerProps {
  readonly src: string;
  readonly alt: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Open for as long as it is mounted. */
export function Viewer({ src, alt, closeLabel, onClose }: ViewerProps): ReactElement {
  const { ref, ...events } = useModal(true, onClose, 'button');
  return (
    // The keyboard's way to do the same is Esc, which the element itself handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles['viewer']}
      aria-label={alt}
      {...events}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['bar']}>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </div>
      <img src={src} alt={alt} className={styles['picture']} />
    </dialog>
  );
}
