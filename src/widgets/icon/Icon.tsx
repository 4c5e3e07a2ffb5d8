/** A drawn icon; an ornament unless it has a name. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Icon as Base } from '../../ui/Icon.tsx';
import styles from './Icon.module.css';

export function Icon({ name, size = 'medium', tone = 'default', alt = '' }: Props<'icon'>): ReactElement {
  return <Base name={name} size={size} label={alt} className={styles[tone]} />;
}
