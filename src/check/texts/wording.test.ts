/** The words themselves: each text in its own language, finished, whole, and no one brand's. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found } from '../../../tests/invalid/checked.ts';
import { read } from '../../../tests/support/project.ts';

/** What is said of a text that both languages have. */
const said = (es: string, en: string): readonly string[] =>
  found({
    'locales/es.json': { ...baseFiles['locales/es.json'], 'home.title': es },
    'locales/en.json': { ...baseFiles['locales/en.json'], 'home.title': en },
  })
    .filter(({ file, code }) => file.startsWith('locales/') && code !== 'long-text')
    .map(({ file, code }) => `${file.slice(8, 10)} ${code}`);
const inSpanish = (text: string): readonly string[] => said(text, 'We lend money');
const inEnglish = (text: string): readonly string[] => said('Prestamos dinero', text);

describe('a text', () => {
  it.each([
    'Pay',
    'Confirm loan',
    'Cancel',
    'Save',
    'Your loan is ready',
    'Listo. You can close this now.',
    'Tu pago will be with you y puede tardar hasta un día.',
  ])('is not English in the Spanish file: %s', (text) =>
    expect(inSpanish(text)).toEqual(['es foreign-words']),
  );

  it.each([
    'Pagar',
    'Confirmar préstamo',
    'Cerrar',
    'Atrás',
    'Fecha de pago',
    'Done. Ya puedes cerrar esto.',
  ])('is not Spanish in the English file: %s', (text) =>
    expect(inEnglish(text)).toEqual(['en foreign-words']),
  );

  it.each([
    ['Total', 'Total'],
    ['WhatsApp', 'WhatsApp'],
    ['18%', '18%'],
    ['Chat', 'Chat'],
    ['No', 'No'],
    ['Descarga la app en Google Play.', 'Get the app from Google Play.'],
    ['En The Home Depot', 'At a Farmacia Guadalajara'],
    ['Poco a poco pagas.', 'I know that that is hard.'],
    ['Pendiente', 'Waiting'],
    ['Fecha por definir', 'The day is to be decided'],
    ['TODO INCLUIDO', 'Null and void terms do not apply.'],
    ['Un 20% de descuento', 'A discount of 20%'],
    ['De 91 a 365 días', 'From 91 to 365 days'],
    ['Ventas & más: 3 < 5', 'Terms & conditions'],
    ['Toca «Vincular» y sigue.', 'In 2026 we began (really).'],
    ['Disponible en', 'Available in'],
    ['El plan se llama Buy and Go y lo pagas después.', 'The plan is called Buy and Go.'],
  ])('may be a name, a number, or what both write alike: %s, %s', (es, en) =>
    expect(said(es, en)).toEqual([]),
  );

  it('of another script is of another language', () => {
    expect(inSpanish('注册成功')).toEqual(['es foreign-words']);
  });

  it.each([
    ['home.phone', 'key-as-text'],
    ['@home.title', 'key-as-text'],
    ['home_title', 'key-as-text'],
    ['TODO', 'unfinished-text'],
    ['PENDIENTE', 'unfinished-text'],
    ['Por definir', 'unfinished-text'],
    ['Lorem ipsum dolor', 'unfinished-text'],
    ['Pagas %1$s hoy', 'unfinished-text'],
    ['Hola ${name}', 'unfinished-text'],
    ['[object Object]', 'unfinished-text'],
    ['null', 'unfinished-text'],
    ['El monto de de tu pago', 'doubled-word'],
    ['Pagas m&aacute;s', 'markup'],
    ['¿Ya pagaste? ', 'stray-space'],
    ['El prÃ©stamo', 'broken-characters'],
    ['Pr?stamo', 'broken-characters'],
    ['Entra en www.lendora.mx', 'brand-words'],
    ['Lendora, S.A. de C.V.', 'brand-words'],
    ['Llámanos al +52 55 1234 5678', 'brand-words'],
    ['Paga 500 pesos hoy', 'literal-value'],
    ['Paga antes del 2026-12-01', 'literal-value'],
    ['Mira cuánto pagas y paga en', 'cut-text'],
  ])('has one problem: %s', (text, code) => expect(inSpanish(text)).toEqual([`es ${code}`]));
});

describe('a main label', () => {
  it('is said in each language', () => {
    expect(said('Prórroga', 'Extension')).toEqual([]);
    expect(said('Prórroga', 'More time')).toEqual(['en prescribed-words']);
    expect(said('Más tiempo', 'Extension')).toEqual(['es prescribed-words']);
  });

  it('may be the words of another text as well, or of another label', () => {
    const labels = (one: readonly [string, string], other: readonly [string, string]): readonly string[] =>
      found({
        'locales/es.json': { ...baseFiles['locales/es.json'], 'home.title': one[0], 'home.phone': other[0] },
        'locales/en.json': { ...baseFiles['locales/en.json'], 'home.title': one[1], 'home.phone': other[1] },
      })
        .filter(({ code }) => code === 'prescribed-words')
        .map(({ file, pointer }) => `${file}${pointer}`);
    expect(labels(['Prórroga', 'Extension'], ['Prórroga', 'More time'])).toEqual([]);
    expect(labels(['Pagar', 'Repay'], ['Teléfono', 'Phone'])).toEqual([]);
    expect(labels(['Pagar', 'Repay'], ['Teléfono', 'Extension'])).toEqual(['locales/es.json/home.phone']);
  });
});

describe('the text that says a main label on its screen', () => {
  const labels = (
    es: Readonly<Record<string, string>>,
    en: Readonly<Record<string, string>>,
  ): readonly string[] =>
    found({
      'locales/es.json': { ...baseFiles['locales/es.json'], 'home.title': 'Pagar', ...es },
      'locales/en.json': { ...baseFiles['locales/en.json'], 'home.title': 'Repay', ...en },
    })
      .filter(({ code }) => code === 'prescribed-words')
      .map(({ file, pointer }) => `${file}${pointer}`);
  const own = 'order.repay';

  it('says it, whatever other text says the same words', () => {
    expect(labels({ [own]: 'Pagar' }, { [own]: 'Repay' })).toEqual([]);
    expect(labels({ [own]: 'Pagar ahora' }, { [own]: 'Repay' })).toEqual([`locales/es.json/${own}`]);
    expect(labels({ [own]: 'Pagar ahora' }, { [own]: 'Pay now' })).toEqual([
      `locales/en.json/${own}`,
      `locales/es.json/${own}`,
    ]);
  });

  it('leaves other texts with its words free', () => {
    expect(
      labels({ [own]: 'Pagar', 'home.title': 'Ver pago' }, { [own]: 'Repay', 'home.title': 'See it' }),
    ).toEqual([]);
  });
});

it('is not translated where the specification prescribes its words', () => {
  const { texts } = JSON.parse(read('schemas/verbatim.json')) as {
    readonly texts: Readonly<Record<string, string>>;
  };
  const specification = read('docs/product-spec.md');
  for (const words of Object.values(texts)) expect(specification).toContain(words);
  for (const file of ['locales/es.json', 'locales/en.json'])
    expect(JSON.parse(read(file))).toMatchObject(texts);
});
