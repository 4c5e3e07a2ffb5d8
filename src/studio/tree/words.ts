/** Words of the tree in both languages. */
import type { Tongue } from '../../lib/figures.ts';

interface TreeWords {
  readonly title: string;
  readonly body: string;
  readonly footer: string;
  readonly dialogs: string;
  readonly dialog: string;
  readonly button: string;
  readonly events: string;
  readonly nothing: string;
  readonly whenEmpty: (name: string) => string;
  readonly event: Readonly<Record<string, string>>;
  readonly each: (name: string) => string;
  readonly by: (name: string) => string;
  readonly instead: string;
  readonly errors: string;
  readonly warnings: string;
  readonly actions: (row: string) => string;
  readonly drag: (row: string) => string;
  readonly duplicate: string;
  readonly remove: string;
  readonly up: string;
  readonly down: string;
  readonly out: string;
  readonly wrap: (part: string) => string;
  readonly insert: string;
  readonly moved: (row: string, place: number, of: number, inside: string) => string;
  /** What a part stands in, or would. */
  readonly inside: (holder: string) => string;
  readonly stays: (row: string) => string;
  readonly broken: string;
  readonly open: string;
  readonly empty: string;
}

export const treeWords: Readonly<Record<Tongue, TreeWords>> = {
  es: {
    title: 'Partes de la pantalla',
    body: 'Contenido',
    footer: 'Al pie',
    dialogs: 'Diálogos',
    dialog: 'Diálogo',
    button: 'Botón',
    events: 'Lo que hace sola',
    nothing: 'Nada todavía',
    whenEmpty: (name) => `Si no hay ${name}`,
    event: {
      enter: 'Al abrir',
      ready: 'Cuando todo cargó',
      leave: 'Al salir',
      refresh: 'Al actualizar',
    },
    each: (name) => `una vez por cada ${name}`,
    by: (name) => `según ${name}`,
    instead: 'en su lugar',
    errors: 'tiene errores',
    warnings: 'tiene avisos',
    actions: (row) => `Acciones de ${row}`,
    drag: (row) => `Arrastrar ${row}`,
    duplicate: 'Duplicar',
    remove: 'Quitar',
    up: 'Subir',
    down: 'Bajar',
    out: 'Sacar de su grupo',
    wrap: (part) => `Poner dentro de: ${part}`,
    insert: 'Añadir una parte después',
    moved: (row, place, of, inside) => `${row}: ahora en el lugar ${place} de ${of}, dentro de ${inside}.`,
    inside: (holder) => `dentro de ${holder}`,
    stays: (row) => `${row} no se puede mover más.`,
    broken: 'Este texto no se puede leer. Deshaz el último cambio, o corrígelo donde se indica.',
    open: 'Abrir o cerrar',
    empty: 'Esta pantalla está vacía. Añade la primera parte.',
  },
  en: {
    title: 'Parts of the screen',
    body: 'Content',
    footer: 'At the bottom',
    dialogs: 'Dialogs',
    dialog: 'Dialog',
    button: 'Button',
    events: 'What it does by itself',
    nothing: 'Nothing yet',
    whenEmpty: (name) => `Where there is no ${name}`,
    event: {
      enter: 'When opened',
      ready: 'Once everything has loaded',
      leave: 'When left',
      refresh: 'When refreshed',
    },
    each: (name) => `once for each ${name}`,
    by: (name) => `by ${name}`,
    instead: 'in its place',
    errors: 'has errors',
    warnings: 'has warnings',
    actions: (row) => `Actions of ${row}`,
    drag: (row) => `Drag ${row}`,
    duplicate: 'Duplicate',
    remove: 'Remove',
    up: 'Move up',
    down: 'Move down',
    out: 'Take out of its group',
    wrap: (part) => `Put inside: ${part}`,
    insert: 'Add a part after it',
    moved: (row, place, of, inside) => `${row}: now in place ${place} of ${of}, inside ${inside}.`,
    inside: (holder) => `inside ${holder}`,
    stays: (row) => `${row} cannot be moved further.`,
    broken: 'This text cannot be read. Undo the last change, or mend it where it says.',
    open: 'Open or close',
    empty: 'This screen is empty. Add its first part.',
  },
};
