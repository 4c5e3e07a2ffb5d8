/** Figures in the texts of a field: those that it takes, and others. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const told = (field: Readonly<Record<string, Json>>, es: string, en: string): readonly string[] =>
  found({
    ...screen(field, { state: { code: '', images: { urls: '', sending: 0, failed: 0, lost: 0 } } }),
    'locales/es.json': { ...baseFiles['locales/es.json'], 'home.hint': es },
    'locales/en.json': { ...baseFiles['locales/en.json'], 'home.hint': en },
  })
    .filter(({ code }) => code === 'unkept-figure')
    .map(({ file, pointer, message }) => `${file}${pointer} ${message}`);

const field = (rule: Json, more: Readonly<Record<string, Json>> = {}) => ({
  type: 'text-field',
  bind: 'state.code',
  label: '@home.phone',
  hint: '@home.hint',
  rules: [{ test: rule, message: '@home.phone' }],
  ...more,
});
const upload = (max: number) => ({
  type: 'image-upload',
  bind: 'state.images',
  label: '@home.phone',
  hint: '@home.hint',
  picture: '@home.phone',
  tooMany: '@home.phone',
  wrongKind: '@home.phone',
  max,
  upload: { do: 'stop' },
});

describe('a figure beside a field', () => {
  it('is that of its rule, said once for both languages', () => {
    expect(told(field({ pattern: '^\\d{11}$' }), '10 dígitos', '10 digits')).toEqual([
      'locales/en.json/home.hint This text of a text-field in screens/other.json says "10 digits", but the field\'s limit is 11.',
    ]);
  });

  it.each([
    [field({ minLength: 13, maxLength: 19 }), 'De 12 a 19 dígitos', '12 to 19 digits'],
    [field({ minLength: 6 }), 'Un código de 8 dígitos', 'An 8-digit code'],
    [field({ minLength: 1 }, { maxLength: 200 }), 'Máximo 500 caracteres', 'At most 500 characters'],
    [upload(3), 'Hasta 5 imágenes', 'Up to 5 images'],
    [upload(9), 'Hasta 5 fotos', 'Up to 5 photos'],
  ])('is told where it is another: %#', (each, es, en) => {
    expect(told(each, es, en)).toHaveLength(1);
  });

  it('is told in what a rule says', () => {
    const rules = [{ test: { minLength: 6 }, message: '@home.hint' }];
    expect(told(field({}, { hint: '@home.phone', rules }), 'Faltan 5 letras', '5 letters')).toHaveLength(1);
  });

  it.each([
    [field({ pattern: '^1\\d{10}$' }), '11 dígitos; empieza con 1.', '11 digits, beginning with 1.'],
    [field({ minLength: 13, maxLength: 19 }), 'De 13 a 19 dígitos', '13 to 19 digits'],
    [field({ minLength: 13 }), 'Los últimos 4 dígitos', 'The last 4 digits'],
    [field({ pattern: '^\\d{11}$' }), 'Te enviamos un código de 6 dígitos', 'We send a code of 6 digits'],
    [field('phone'), '10 dígitos', '10 digits'],
    [upload(9), 'Elige 3 imágenes claras', 'Choose 3 clear images'],
    [upload(9), 'Hasta 9 imágenes en 24 horas', 'Up to 9 images in 24 hours'],
  ])('is silent where it is right, or of something else: %#', (each, es, en) => {
    expect(told(each, es, en)).toEqual([]);
  });
});

describe('a figure of the legal texts', () => {
  const told = (maxLength: number, name = 'other.state.note'): readonly string[] =>
    found({
      ...screen(
        { type: 'text-area', bind: 'state.note', label: '@home.phone', maxLength },
        { state: { note: '' } },
      ),
      'locales/documents/constants.json': {
        units: {
          characters: { es: ['{n} carácter', '{n} caracteres'], en: ['{n} character', '{n} characters'] },
        },
        figures: { note: { value: 200, unit: 'characters', field: name } },
      },
    })
      .filter(({ code }) => /figure/.test(code) && code !== 'unused-figure')
      .map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

  it('is what the field takes that it names', () => {
    expect(told(200)).toEqual([]);
    expect(told(500)).toEqual(['screens/other.json/body/maxLength unkept-figure']);
  });

  it('names a field that is there', () => {
    expect(told(200, 'other.state.text')).toEqual([
      'locales/documents/constants.json/figures/note/field bad-figure',
    ]);
  });
});
