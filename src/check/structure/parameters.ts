/** A fragment says what it is given, even where that is nothing: by this it is told from a screen. It knows no fragment. */
import { isObject, type Document } from '../document/document.ts';
import { nearest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';

/** Whether the fragment has no `params`: nothing else of it can be read then. */
export function reportParameterless(document: Document, report: Report): boolean {
  const { value } = document;
  if (!isObject(value) || value['params'] !== undefined) return false;
  const near = nearest('params', Object.keys(value));
  report({ document, pointer: [] }, 'missing-prop', {
    name: 'params',
    of: 'a fragment',
    near,
    detail: '"params": {}, with each name that the fragment is given in it',
  });
  return true;
}
