/** What the words of one file repeat: a quotation, a sentence with a figure, a manner of speaking, a unit. */
import { describe, expect, it } from 'vitest';
import { baseFiles, type Files } from '../../../tests/invalid/base.ts';
import { placed } from '../../../tests/invalid/checked.ts';

type Words = Readonly<Record<string, string>>;

const told = (code: string, es: Words, en: Words, files: Files = {}): readonly string[] =>
  placed({
    'locales/es.json': { ...baseFiles['locales/es.json'], ...es },
    'locales/en.json': { ...baseFiles['locales/en.json'], ...en },
    ...files,
  })
    .filter((line) => line.endsWith(` ${code}`))
    .map((line) => line.replace(` ${code}`, ''));

describe('words in quotation marks', () => {
  const at = (step: string, pay = 'Pay it all'): readonly string[] =>
    told(
      'misquoted-label',
      { 'home.pay': 'Pagar todo', 'home.step': 'Toca «Pagar todo» y espera.' },
      { 'home.pay': pay, 'home.step': step },
    );

  it('are those that the other language has for what it quotes', () => {
    expect(at('Press “Pay now” and wait.')).toEqual(['locales/en.json/home.step']);
    expect(at('Press “Pay it all” and wait.')).toEqual([]);
    expect(at('Press “Pay it all,” and wait.')).toEqual([]);
  });

  it('may be of no screen, or left out', () => {
    expect(at('Press the button and wait.')).toEqual([]);
    expect(
      told(
        'misquoted-label',
        { 'home.step': 'Elige «Otro banco».' },
        { 'home.step': 'Choose “Other bank”.' },
      ),
    ).toEqual([]);
  });
});

describe('one sentence', () => {
  const sentences = (hours: string): Words => ({
    'home.one': 'Tu pago puede tardar hasta 24 horas en aparecer.',
    'home.two': `Guarda el recibo. Tu pago puede tardar hasta ${hours} en aparecer.`,
  });
  const english = (hours: string): Words => ({
    'home.one': 'Your payment can take up to 24 hours to appear.',
    'home.two': `Keep the receipt. Your payment can take up to ${hours} to appear.`,
  });

  it('says the same figure in two texts', () => {
    expect(told('different-figures', sentences('48 horas'), english('48 hours'))).toEqual([
      'locales/en.json/home.two',
      'locales/es.json/home.two',
    ]);
    expect(told('different-figures', sentences('24 horas'), english('24 hours'))).toEqual([]);
  });

  it('may count something else, or its own steps', () => {
    const es = { 'home.one': 'Paso 1 de 3 para pagar todo', 'home.two': 'Paso 2 de 3 para pagar todo' };
    const en = { 'home.one': 'Step 1 of 3 to pay it all', 'home.two': 'Step 2 of 3 to pay it all' };
    expect(told('different-figures', es, en)).toEqual([]);
    const plural = {
      'home.d_one': 'Te queda todavía 1 día para pagar',
      'home.d_other': 'Te queda todavía 2 días para pagar',
    };
    expect(told('different-figures', plural, {})).toEqual([]);
  });
});

describe('a language with two manners', () => {
  const familiar: Words = Object.fromEntries(
    Array.from('abcdefghijk', (name) => [`home.note${name}`, `Revisa tu cuenta ${name}.`]),
  );
  const at = (text: string): readonly string[] => told('other-manner', { ...familiar, 'home.pay': text }, {});

  it('speaks in one of them', () => {
    expect(at('Ingrese su código.')).toEqual(['locales/es.json/home.pay']);
    expect(at('Nunca le pedimos su clave.')).toEqual(['locales/es.json/home.pay']);
    expect(at('¿Quiere usted pagar?')).toEqual(['locales/es.json/home.pay']);
  });

  it('may speak of somebody else', () => {
    expect(at('Cuando el banco revise la cuenta, aparece aquí.')).toEqual([]);
    expect(at('El banco puede cobrar su comisión.')).toEqual([]);
    expect(at('Entra con tu número.')).toEqual([]);
    expect(at('Entre 1 y 3 días.')).toEqual([]);
    expect(at('Si pagas con tu banco, le avisamos.')).toEqual([]);
    expect(told('other-manner', { 'home.pay': 'Ingrese su código.' }, {})).toEqual([]);
  });
});

describe('a figure', () => {
  const register = (unit: string, years: readonly string[] = ['{n} año', '{n} años']): Files => ({
    'locales/documents/constants.json': {
      units: {
        number: { es: ['{n}', '{n}'], en: ['{n}', '{n}'] },
        percent: { es: ['{n}%', '{n}%'], en: ['{n}%', '{n}%'] },
        years: { es: [...years], en: ['{n} year', '{n} years'] },
      },
      figures: { cost: { value: 18, unit, texts: ['home.cost'] } },
    },
  });
  const cost = { 'home.cost': '18%' };

  it('is a share where a text says so', () => {
    expect(told('odd-unit', cost, cost, register('number'))).toEqual([
      'locales/documents/constants.json/figures/cost/unit',
    ]);
    expect(told('odd-unit', cost, cost, register('percent'))).toEqual([]);
    expect(
      told('odd-unit', { 'home.cost': '18 a 20' }, { 'home.cost': '18 to 20' }, register('number')),
    ).toEqual([]);
  });

  it('has the words of its unit in each language', () => {
    expect(told('same-text', cost, cost, register('percent', ['{n} year', '{n} years']))).toEqual([
      'locales/documents/constants.json/units/years/es',
    ]);
    expect(told('same-text', cost, cost, register('percent'))).toEqual([]);
  });
});
