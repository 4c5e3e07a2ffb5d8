/** One section of a legal text: its heading, values in rows, numbered clauses with their lettered items. */
import type { ReactElement, ReactNode } from 'react';
import { letterOf, type Section } from '../../lib/legal-text.ts';
import styles from './Legal.module.css';
import { Lines } from './Lines.tsx';

interface SectionProps {
  readonly id: string;
  readonly number: number;
  readonly section: Section;
  /** What stands at its end, on the screen only. */
  readonly children: ReactNode;
}

export function SectionView({ id, number, section, children }: SectionProps): ReactElement {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles['heading']}>
        {`${number}. ${section.heading}`}
      </h3>
      {section.rows.length === 0 ? null : (
        <dl className={styles['rows']}>
          {section.rows.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <Lines text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {section.clauses.map(({ text, items }, index) => (
        <div key={index} className={styles['clause']}>
          <span className={styles['number']}>{`${number}.${index + 1}`}</span>
          <div className={styles['words']}>
            <p>
              <Lines text={text} />
            </p>
            {items.length === 0 ? null : (
              <ul className={styles['plain']}>
                {items.map((item, at) => (
                  <li key={at} className={styles['item']}>
                    <span>{letterOf(at)}</span>
                    <span>
                      <Lines text={item} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ))}
      <p className={styles['back']}>{children}</p>
    </section>
  );
}
