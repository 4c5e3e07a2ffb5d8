/** What the sandbox answers a visitor of a promotion whom it refuses. The app shows these words as they are. */
import type { Tongue } from './content.ts';

interface Words {
  readonly phone: string;
  readonly captcha: string;
  readonly code: string;
  readonly registered: string;
  readonly template: string;
}

export const promotionWords: { readonly [tongue in Tongue]: Words } = {
  es: {
    phone: 'El número de celular no es válido.',
    captcha: 'El código de la imagen no coincide.',
    code: 'El código del SMS no coincide.',
    registered: 'Este número ya está registrado.',
    template: 'No encontramos esta promoción.',
  },
  en: {
    phone: 'The mobile number is not valid.',
    captcha: 'The code does not match the picture.',
    code: 'The code does not match the SMS.',
    registered: 'This number is already registered.',
    template: 'We could not find this promotion.',
  },
};
