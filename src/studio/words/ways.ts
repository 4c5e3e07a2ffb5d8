/** The words of ways that a change has narrowed. It must not know who says them. */
import type { InEach } from './words.ts';

interface Way {
  /** Names of screens as they are quoted. */
  readonly from: string;
  readonly to: string;
  /** "cuando el producto es «2»" */
  readonly when: string;
}

interface WaysWords {
  readonly title: string;
  readonly hidden: (way: Way) => string;
  readonly still: (screens: string) => string;
  readonly and: string;
  readonly lead: (screen: string) => string;
  readonly open: (screen: string) => string;
  /** What is to be decided, above the buttons. */
  readonly ask: string;
  readonly leave: string;
  /** Said when it is done. */
  readonly isLed: (way: Omit<Way, 'when'>) => string;
  readonly isLeft: string;
  /** Above what was left so. */
  readonly leftTitle: string;
  /** What undo says of it. */
  readonly labelLeft: (screen: string) => string;
  /** Said to who looks it over. */
  readonly left: string;
  readonly label: (screen: string) => string;
}

export const waysWords: InEach<WaysWords> = {
  es: {
    title: 'Direcciones que siguen abiertas',
    hidden: ({ from, to, when }) =>
      `«${from}» ya no ofrece «${to}» ${when}, pero su dirección sigue abierta: quien la tenga en un enlace o un mensaje entra igual.`,
    still: (screens) => `También se llega desde ${screens}.`,
    and: 'y',
    lead: (screen) => `Llevarlo de vuelta a «${screen}»`,
    open: (screen) => `Abrir «${screen}»`,
    ask: '¿Qué pasa con quien llega por esa dirección?',
    leave: 'Dejarlo así',
    isLed: ({ from, to }) => `Listo: quien abre «${to}» por su dirección vuelve a «${from}».`,
    isLeft: 'Se queda así, y quien revise tu cambio lo lee.',
    leftTitle: 'Lo que se dejó así',
    labelLeft: (screen) => `Se deja abierta la dirección de «${screen}»`,
    left: 'Quien lo escribió eligió dejarlo así.',
    label: (screen) => `Quien abre «${screen}» por su dirección va de vuelta`,
  },
  en: {
    title: 'Addresses that are still open',
    hidden: ({ from, to, when }) =>
      `“${from}” no longer offers “${to}” ${when}, but its address is still open: whoever has it in a link or a message comes in.`,
    still: (screens) => `${screens} also lead there.`,
    and: 'and',
    lead: (screen) => `Lead them back to “${screen}”`,
    open: (screen) => `Open “${screen}”`,
    ask: 'What happens to whoever comes by that address?',
    leave: 'Leave it',
    isLed: ({ from, to }) => `Done: whoever opens “${to}” by its address comes back to “${from}”.`,
    isLeft: 'It stays as it is, and whoever reviews your change reads so.',
    leftTitle: 'What was left as it is',
    labelLeft: (screen) => `The address of “${screen}” is left open`,
    left: 'Whoever wrote it chose to leave it.',
    label: (screen) => `Whoever opens “${screen}” by its address is led back`,
  },
};
