/** Sentences of the server as staff read them. */
import { describe, expect, it } from 'vitest';
import { forStaff, isForStaff, withoutKeys } from './for-staff.ts';

describe('sentences for staff', () => {
  it('say no name under which words are kept', () => {
    expect(withoutKeys('Las palabras "Ver más" de @app.more ahora dicen "Ver todo" (español).')).toBe(
      'Las palabras "Ver más" ahora dicen "Ver todo" (español).',
    );
    expect(withoutKeys('The words "More" of @app.more now say "All" (English).')).toBe(
      'The words "More" now say "All" (English).',
    );
    expect(withoutKeys('Escribe a ayuda@lendora.mx')).toBe('Escribe a ayuda@lendora.mx');
  });

  it('name what was there before any release', () => {
    expect(forStaff("Everyone sees the build's own definitions.")).toBe(
      'Everyone sees the original version.',
    );
    expect(forStaff('Todos ven lo que trae la app.')).toBe('Todos ven la versión original.');
  });

  it('leave out what is said of commands', () => {
    expect(isForStaff('Todos ven r1.')).toBe(true);
    expect(isForStaff('El número es 1: --expect 1 rechaza.')).toBe(false);
  });
});
