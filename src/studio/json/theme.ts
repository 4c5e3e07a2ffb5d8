/** How the text looks: the studio's colors, by what they are for, so that light and dark are the page's. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--studio-text)',
    backgroundColor: 'var(--studio-panel)',
    fontSize: '13px',
  },
  '&.cm-focused': { outline: '2px solid var(--studio-accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--studio-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--studio-text)' },
  '.cm-gutters': {
    color: 'var(--studio-muted)',
    backgroundColor: 'var(--studio-panel)',
    borderRight: '1px solid var(--studio-line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--studio-accent) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--studio-text)', backgroundColor: 'var(--studio-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
    {
      backgroundColor: 'color-mix(in srgb, var(--studio-accent) 25%, transparent)',
    },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--studio-soft)',
    outline: '1px solid var(--studio-accent)',
  },
  '.cm-part': { backgroundColor: 'color-mix(in srgb, var(--studio-accent) 8%, transparent)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--studio-bad)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--studio-warn)' },
  '.cm-lint-marker': { width: '9px', height: '9px', borderRadius: '50%', content: '""', margin: '5px 2px' },
  '.cm-lint-marker-error': { content: '""', backgroundColor: 'var(--studio-bad)' },
  '.cm-lint-marker-warning': { content: '""', backgroundColor: 'var(--studio-warn)' },
  '.cm-tooltip': {
    maxWidth: '46ch',
    border: '1px solid var(--studio-edge)',
    borderRadius: '6px',
    color: 'var(--studio-text)',
    backgroundColor: 'var(--studio-raised)',
    boxShadow: 'var(--studio-shade)',
  },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'system-ui, sans-serif' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--studio-bad)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--studio-warn)' },
  '.cm-diagnosticAction': {
    padding: '2px 8px',
    borderRadius: '6px',
    color: 'var(--studio-accent-text)',
    backgroundColor: 'var(--studio-accent)',
    font: 'inherit',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--studio-accent-text)',
    backgroundColor: 'var(--studio-accent)',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '6px 10px', fontFamily: 'system-ui, sans-serif' },
  '.cm-completionDetail': { marginLeft: '1em', fontStyle: 'normal', opacity: 1 },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--studio-accent)' },
  { tag: tags.string, color: 'var(--studio-good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--studio-warn)' },
  { tag: tags.invalid, color: 'var(--studio-bad)' },
]);

export const theme: Extension = [look, syntaxHighlighting(colors)];
