/**
 * What a release may not do, however right its definitions are: what phones keep of their build (addresses, frames, prescribed
 * words) it cannot take away. It must not know how anything is drawn.
 */
import { own } from '../check/document/document.ts';
import type { Json } from '../model/json.ts';
import type { PartName } from '../model/release.ts';
import { wordsOf } from './bundles.ts';
import { closedBy, rewordedAtPlace, type Closed, type Reworded } from './closed.ts';
import type { Library } from './library.ts';
import { partOfScreen, spotOf } from './names.ts';
import type { Values } from './parts.ts';
import { refusal, told, type Refusal, type Told } from './told.ts';
import { frameOf } from './variants.ts';

interface Question {
  /** What the release changes: a value, or null where something goes. */
  readonly values: Values;
  readonly build: { readonly library: Library; readonly values: Values };
  /** The build's with the changes in it. */
  readonly library: Library;
}

/** What staff read: they know neither names of parts nor addresses. */
const toStaff = {
  noPart: told(
    'Something that nobody can change here was changed: undo it.',
    'Cambió algo que aquí nadie puede cambiar: deshazlo.',
  ),
  quoted: told(
    'These words are prescribed to the letter: nobody changes them.',
    'Estas palabras están prescritas al pie de la letra: nadie las cambia.',
  ),
  takenAway: told(
    'What the app comes with cannot be removed. Switch it off instead.',
    'Lo que la app trae no se puede quitar. Apágalo en su lugar.',
  ),
  takenId: told(
    'A screen and a campaign have the same name: give one of them another.',
    'Una pantalla y una campaña se llaman igual: dale otro nombre a una.',
  ),
  lostRoute: told(
    'A screen lost its address, and links lead there: undo it, or switch the screen off.',
    'Una pantalla perdió su dirección, y hay enlaces que llevan ahí: deshazlo, o apaga la pantalla.',
  ),
  takenRoute: told(
    'A screen took the address of another one: give it an address of its own.',
    'Una pantalla tomó la dirección de otra: dale una dirección propia.',
  ),
  reservedRoute: told(
    'The address of a screen cannot be used: letters, digits and hyphens alone, and none that the app itself needs.',
    'La dirección de una pantalla no se puede usar: solo letras, cifras y guiones, y ninguna que la app necesite.',
  ),
  webPage: told(
    'New pages of the web site come with a new version of the app only.',
    'Las páginas nuevas del sitio web solo llegan con una versión nueva de la app.',
  ),
  otherFrame: told(
    'What stands around a screen (its bar, its arrow) comes with the app: undo that.',
    'Lo que rodea una pantalla (su barra, su flecha) viene con la app: deshaz eso.',
  ),
} as const;

/** What was done, where the words themselves were never touched. */
function inPlace({ screen, fragment, key, place, instead }: Reworded, library: Library): Told {
  const [en, es] = [wordsOf(library, 'en'), wordsOf(library, 'es')].map((words) => own(words, key) ?? '');
  const [what, that] =
    fragment === undefined
      ? [`The screen "${screen}"`, `La pantalla "${screen}"`]
      : [`The shared part "${fragment}"`, `La parte compartida "${fragment}"`];
  const at = place.replaceAll('.', ' › ');
  const [other, otro] =
    instead === undefined ? ['something else', 'otra cosa'] : [`"${instead[1]}"`, `"${instead[0]}"`];
  return told(
    `${what} says ${other} (${at}) where it said "${en}": put @${key} back there. `,
    `${that} dice ${otro} (${at}) donde decía "${es}": pon ahí @${key} de nuevo. `,
  );
}

/** The label as people read it: it is told by what it says. */
function labelWords(key: string, library: Library): Told {
  const [en, es] = [wordsOf(library, 'en'), wordsOf(library, 'es')].map((words) => own(words, key) ?? '');
  return told(
    `“${en}” is a label that the product fixes: it stays as it is. Change the words around it, or when its part is shown.`,
    `«${es}» es un nombre que el producto fija: se queda como está. Cambia las palabras de alrededor, o cuándo se ve su parte.`,
  );
}

/** @param at what stands in place of the words, which are as they were. */
function closedWords(
  name: PartName,
  key: string,
  why: Closed,
  library: Library,
  at: Told = told('', ''),
): Refusal {
  if (why === 'label') {
    const en = `${at['en-IN']}The words @${key} are a main label (schemas/labels.json): no release changes them, nor what says them.`;
    const es = `${at['es-MX']}Las palabras @${key} son un nombre fijo (schemas/labels.json): ninguna versión las cambia, ni lo que las dice.`;
    return refusal('fixed-label', name, en, es, labelWords(key, library));
  }
  const en = `${at['en-IN']}The words @${key} are prescribed to the letter: no release changes them.`;
  const es = `${at['es-MX']}Las palabras @${key} están prescritas al pie de la letra: ninguna versión las cambia.`;
  return refusal('quoted-words', name, en, es, toStaff.quoted);
}

function ofPart(name: PartName, value: Json, { build }: Question): readonly Refusal[] {
  const spot = spotOf(name);
  if (spot === undefined) {
    const en = `"${name}" is nothing that a release can change.`;
    return [
      refusal('no-part', name, en, `"${name}" no es algo que una versión pueda cambiar.`, toStaff.noPart),
    ];
  }
  const why = spot.kind === 'words' ? closedBy(build.library.facts.wording, spot.key) : undefined;
  if (spot.kind === 'words' && why !== undefined) return [closedWords(name, spot.key, why, build.library)];
  const isAddressed = spot.kind === 'screens' || spot.kind === 'layouts';
  if (value === null && own(build.values, name) !== undefined && (isAddressed || spot.kind === 'figures')) {
    const en = `${name} is part of the build: a release cannot take it away. Switch it off instead.`;
    const es = `${name} es parte de la app: una versión no puede quitarla. Apágala en su lugar.`;
    return [refusal('taken-away', name, en, es, toStaff.takenAway)];
  }
  const twin = spot.kind === 'screens' ? `layouts/${spot.id}` : `screens/${'id' in spot ? spot.id : ''}`;
  if (value !== null && isAddressed && (own(build.values, twin) ?? null) !== null) {
    const en = `${name} has the name of ${twin}: a screen and a layout cannot share one.`;
    return [
      refusal(
        'taken-id',
        name,
        en,
        `${name} se llama como ${twin}: pantalla y plantilla no comparten nombre.`,
        toStaff.takenId,
      ),
    ];
  }
  return [];
}

const routesIn = ({ routes, promotion }: Library): Library['routes'] => ({ ...routes, ...promotion.routes });

/** Paths of the server and of files, and what no address of a screen looks like. */
const reserved = /^\/(?:release|assets|health|metrics|gateway|testPreview|promotion)(?:\/|$)/i;
const address = /^(?:\/[A-Za-z0-9][\w-]*)+$|^#(?:\/[A-Za-z0-9][\w-]*)+$/;

function ofRoutes({ build, library }: Question): readonly Refusal[] {
  const before = routesIn(build.library);
  const now = routesIn(library);
  const changed = Object.entries(before).flatMap(([path, id]): readonly Refusal[] => {
    const after = own(now, path);
    if (after === id) return [];
    if (after === undefined) {
      const en = `The address ${path} of ${id} is part of the build: links lead there, and a release cannot take it away.`;
      const es = `La dirección ${path} de ${id} es parte de la app: hay enlaces que llevan ahí y una versión no puede quitarla.`;
      return [refusal('lost-route', partOfScreen(id), en, es, toStaff.lostRoute)];
    }
    const en = `The address ${path} is that of ${id}: a release cannot give it to ${after}.`;
    const es = `La dirección ${path} es de ${id}: una versión no puede dársela a ${after}.`;
    return [refusal('taken-route', partOfScreen(after), en, es, toStaff.takenRoute)];
  });
  const added = Object.entries(now).flatMap(([path, id]): readonly Refusal[] => {
    if (own(before, path) !== undefined || (address.test(path) && !reserved.test(path))) return [];
    const en = `The address ${path} of ${id} is not one that a release can add: letters, digits and hyphens, and none of the server's own.`;
    const es = `La dirección ${path} de ${id} no se puede agregar en una versión: letras, cifras y guiones, y ninguna del servidor.`;
    return [refusal('reserved-route', partOfScreen(id), en, es, toStaff.reservedRoute)];
  });
  return [...changed, ...added];
}

/** What stands around a screen comes with the program; what a web page is made of, with its build alone. */
function ofFrames({ build, library }: Question): readonly Refusal[] {
  return Object.entries(library.screens).flatMap(([id, screen]): readonly Refusal[] => {
    const before = own(build.library.screens, id);
    const frame = frameOf(screen);
    if (before === undefined) {
      if (frame !== 'public') return [];
      const en = `${id} is a page of the web site: those come with a build only.`;
      return [
        refusal(
          'web-page',
          partOfScreen(id),
          en,
          `${id} es una página del sitio web: solo llegan con la app.`,
          toStaff.webPage,
        ),
      ];
    }
    if (frameOf(before) === frame) return [];
    const en = `${id} has the frame "${frameOf(before)}" in the build: a release cannot make it "${frame}".`;
    const es = `${id} tiene el marco "${frameOf(before)}" en la app: una versión no puede hacerlo "${frame}".`;
    return [refusal('other-frame', partOfScreen(id), en, es, toStaff.otherFrame)];
  });
}

function ofPlaces({ build, library }: Question): readonly Refusal[] {
  const { layouts } = build.library.promotion;
  const found = rewordedAtPlace(build.library, library).map((reworded): readonly [string, Refusal] => {
    const { screen, fragment, key, why } = reworded;
    const drawn = partOfScreen(screen, layouts.includes(screen) ? 'layout' : 'screen');
    const part = fragment === undefined ? drawn : `fragments/${fragment}`;
    return [`${part} ${key}`, closedWords(part, key, why, build.library, inPlace(reworded, build.library))];
  });
  // A shared part is wrong once, on however many screens.
  return [...new Map(found).values()];
}

/** Of each part by itself; asked before anything is made of them. */
export const refusedParts = (question: Question): readonly Refusal[] =>
  Object.entries(question.values).flatMap(([name, value]) => ofPart(name, value, question));

/** Of the whole; asked of definitions that the checker has passed. */
export const refusedWhole = (question: Question): readonly Refusal[] => [
  ...ofRoutes(question),
  ...ofFrames(question),
  ...ofPlaces(question),
];
