/** What a sentence for staff is made of. It must not know any problem. */
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { ProblemCode } from '../../lib/problem.ts';

export type Fact = 'name' | 'of' | 'near' | 'detail' | 'missing' | 'wanted';

type Named = (fact: Fact) => string;

/** What a fact can be the name of. */
export type Kind =
  | 'data'
  | 'call'
  | 'screen'
  | 'dialog'
  | 'document'
  | 'action'
  | 'part'
  | 'kind'
  | 'said'
  | 'values';

/**
 * The facts of a problem in words of staff, in one language. What has no words is said in general, so that every sentence stands
 * without any fact: no name for the program, path or address is in any of them.
 */
export interface The {
  readonly facts: ProblemArguments;
  /** Nothing for what has no words. */
  readonly known: (kind: Kind, fact: Fact) => string | undefined;
  /** "el monto del préstamo" */
  readonly data: Named;
  /** "es", or "son" where that data are several */
  readonly be: Named;
  /** "la operación «Confirmar el préstamo»" */
  readonly call: Named;
  /** "la pantalla «Mi préstamo»", by its address, its file or its id */
  readonly screen: Named;
  /** "el diálogo «¿Confirmas?»" */
  readonly dialog: Named;
  /** "el texto legal «Contrato»" */
  readonly document: Named;
  /** "«Ir a una pantalla»" */
  readonly action: Named;
  /** "«Botón»" */
  readonly part: Named;
  /** "un texto" */
  readonly kind: Named;
  /** "«Pagar ahora»", of a key or of words */
  readonly said: Named;
  /** "«Vencido»", one value or several, as they are called where the contract says so */
  readonly values: Named;
  /** "33"; empty where there is none */
  readonly number: Named;
  /** "en inglés" */
  readonly language: Named;
  /** "en español": not the one in which the words of the problem are */
  readonly otherLanguage: string;
}

export type Say = string | ((the: The) => string);

/** With the nearest that there is, where that has words. */
export const nearest =
  (kind: Kind, otherwise: string, make: (near: string) => string): Say =>
  ({ known }) => {
    const near = known(kind, 'near');
    return near === undefined ? otherwise : make(near);
  };

/** What is wrong and what to do about it; what has it is said before. */
export type Said = readonly [es: Say, esRemedy: Say, en: Say, enRemedy: Say];

/** Those of one file of the catalogue. */
export type SaidOf<Code extends ProblemCode> = Readonly<Record<Code, Said>>;

/** What is put right by nobody in the studio. */
export const program: readonly [es: string, en: string] = [
  'Esto no se corrige en el estudio: avisa a quienes mantienen el programa.',
  'This is not mended in the studio: tell those who maintain the program.',
];

/** What comes about only by an edit of the text itself. */
export const undo: readonly [es: string, en: string] = [
  'Deshaz el último cambio, o quita lo que sobra.',
  'Undo the last change, or remove what should not be there.',
];
