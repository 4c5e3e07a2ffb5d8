/** Draws the map as SVG. It must not know what is on it, and is never needed to build or run the product. */
import { instance, type RenderError } from '@viz-js/viz';
import type { ScreenMap } from '../check/map/graph.ts';
import { failure, success, type Result } from '../lib/result.ts';
import { font, mapDot } from './map-dot.ts';
import { legendWords } from '../check/map/legend.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const said = (errors: readonly RenderError[]): string => errors.map(({ message }) => message).join('\n');

export async function drawMap(map: ScreenMap): Promise<Result<string, string>> {
  const viz = await instance();
  const drawn = viz.render(mapDot(map), { format: 'svg', engine: 'dot' });
  // Warnings are about widths of characters like "›", which are narrow anyway.
  return drawn.status === 'success' ? success(finish(drawn.output, map)) : failure(said(drawn.errors));
}

/** The same picture for a page as for a file: in pixels, with fonts that exist, a title, and no trace of the tool's version. */
function finish(svg: string, { language }: ScreenMap): string {
  const { title, description } = legendWords[language];
  return svg
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/width="([\d.]+)pt" height="([\d.]+)pt"/, 'width="$1" height="$2" lang="' + language + '"')
    .replace(/(<svg[^>]*>)/, `$1\n<title>${escape(title)}</title>\n<desc>${escape(description)}</desc>`)
    .replaceAll(/ xml:space="preserve"| xlink:title="[^"]*"/g, '')
    .replaceAll(`font-family="${font}`, `font-family="${font},Arial,sans-serif`)
    .replaceAll('Arial,sans-serif,sans-Serif', 'Arial,sans-serif');
}
