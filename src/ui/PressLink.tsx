/** Words that lead to another page by actions: a button, announced as what it is for a person. */
import type { ReactElement } from 'react';
import styles from './PressLink.module.css';

interface PressLinkProps {
  readonly text: string;
  readonly onPress: () => void;
}

export const PressLink = ({ text, onPress }: PressLinkProps): ReactElement => (
  <button type="button" role="link" className={styles['link']} onClick={onPress}>
    {text}
  </button>
);
