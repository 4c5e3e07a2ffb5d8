/**
 * What the program of a widget says by itself ("Ver más"), which no definition names: the widget is drawn apart, and what it asks for is
 * written down. It must not know which words changed.
 */
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TextProvider } from '../../renderer/text.ts';
import type { Says } from './drawn.ts';
import type { Registry } from './registry.ts';

const silent = { onCaughtError: () => undefined, onUncaughtError: () => undefined };

/** @param text the words of a key. */
export const saysOf =
  (widgets: Registry['widgets'], text: (key: string) => string): Says =>
  (type, phase, props) => {
    const component = widgets[type]?.component;
    if (component === undefined) return [];
    const said = new Set<string>();
    const asked = (key: string): string => {
      const words = text(key);
      said.add(words);
      return words;
    };
    const root = createRoot(document.createElement('div'), silent);
    const own = { ...props, id: 'apart', busy: false, pending: phase === 'pending' };
    const drawn = createElement(component as ComponentType<Record<string, unknown>>, own);
    flushSync(() => root.render(<TextProvider value={asked}>{drawn}</TextProvider>));
    root.unmount();
    return [...said];
  };
