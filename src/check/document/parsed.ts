/**
 * Strings of a definition as they are read, each once: most of them stand in fragments and texts, which every screen that
 * uses them asks for again. It must not know where a string stands.
 */
import * as paths from '../../lib/path.ts';
import type { Path, PathError } from '../../lib/path.ts';
import type { Result } from '../../lib/result.ts';
import * as templates from '../../lib/template.ts';
import type { Template, TemplateError } from '../../lib/template.ts';
import { kept } from './kept.ts';

export const parseTemplate: (text: string) => Result<Template, TemplateError> = kept(templates.parseTemplate);
export const parsePath: (text: string) => Result<Path, PathError> = kept(paths.parsePath);
