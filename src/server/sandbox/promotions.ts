/**
 * The promotions that the sandbox has: one per layout, one whole screen, and those that an app must survive. All of
 * their content is here; invented names only. It must not know how the app draws any of it.
 */
import { sayIn, type Tongue } from './content.ts';

interface Place {
  readonly tongue: Tongue;
  /** Where pictures are, `/gateway/files`. */
  readonly files: string;
}

export interface Promotion {
  /** The `id` of its address. */
  readonly id: string;
  /** For the sandbox's page: what there is to see. */
  readonly shows: Readonly<Record<Tongue, string>>;
  /** `template` of the answer (docs/contract.md 6). */
  template(place: Place): unknown;
}

const classic = ({ tongue, files }: Place): object => {
  const say = sayIn(tongue);
  return {
    layout: 'classic',
    values: {
      heroImage: `${files}/scene-phone.svg`,
      heroTitle: say('Tu préstamo en minutos', 'Your loan in minutes'),
      heroText: say(
        'Regístrate con tu celular. Sin filas y sin papeles.',
        'Register with your mobile. No lines and no paper.',
      ),
      agreementName: say('Acuerdo de servicio para usuarios', 'User service agreement'),
    },
  };
};

const coupon = ({ tongue, files }: Place): object => {
  const say = sayIn(tongue);
  return {
    layout: 'coupon',
    values: {
      heroImage: `${files}/scene-coupon.svg`,
      heroTitle: say('Un cupón para tu primer préstamo', 'A coupon for your first loan'),
      heroText: say('Se aplica solo al registrarte.', 'Applied when you register.'),
      amount: 20_000,
      colors: { primary: '#7a2e8e', onPrimary: '#ffffff' },
      agreementName: say('Acuerdo de servicio para usuarios', 'User service agreement'),
    },
  };
};

const story = ({ tongue, files }: Place): object => {
  const say = sayIn(tongue);
  return {
    layout: 'story',
    values: {
      heroImage: `${files}/scene-road.svg`,
      heroTitle: say('Rosa abrió su taller', 'Rosa opened her workshop'),
      heroText: say('Tres pasos, una tarde.', 'Three steps, one afternoon.'),
      sections: [
        {
          image: `${files}/scene-phone.svg`,
          title: say('Se registró en el camión', 'She registered on the bus'),
          text: say('Un número y un código, nada más.', 'A number and a code, nothing else.'),
        },
        {
          image: `${files}/scene-road.svg`,
          title: say('Recibió el dinero en su cuenta', 'The money came to her account'),
          text: say(
            'Vio cada costo antes de aceptar: monto, plazo, comisión e IVA.',
            'She saw each cost before she accepted: amount, term, commission and VAT.',
          ),
        },
        {
          image: `${files}/scene-coupon.svg`,
          title: say('Pagó en la tienda de la esquina', 'She repaid at the corner shop'),
          text: say('Con un código de barras, a cualquier hora.', 'With a bar code, at any hour.'),
        },
      ],
      agreementName: say('Acuerdo de servicio para usuarios', 'User service agreement'),
    },
  };
};

/** A whole definition, as a campaign's staff would write one: no message to the host app, no page but the promotion's. */
const screen = ({ tongue, files }: Place): object => {
  const say = sayIn(tongue);
  return {
    screen: {
      // Of the first version, as one that was written long ago would be: it is lifted on the phone.
      version: 2,
      frame: 'bare',
      title: say('Registro', 'Registration'),
      body: [
        { type: 'image', src: `${files}/scene-road.svg`, alt: '', ratio: 'wide' },
        { type: 'heading', text: say('Hecho en el servidor', 'Made on the server') },
        {
          type: 'text',
          text: say('Esta página llegó con la promoción.', 'This page came with the promotion.'),
        },
        {
          type: 'feature',
          icon: 'bank',
          title: say('Recibe tu dinero', 'Get your money'),
          text: say('En tu cuenta, de 1 a 3 días después.', 'In your account, 1 to 3 days later.'),
        },
      ],
      footer: {
        type: 'button',
        text: say('Ir a la descarga', 'Go to the download'),
        press: { do: 'navigate', to: '#/downloadTemplate' },
      },
    },
  };
};

/** Keeps the schema, but does what no promotion may: a message to the host app, and a borrower's data. */
const forbidden = (): object => ({
  screen: {
    version: 2,
    frame: 'bare',
    title: 'Forbidden',
    data: { loan: { call: 'loanDetails', send: { productId: '1', orderId: '174' } } },
    on: { enter: { do: 'bridge', message: 'logout' } },
    body: { type: 'text', text: '{{loan.noticeStatusText}}' },
  },
});

export const promotions: readonly Promotion[] = [
  {
    id: 'classic',
    shows: {
      es: 'la plantilla classic: una imagen y el formulario',
      en: 'the layout classic: a hero and the form',
    },
    template: classic,
  },
  {
    id: 'coupon',
    shows: {
      es: 'la plantilla coupon: un monto, colores propios',
      en: 'the layout coupon: an amount, colors of its own',
    },
    template: coupon,
  },
  {
    id: 'story',
    shows: {
      es: 'la plantilla story: tres secciones y luego el formulario',
      en: 'the layout story: three sections, then the form',
    },
    template: story,
  },
  {
    id: 'screen',
    shows: { es: 'una pantalla completa que manda el servidor', en: 'a whole screen from the server' },
    template: screen,
  },
  {
    id: 'broken',
    shows: {
      es: 'una pantalla que rompe el esquema: se muestra classic',
      en: 'a screen that breaks the schema: falls back to classic',
    },
    template: () => ({
      screen: { version: 2, body: [{ type: 'buton', text: 5 }, { onclick: 'alert(1)' }] },
    }),
  },
  {
    id: 'forbidden',
    shows: {
      es: 'una pantalla que hace lo que ninguna promoción puede: se muestra classic',
      en: 'a screen that does what no promotion may: falls back to classic',
    },
    template: forbidden,
  },
  {
    id: 'unknown',
    shows: {
      es: 'una plantilla que no existe: se muestra classic',
      en: 'a layout that does not exist: falls back to classic',
    },
    template: () => ({ layout: 'hologram', values: { heroTitle: 'Hologram' } }),
  },
  {
    id: 'odd',
    shows: {
      es: 'valores de otro tipo: los de la plantilla coupon',
      en: 'values of the wrong kind: the defaults of the layout coupon',
    },
    template: () => ({ layout: 'coupon', values: { heroTitle: ['a', 'list'], amount: 'a lot' } }),
  },
];
