/** An address as a picture for the camera of a phone, dark on light in every theme. It must not know where it leads. */
import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  readonly address: string;
  readonly label: string;
}

/** As many squares of quiet around it as readers ask for. */
const border = 4;

/** One path of all dark squares, a row of them at a time. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  const steps: string[] = [];
  for (const [y, row] of squares.entries())
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) steps.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
  return steps.join('');
}

export function QrCode({ address, label }: QrCodeProps) {
  const squares = useMemo(() => encodeQR(address, 'raw', { border }), [address]);
  const size = squares.length;
  return (
    <svg
      role="img"
      aria-label={label}
      className="st-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className="st-qr-light" width={size} height={size} />
      <path className="st-qr-dark" d={pathOf(squares)} />
    </svg>
  );
}
