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
  readonly leave: string;
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
    leave: 'Dejarlo así',
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
    leave: 'Leave it',
    left: 'Whoever wrote it chose to leave it.',
    label: (screen) => `Whoever opens “${screen}” by its address is led back`,
  },
};
