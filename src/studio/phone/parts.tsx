/**
 * Knows which elements belong to which node, without an element more or less: each widget is put into a fragment that can be
 * asked where it stands. It must not know any widget.
 */
import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  type ComponentType,
  type FragmentInstance,
} from 'react';
import type { Dress } from './registry.ts';

interface Drawn {
  /** Of the widget's main element. */
  readonly id: string;
  /** How many widgets are around it. */
  readonly depth: number;
  readonly fragment: FragmentInstance & { compareDocumentPosition(other: Node): number };
}

export interface Parts {
  readonly dress: Dress;
  /** The ids of what holds an element, innermost first. */
  around(element: Node): readonly string[];
  /** Where everything with these ids stands, in the window. */
  rects(has: (id: string) => boolean): readonly DOMRect[];
  /** Whether any of those with these ids stands in an element. */
  isIn(element: Element, has: (id: string) => boolean): boolean;
  /** Opens what is around those with these ids and folded. */
  unfold(has: (id: string) => boolean): void;
}

const Depth = createContext(0);

/** In which it is folded away: there it has a place as if it were seen, over what follows it. */
const foldsAround = (fragment: Drawn['fragment']): readonly Element[] =>
  [...document.querySelectorAll('details:not([open]) > :not(summary)')].filter(
    (folded) => (fragment.compareDocumentPosition(folded) & Node.DOCUMENT_POSITION_CONTAINS) !== 0,
  );

export function createParts(): Parts {
  const drawn = new Set<Drawn>();

  const dress: Dress = (_type, widget) => {
    const component = widget.component as ComponentType<Record<string, unknown>>;
    function Part(props: { readonly id: string }) {
      const depth = useContext(Depth);
      const { id } = props;
      const hold = useCallback(
        (fragment: FragmentInstance | null) => {
          if (fragment === null) return undefined;
          const own = { id, depth, fragment: fragment as Drawn['fragment'] };
          drawn.add(own);
          return () => void drawn.delete(own);
        },
        [id, depth],
      );
      return (
        <Depth value={depth + 1}>
          <Fragment ref={hold}>{createElement(component, { ...props })}</Fragment>
        </Depth>
      );
    }
    return { ...widget, component: Part as ComponentType<never> };
  };

  return {
    dress,
    around: (element) =>
      [...drawn]
        .filter(({ fragment }) => (fragment.compareDocumentPosition(element) & 16) !== 0)
        .sort((a, b) => b.depth - a.depth)
        .map(({ id }) => id),
    rects: (has) =>
      [...drawn]
        .filter(({ id, fragment }) => has(id) && foldsAround(fragment).length === 0)
        .flatMap(({ fragment }) => fragment.getClientRects())
        .filter(({ width, height }) => width > 0 && height > 0),
    isIn: (element, has) =>
      [...drawn].some(
        ({ id, fragment }) =>
          has(id) && (fragment.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINS) !== 0,
      ),
    unfold(has) {
      for (const { id, fragment } of drawn)
        if (has(id))
          for (const folded of foldsAround(fragment)) folded.parentElement?.setAttribute('open', '');
    },
  };
}
