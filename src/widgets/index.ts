/**
 * Every widget there is, by type; the folder, the component and the schema carry the same name.
 * It lists names only and must not import a component: a screen loads just the widgets it uses.
 */
export const widgetTypes = [
  'banner',
  'bridge-log',
  'button',
  'card',
  'carousel',
  'checkbox',
  'choice',
  'copy-text',
  'divider',
  'embed',
  'feature',
  'figure',
  'file-field',
  'floating-button',
  'heading',
  'icon',
  'image',
  'image-upload',
  'legal',
  'link',
  'list',
  'list-item',
  'message',
  'notice',
  'preview',
  'rating',
  'rows',
  'spinner',
  'stack',
  'status',
  'tab',
  'tabs',
  'text',
  'text-area',
  'text-field',
  'thumbnail',
] as const;

export type WidgetType = (typeof widgetTypes)[number];
