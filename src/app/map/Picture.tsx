/** The drawn map as elements of the page: made one by one, since the content policy allows no markup from a string. */
import { createElement, type ReactNode } from 'react';

/** `[name, attributes, children]`, as the build read it from the file. */
export type Drawing = readonly [string, Readonly<Record<string, string>>, readonly (Drawing | string)[]];

/** React's names for attributes of SVG. */
const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** What only a file needs, or what the page has its own of. */
const left: ReadonlySet<string> = new Set(['class', 'id', 'lang', 'target']);

function draw(drawing: Drawing | string, key: number): ReactNode {
  if (typeof drawing === 'string') return drawing;
  const [name, given, children] = drawing;
  // Names of Graphviz' own, which a pointer would show.
  if (name === 'title' || name === 'desc') return null;
  const props: Record<string, unknown> = { key };
  for (const [attribute, value] of Object.entries(given))
    if (!left.has(attribute)) props[camel(attribute)] = value;
  // Lines and what is written at them stand in the list below, in an order that can be followed.
  if (/^(?:edge|cluster)$/.test(given['class'] ?? '')) props['aria-hidden'] = true;
  return createElement(name, props, ...children.map(draw));
}

interface PictureProps {
  readonly drawing: Drawing;
  readonly label: string;
}

export function Picture({ drawing: [, attributes, children], label }: PictureProps) {
  return (
    <svg
      role="group"
      aria-label={label}
      width={attributes['width']}
      height={attributes['height']}
      viewBox={attributes['viewBox']}
    >
      {children.map(draw)}
    </svg>
  );
}
