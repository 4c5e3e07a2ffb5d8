/** What parts and actions are called by people. It must not know any by name. */
import type { Tongue } from '../../lib/figures.ts';
import { own } from '../../check/document/document.ts';
import { helpOf, labelOf, type PartSchema } from '../core/part-schema.ts';
import { actionSchemas, widgetSchemas } from '../core/parts.ts';
import { inTongue } from './tongue.ts';

export const nameOfPart = (type: string, tongue: Tongue): string =>
  inTongue(labelOf(own(widgetSchemas, type) ?? {}), tongue) || type;

export const partSchemaOf = (type: string): PartSchema => own(widgetSchemas, type) ?? {};

export const helpOfPart = (type: string, tongue: Tongue): string =>
  inTongue(helpOf(own(widgetSchemas, type) ?? {}), tongue);

export const nameOfAction = (name: string, tongue: Tongue): string =>
  inTongue(labelOf(own(actionSchemas, name) ?? {}), tongue) || name;
