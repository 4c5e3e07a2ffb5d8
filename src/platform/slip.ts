/** Draws words and a code as one white picture, to be kept or sent on. It must not know what it is for, nor who keeps it. */
import type { Slip } from '../engine/ports.ts';

/** In pixels of the picture, which is read on a phone's whole width. */
const width = 720;
const margin = 48;
const inner = width - 2 * margin;
const gap = 20;
/** After a press the phone shares for five seconds only. */
const patience = 3000;

interface Row {
  readonly words: string;
  readonly font: string;
  readonly height: number;
}
type Style = Omit<Row, 'words'>;

const title: Style = { font: 'bold 40px system-ui, sans-serif', height: 52 };
const line: Style = { font: '32px system-ui, sans-serif', height: 44 };

export async function drawSlip(slip: Slip): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const code = slip.picture === undefined ? undefined : await load(slip.picture);
  const codeHeight = code === undefined ? 0 : (inner * code.naturalHeight) / code.naturalWidth;
  const blocks = [wrap(context, slip.title, title), ...slip.lines.map((words) => wrap(context, words, line))];
  canvas.width = width;
  // A size that is set empties the canvas and what it was told.
  canvas.height =
    2 * margin + Math.ceil(codeHeight) + blocks.reduce((sum, rows) => sum + heightOf(rows) + gap, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.textBaseline = 'top';
  let top = margin;
  for (const rows of blocks) {
    for (const { words, font, height } of rows) {
      context.font = font;
      // A word that is longer than the line is squeezed into it, never cut.
      context.fillText(words, margin, top, inner);
      top += height;
    }
    top += gap;
  }
  if (code !== undefined) context.drawImage(code, margin, top, inner, codeHeight);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

function wrap(context: CanvasRenderingContext2D, text: string, style: Style): readonly Row[] {
  context.font = style.font;
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${rows[rows.length - 1] ?? ''} ${word}`.trim();
    if (rows.length > 0 && context.measureText(longer).width <= inner) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.map((words) => ({ words, ...style }));
}

/** A picture of another origin that does not say it may be drawn would close the canvas: it is not loaded. */
async function load(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  const late = new Promise<void>((_, reject) => setTimeout(reject, patience));
  const shown = await Promise.race([picture.decode(), late]).then(
    () => true,
    () => false,
  );
  return shown && picture.naturalWidth > 0 ? picture : undefined;
}
