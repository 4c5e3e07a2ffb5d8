/** A calendar with the days of payment, a clock and what has been paid. */
import type { ReactElement } from 'react';
import { Coin } from './Coin.tsx';
import styles from './Illustration.module.css';

const columns = [0, 1, 2, 3, 4, 5];
const rows = [0, 1, 2, 3];

/** The days of payment: told by their place in the grid. */
const paid = new Set(['1,0', '4,1']);
const next = '2,3';

export function CalendarArt(): ReactElement {
  return (
    <>
      <circle cx="240" cy="180" r="158" className={styles['ground']} />
      <path d="M408 326c-6-36 4-66 34-84 2 40-6 68-34 84Z" className={styles['deep']} />
      <path d="M402 326c-22-8-36-28-36-54 24 6 36 24 36 54Z" className={styles['soft']} />
      <ellipse cx="240" cy="334" rx="160" ry="12" className={styles['shadow']} />
      <rect x="108" y="54" width="272" height="252" rx="28" className={styles['shadow']} />
      <rect x="102" y="46" width="272" height="252" rx="28" className={styles['paper']} />
      <path d="M102 74a28 28 0 0 1 28-28h216a28 28 0 0 1 28 28v36H102V74Z" className={styles['deep']} />
      <g className={styles['paper']}>
        <rect x="160" y="26" width="14" height="40" rx="7" />
        <rect x="302" y="26" width="14" height="40" rx="7" />
        <rect x="190" y="74" width="96" height="13" rx="6.500" opacity="0.9" />
      </g>
      {rows.flatMap((row) =>
        columns.map((column) => {
          const place = `${column},${row}`;
          const [x, y] = [136 + column * 41, 142 + row * 41];
          if (paid.has(place))
            return (
              <g key={place}>
                <circle cx={x} cy={y} r="16" className={styles['main']} />
                <path d={`m${x - 7} ${y} 5 6 9-11`} className={styles['strokePaper']} strokeWidth="4.500" />
              </g>
            );
          if (place === next) return <circle key={place} cx={x} cy={y} r="16" className={styles['warm']} />;
          return (
            <rect
              key={place}
              x={x - 11}
              y={y - 11}
              width="22"
              height="22"
              rx="8"
              className={styles['soft']}
            />
          );
        }),
      )}
      <circle cx="114" cy="268" r="50" className={styles['shadow']} />
      <circle cx="108" cy="262" r="50" className={styles['ink']} />
      <circle cx="108" cy="262" r="40" className={styles['paper']} />
      <path d="M108 238v25l17 11" className={styles['stroke']} />
      <Coin x={372} y={284} size={34} />
      <Coin x={372} y={262} size={34} />
      <Coin x={372} y={240} size={34} />
    </>
  );
}
