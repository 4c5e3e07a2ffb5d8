/**
 * Every action there is, by name; the folder, the file and the schema carry the same name.
 * It lists names only and must not import an action: a screen loads just the actions it uses.
 */
export const actionNames = [
  'alert',
  'back',
  'bridge',
  'call',
  'check',
  'choose',
  'close',
  'copy',
  'countdown',
  'forget',
  'hash-document',
  'locate',
  'look-up',
  'navigate',
  'open',
  'open-url',
  'reload',
  'save-date',
  'save-document',
  'save-slip',
  'scroll-to',
  'set',
  'stop',
  'toast',
  'upload',
  'wait',
] as const;

export type ActionName = (typeof actionNames)[number];
