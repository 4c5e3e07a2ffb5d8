/** On which phones a part is drawn, in words. It must not know where it stands. */
import type { Tongue } from '../../lib/figures.ts';
import type { Needs } from './needs.ts';

interface FeatureWords {
  readonly can: string;
  readonly cannot: string;
}

type Of = Readonly<Record<string, FeatureWords>>;

const features: Readonly<Record<Tongue, Of>> = {
  es: {
    save: { can: 'pueden guardar archivos', cannot: 'no pueden guardar archivos' },
    clipboard: { can: 'pueden copiar', cannot: 'no pueden copiar' },
    geolocation: { can: 'saben dónde están', cannot: 'no saben dónde están' },
    camera: { can: 'tienen cámara', cannot: 'no tienen cámara' },
    bridge: { can: 'abren la pantalla dentro de la app', cannot: 'abren la pantalla fuera de la app' },
  },
  en: {
    save: { can: 'can save files', cannot: 'cannot save files' },
    clipboard: { can: 'can copy', cannot: 'cannot copy' },
    geolocation: { can: 'know where they are', cannot: 'do not know where they are' },
    camera: { can: 'have a camera', cannot: 'have no camera' },
    bridge: { can: 'open the screen inside the app', cannot: 'open the screen outside of the app' },
  },
};

const said = {
  es: {
    and: ' y ',
    or: ' o ',
    only: (which: string, isReplaced: boolean) =>
      `Solo se ve en teléfonos que ${which}; en los demás ${isReplaced ? 'hay otra parte en su lugar' : 'no está'}.`,
    instead: (which: string) => `No se ve aquí: solo aparece en teléfonos que ${which}.`,
    unknown: 'No se ve aquí: solo aparece en una app más antigua, que no tiene la parte que reemplaza.',
  },
  en: {
    and: ' and ',
    or: ' or ',
    only: (which: string, isReplaced: boolean) =>
      `Only shown on phones that ${which}; on others ${isReplaced ? 'another part stands there' : 'it is left out'}.`,
    instead: (which: string) => `Not shown here: it only appears on phones that ${which}.`,
    unknown: 'Not shown here: it only appears in an older app, which lacks the part that it stands in for.',
  },
} as const;

export function needsInWords({ has, lacks, isReplaced }: Needs, tongue: Tongue): string {
  const words = said[tongue];
  const named = (name: string, which: keyof FeatureWords): string => features[tongue][name]?.[which] ?? name;
  const can = [...new Set(has)].map((name) => named(name, 'can'));
  if (lacks === undefined) return words.only(can.join(words.and), isReplaced);
  const cannot = lacks.map((name) => named(name, 'cannot')).join(words.or);
  return lacks.length === 0
    ? words.unknown
    : words.instead([cannot, ...can].filter((each) => each !== '').join(words.and));
}
