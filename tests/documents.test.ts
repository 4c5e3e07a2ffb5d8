/**
 * The legal texts against the specification: each fact of its sections 2 and 9 stands in them, figure for figure, in both
 * languages. That the languages agree and no figure is written twice is the checker's work (src/check/texts/documents.ts).
 */
import { describe, expect, it } from 'vitest';
import { fillDocument, type Register, type Tongue } from '../src/lib/figures.ts';
import register from '../locales/documents/constants.json' with { type: 'json' };
import { filesUnder, read } from './support/project.ts';

const figures: Register = register;
const textOf = (id: string, tongue: Tongue): string =>
  JSON.stringify(fillDocument(JSON.parse(read(`locales/documents/${id}.${tongue}.json`)), figures, tongue));

/** Document, then the words for a fact in Spanish and in English. */
const facts: readonly (readonly [id: string, es: string, en: string])[] = [
  ['loan-agreement', 'interés anual de 18%', 'annual interest of 18%'],
  ['loan-agreement', 'un interés de 0.0065%', 'interest of 0.0065%'],
  [
    'loan-agreement',
    'IVA es de 16% sobre la suma del interés y la comisión',
    'VAT is 16% of interest plus commission',
  ],
  ['loan-agreement', 'penalización por mora es de 3% por día', 'overdue penalty is 3% per day'],
  [
    'loan-agreement',
    '3% por día sobre la cantidad vencida que siga sin pagarse',
    '3% per day of the amount that is overdue and unpaid',
  ],
  ['loan-agreement', 'El total por pagar en esa fecha', 'The total to repay on that date'],
  ['loan-agreement', 'posponer el pago hasta 7 días', 'postpone repayment for up to 7 days'],
  [
    'loan-agreement',
    'solo se paga el cargo por prórroga del periodo actual',
    'only the deferral fee for the current period is paid',
  ],
  ['privacy', 'se eliminan en un plazo de 30 días', 'are deleted within 30 days'],
  ['privacy', 'solo a usuarios mexicanos', 'only to Mexican users'],
  ['privacy', 'decisión en un plazo de 20 días', 'decision within 20 days'],
  ['privacy', 'dentro de los 15 días hábiles', 'within 15 working days'],
  ['privacy', '5 días hábiles para pedirte que la corrijas', '5 working days to ask you for a correction'],
  ['privacy', '10 días hábiles para responder', '10 working days to answer it'],
  ['loan-terms', 'de 91 a 365 días naturales', '91 to 365 calendar days'],
  ['loan-terms', 'de 1 a 3 días después de que aceptas', '1 to 3 days after your acceptance'],
  ['loan-terms', 'en un plazo de 1 día', 'within 1 day'],
  ['loan-terms', 'Rs.1,000 a clientes nuevos', 'Rs.1,000 for new clients'],
  ['loan-terms', 'Rs.800 a clientes recurrentes', 'Rs.800 for repeat clients'],
  ['loan-terms', '5% por día del día 1 al 30', '5% per day for days 1 to 30'],
  ['loan-terms', '4% por día del día 31 al 90', '4% per day for days 31 to 90'],
  ['loan-terms', '2% por día desde el día 91', '2% per day from day 91'],
  [
    'loan-terms',
    'solo después de la mitad del plazo y no antes de 7 días',
    'only after half of the term and not before 7 days from disbursement',
  ],
  ['loan-terms', 'más de 18 años', 'over 18 years'],
  ['loan-terms', 'cambio a estos términos en un plazo de 3 días', 'change to these terms within 3 days'],
  ['loan-terms', '7 días hábiles de anticipación', '7 business days of notice'],
  ['loan-terms', '10 días de gracia', 'a grace of 10 days for the judgment payment'],
  [
    'loan-terms',
    'por un periodo igual, después de pagar el interés y las penalizaciones vencidos',
    'for the same period after paying the interest and penalties due',
  ],
  [
    'loan-terms',
    '"los cargos que la ley permite;","los gastos de ejecución;","las penalizaciones;","las comisiones;","el interés;","el principal."',
    '"permitted charges;","enforcement costs;","penalties;","fees;","interest;","principal."',
  ],
];

describe('the facts of the specification', () => {
  it.each(facts)('%s: %s', (id, es, en) => {
    expect(textOf(id, 'es')).toContain(es);
    expect(textOf(id, 'en')).toContain(en);
  });
});

describe('the privacy notice', () => {
  it.each([
    ['Datos que tratamos', 'Data we process'],
    ['Reconocimiento facial', 'Face recognition'],
    ['Ubicación', 'Location'],
    ['Cámara', 'Camera'],
    ['Para qué usamos tus datos', 'What we use your data for'],
    ['Transferencias', 'Transfers'],
    ['Tus derechos ARCO', 'Your ARCO rights'],
    ['Plazos para atender tu solicitud', 'How long a request takes'],
    ['Cambios a este aviso', 'Changes to this notice'],
    ['Revocar tu consentimiento', 'Revoking your consent'],
    ['Cookies', 'Cookies'],
  ])('covers: %s', (es, en) => {
    expect(textOf('privacy', 'es')).toContain(`"heading":"${es}`);
    expect(textOf('privacy', 'en')).toContain(`"heading":"${en}`);
  });
});

it('the promissory note is filled with every field of the agreement', () => {
  const fields =
    'userName productName amount bankNo daiDate planDate contractAmount commission Interest IVA giveAmount userAddress contractDate company'.split(
      ' ',
    );
  for (const tongue of ['es', 'en'] as const)
    for (const field of fields) expect(textOf('loan-agreement', tongue)).toContain(`{{contract.${field}}}`);
});

it('figures of the register do not stand in any other text of a document', () => {
  const files = filesUnder('locales/documents').filter((file) => !file.endsWith('constants.json'));
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const file of files) {
    const {
      id: _id,
      version: _version,
      date: _date,
      ...words
    } = JSON.parse(read(file)) as Record<string, unknown>;
    expect(`${file} ${JSON.stringify(words)}`.replace(/\{\{.*?\}\}/g, '')).not.toMatch(/\d/);
  }
});

it.each([
  ['loan-agreement', '^'],
  ['loan-terms', '#'],
])('who confirms a loan reads which version of %s is accepted', (id, branch) => {
  for (const tongue of ['es', 'en'] as const) {
    const document = read(`locales/documents/${id}.${tongue}.json`);
    const { version, date } = JSON.parse(document) as Record<string, string>;
    const texts = JSON.parse(read(`locales/${tongue}.json`)) as Record<string, string>;
    const words = tongue === 'es' ? `Versión ${version} del ${date}` : `Version ${version} of ${date}`;
    expect(texts['loan.accepted']).toContain(`{{${branch}route.plan}}${words}{{/route.plan}}`);
  }
});

it('the home page names the interest of the agreement', () => {
  for (const tongue of ['es', 'en'] as const) {
    const texts = JSON.parse(read(`locales/${tongue}.json`)) as Record<string, string>;
    const { rate } = fillDocument({ rate: '{{figure.annualInterest}}' }, figures, tongue) as { rate: string };
    expect(texts['home.interestValue']).toBe(rate);
  }
});
