/**
 * The map as a graph in the words of Graphviz: which shapes, which lines, what is written on them. It must not know how
 * the map was found, nor how Graphviz is run.
 */
import type { Graph, HTMLString } from '@viz-js/viz';
import { anchorOf } from '../check/map/graph.ts';
import type { ArrowKind, MapArrow, MapPlace, PlaceKind, ScreenMap } from '../check/map/graph.ts';
import { legendWords, type LegendWords } from '../check/map/legend.ts';

const ink = '#131c26';
const muted = '#4d5967';
/** The family whose widths Graphviz knows; others of about the same widths stand in for it (map-picture.ts). */
export const font = 'Helvetica';

type Attributes = Readonly<Record<string, string | number | boolean | HTMLString>>;

/** Told by shape and line as well as by color. */
const placeLooks: Readonly<Record<PlaceKind, Attributes>> = {
  screen: { shape: 'box', style: 'rounded,filled', fillcolor: '#e7efed', color: '#0e5c4e' },
  page: { shape: 'box', style: 'rounded,filled,dashed', fillcolor: '#ffffff', color: muted },
  missing: { shape: 'box', style: 'filled,dashed', fillcolor: '#f9e9e9', color: '#bc2525', penwidth: 2 },
  native: { shape: 'box3d', style: 'filled', fillcolor: '#f0ebfa', color: '#6a38c2' },
  server: { shape: 'cylinder', style: 'filled', fillcolor: '#e9f0fb', color: '#1557c0' },
  config: { shape: 'note', style: 'filled', fillcolor: '#e9f0fb', color: '#1557c0' },
  outside: { shape: 'ellipse', style: 'filled', fillcolor: '#ffffff', color: muted },
  back: { shape: 'cds', style: 'filled', fillcolor: '#eef1f4', color: muted },
};

const arrowLooks: Readonly<Record<ArrowKind, Attributes>> = {
  navigate: { style: 'solid', color: '#0e5c4e', penwidth: 1.6, arrowhead: 'normal' },
  redirect: { style: 'dashed', color: '#a54c08', penwidth: 1.6, arrowhead: 'normal' },
  'open-url': { style: 'solid', color: '#1557c0', penwidth: 1, arrowhead: 'vee' },
  bridge: { style: 'dotted', color: '#6a38c2', penwidth: 2, arrowhead: 'dot' },
  back: { style: 'solid', color: muted, penwidth: 1, arrowhead: 'tee' },
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Longest line of a label, and most lines of one condition: the rest is in the list. */
const width = 32;
const lines = 3;

/** Breaks at spaces; a word longer than the line stays whole, and a short last word does not stand alone. */
export function wrap(text: string): readonly string[] {
  const broken: string[] = [];
  const words = text.split(/\s+/).filter((part) => part !== '');
  for (const [index, word] of words.entries()) {
    const last = broken.at(-1);
    const room = index === words.length - 1 && word.length < 5 ? width + 5 : width;
    if (last !== undefined && last.length + 1 + word.length <= room)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken.length <= lines ? broken : [...broken.slice(0, lines - 1), `${broken[lines - 1] ?? ''} …`];
}

const bold = (text: string): string => `<b>${escape(text)}</b>`;
const small = (text: string): string => `<font point-size="11" color="${muted}">${escape(text)}</font>`;
const html = (parts: readonly string[]): HTMLString => ({
  html: parts.map((part) => `${part}<br/>`).join(''),
});
/** With room around it, so that no line runs into it. */
const besideLine = (entries: readonly (readonly string[])[]): HTMLString => {
  const rows = entries.map(
    (parts) => `<tr><td align="left">${parts.map((part) => `${part}<br align="left"/>`).join('')}</td></tr>`,
  );
  return {
    html: `<table border="0" cellborder="0" cellspacing="0" cellpadding="4">${rows.join('')}</table>`,
  };
};

function placeLabel(place: MapPlace, { findings }: ScreenMap, words: LegendWords): HTMLString {
  if (place.kind !== 'screen') {
    const name = place.name === '' ? [] : wrap(place.name).map(bold);
    return html([...wrap(words.places[place.kind]).map(name.length === 0 ? bold : small), ...name]);
  }
  const entry = place.entry === undefined ? [] : [bold(`► ${words.entries[place.entry]}`)];
  const wrong = findings.filter(
    ({ code, places }) => places.includes(place.id) && words.findings[code] !== '',
  );
  return html([
    ...entry,
    ...wrap(place.title === '' ? place.name : place.title).map(
      (line) => `<font point-size="15">${bold(line)}</font>`,
    ),
    small(place.name),
    ...place.routes.map(small),
    ...wrong.flatMap(({ code }) => wrap(`! ${words.findings[code]}`).map(bold)),
  ]);
}

/** What leads to several ends of the same kind shares its arrow: a line for each, with its conditions under it. */
function arrowLabel(arrows: readonly MapArrow[], words: LegendWords): HTMLString {
  return besideLine(
    arrows.map(({ label, conditions, stays }) => [
      ...wrap(label).map(bold),
      ...conditions.flatMap((condition, index) =>
        wrap(`${index === 0 ? words.if : words.and} ${condition}`).map(small),
      ),
      ...(stays ? [small(words.stays)] : []),
    ]),
  );
}

/** Ends that are no screens are drawn once for each screen: shared, they would pull every line across the picture. */
const isShared = (place: MapPlace | undefined): boolean =>
  place === undefined || ['screen', 'missing', 'page'].includes(place.kind);

export function mapDot(map: ScreenMap): Graph {
  const words = legendWords[map.language];
  const places = new Map(map.places.map((place) => [place.id, place]));
  const drawn = map.arrows.filter(({ from }) => places.get(from)?.launcher !== true);
  const groups = new Map<string, MapArrow[]>();
  const nodes = new Map<string, MapPlace>(
    map.places
      .filter(({ kind, launcher }) => kind === 'screen' && !launcher)
      .map((place) => [place.id, place]),
  );
  const endOf = new Map<string, string>();
  for (const arrow of drawn) {
    const place = places.get(arrow.to);
    const end = isShared(place) ? arrow.to : `${arrow.to} of ${arrow.from}`;
    if (place !== undefined) nodes.set(end, place);
    const group = `${arrow.from}\n${end}\n${arrow.kind}`;
    endOf.set(group, end);
    groups.set(group, [...(groups.get(group) ?? []), arrow]);
  }
  return {
    directed: true,
    graphAttributes: {
      rankdir: 'LR',
      bgcolor: '#ffffff',
      pad: 0.3,
      nodesep: 0.2,
      ranksep: 0.35,
      fontname: font,
    },
    nodeAttributes: { fontname: font, fontsize: 13, fontcolor: ink, margin: '0.16,0.1' },
    edgeAttributes: { fontname: font, fontsize: 12, fontcolor: ink },
    nodes: [...nodes].map(([name, place]) => ({
      name,
      attributes: {
        ...placeLooks[place.kind],
        ...(place.entry === undefined ? {} : { penwidth: 3 }),
        label: placeLabel(place, map, words),
        id: name,
        tooltip: place.name === '' ? words.places[place.kind] : place.name,
        ...(place.kind === 'screen' ? { URL: `#${anchorOf(place.id)}` } : {}),
      },
    })),
    edges: [...groups].map(([group, arrows]) => ({
      tail: arrows[0]?.from ?? '',
      head: endOf.get(group) ?? '',
      attributes: {
        ...arrowLooks[arrows[0]?.kind ?? 'navigate'],
        label: arrowLabel(arrows, words),
        id: group.replaceAll('\n', ' '),
      },
    })),
    subgraphs: [legend(words)],
  };
}

function legend(words: LegendWords): NonNullable<Graph['subgraphs']>[number] {
  // Graphviz draws from the bottom up.
  const kinds = (Object.keys(arrowLooks) as ArrowKind[]).reverse();
  const point = { shape: 'point', width: 0.06, color: muted, label: '', tooltip: '' };
  return {
    name: 'cluster_legend',
    graphAttributes: {
      label: words.legend,
      fontsize: 13,
      fontcolor: ink,
      color: '#c5ccd4',
      style: 'rounded',
      margin: 12,
    },
    nodes: kinds.flatMap((kind) => [
      { name: `legend ${kind} from`, attributes: { ...point, group: kind } },
      { name: `legend ${kind} to`, attributes: { ...point, group: kind } },
    ]),
    edges: kinds.map((kind) => ({
      tail: `legend ${kind} from`,
      head: `legend ${kind} to`,
      attributes: { ...arrowLooks[kind], label: besideLine([[escape(words.arrows[kind])]]) },
    })),
  };
}
