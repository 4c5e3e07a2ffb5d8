/**
 * The reference in Spanish, on one page: what each part and each of its props is called and is for. Values and examples are the
 * same in every language and stand in the English pages. It must not read files, nor know any part by name.
 */
import type { PartSchema } from './kinds.ts';
import type { Language } from './reference-page.ts';
import { cell, code, notWritten, words } from './reference-markdown.ts';

type Parts = Language['widgets'];
type Said = { readonly [tongue in 'en' | 'es']?: string };

/** What people who choose a part read of it; empty where its schema does not say. */
export function wordsOf(schema: PartSchema): { readonly label: Said; readonly help: Said } {
  const { label = {}, help = {} } = schema as { readonly label?: Said; readonly help?: Said };
  return { label, help: { en: schema.description ?? '', ...help } };
}

const spanish = (schema: PartSchema): readonly [label: string, help: string] => {
  const { label, help } = wordsOf(schema);
  return [label.es ?? '', help.es ?? ''];
};

const written = (text: string): string => words(cell(text));

function table(properties: { readonly [name: string]: PartSchema }, heading: string): string {
  const lines = Object.entries(properties).flatMap(([name, schema]) => {
    const [label, help] = spanish(schema);
    return label === '' ? [] : [`| ${code(name)} | ${written(label)} | ${written(help)} |`];
  });
  if (lines.length === 0) return 'No tiene propias.';
  return [`| ${heading} | se llama | qué es |`, '| --- | --- | --- |', ...lines].join('\n');
}

const told = (parts: Parts, folder: string, heading: string): readonly string[] =>
  parts.flatMap(({ name, schema }) => {
    const [label, help] = spanish(schema);
    if (label === '') return [];
    return [
      `### ${label}: [\`${name}\`](${folder}${name}.md)`,
      words(help),
      table(schema.properties ?? {}, heading),
    ];
  });

/** One page: what every part takes, then the widgets and the actions by name. */
export const spanishPage = ({ widgets, actions, shared }: Language): string =>
  [
    notWritten,
    '# Referencia en español',
    'Cada parte de una pantalla y cada acción: cómo se llama, para qué es y qué se le puede decir. El nombre en letra de máquina es el que se escribe en la definición; lleva a su página en inglés, con los valores, ejemplos e imágenes.',
    '## Lo que acepta cada parte',
    table((shared['generalProps'] ?? {}) as Parts[number]['schema']['properties'] & object, 'propiedad'),
    '## Lo que acepta cada acción',
    table((shared['generalParameters'] ?? {}) as Parts[number]['schema']['properties'] & object, 'parámetro'),
    '## Partes',
    ...told(widgets, '', 'propiedad'),
    '## Acciones',
    ...told(actions, 'action-', 'parámetro'),
  ].join('\n\n');
