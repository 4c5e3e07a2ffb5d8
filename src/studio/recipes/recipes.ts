/** The five recipes. It must not know how they are shown. */
import { told } from '../../release/told.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { insertAt, moveWithin, setMember } from '../core/edits.ts';
import { copyFile } from '../core/files.ts';
import { spliced, type Splice } from '../core/splices.ts';
import { addWords, setWords, wordsOf } from '../core/words.ts';
import type { Tongue } from '../../lib/figures.ts';
import { fileAt } from '../forms/desk.ts';
import { isLayout, parsedOf } from '../search/screens.ts';
import { idOf, isList, membersOf } from '../../check/document/document.ts';
import {
  isOnScreen,
  isReworded,
  newParts,
  partsIn,
  saysAsAtFirst,
  saysNothing,
  type Moment,
  type Recipe,
  type RecipeStep,
} from './recipe.ts';

const service = {
  screen: 'customer-service',
  file: 'screens/customer-service.json',
  key: 'service.questions',
} as const;
const loan = { screen: 'loan-detail', file: 'screens/loan-detail.json' } as const;
const layout = { screen: 'classic', file: 'screens/promotion/classic.json' } as const;
/** Of a loan that is late. */
const overdue = '180';

const edit = (en: string, es: string, splices: readonly Splice[]): { readonly edit: Edit } => ({
  edit: { label: told(en, es), splices },
});

const reword = ({ now }: Moment, key: string, tongue: Tongue, words: string) =>
  edit('Words of the recipe', 'Palabras de la receta', setWords(now, key, tongue, words));

const open = (screen: string, en: string, es: string): RecipeStep => ({
  text: told(en, es),
  isDone: (moment) => isOnScreen(moment, screen),
  play: () => ({ go: { page: 'editor', screen } }),
});

/** The last of most recipes: nothing is published by reading it. */
const see: RecipeStep = {
  text: told(
    'Press See and publish, above. Read in words what you changed. Nothing is published until you press Publish.',
    'Oprime Ver y publicar, arriba. Lee en palabras qué cambiaste. Nada se publica hasta que oprimes Publicar.',
  ),
  isDone: ({ place }) => place.page === 'change',
  play: () => ({ go: { page: 'change' } }),
};

const words: Recipe = {
  id: 'words',
  title: told('Change some words', 'Cambiar unas palabras'),
  lead: told(
    'Find words by searching and say them otherwise, in both languages.',
    'Encuentra unas palabras y dilas de otro modo, en los dos idiomas.',
  ),
  steps: [
    {
      text: told(
        'Go to Screens and search for “Frequent questions”. Press what is found: the screen opens with that very part.',
        'Ve a Pantallas y busca «Preguntas frecuentes». Oprime lo que se encuentra: la pantalla se abre con esa parte.',
      ),
      isDone: (moment) => isOnScreen(moment, service.screen),
      play: () => ({ go: { page: 'editor', screen: service.screen, words: service.key } }),
    },
    {
      text: told(
        'On the right, change the words in Spanish. The phone shows them at once.',
        'A la derecha, cambia las palabras en español. El teléfono las muestra al momento.',
      ),
      isDone: (moment) => isReworded(moment, service.key, 'es'),
      play: (moment) => reword(moment, service.key, 'es', 'Dudas frecuentes'),
    },
    {
      text: told(
        'Change them in English too, beside: borrowers read both.',
        'Cámbialas también en inglés, al lado: tus clientes leen los dos.',
      ),
      isDone: (moment) => isReworded(moment, service.key, 'en'),
      play: (moment) => reword(moment, service.key, 'en', 'What people ask'),
    },
    see,
  ],
};

/** The words and the notice that says them. */
function newNotice({ now }: Moment): readonly Splice[] {
  const first = addWords(now, 'order.recipeNotice', {
    es: 'Tu pago está atrasado',
    en: 'Your payment is late',
  });
  const after: Texts = spliced(now, first)?.texts ?? now;
  const given = fileAt({ texts: after, file: loan.file });
  const node = { type: 'notice', tone: 'warning', text: '@order.recipeNotice' };
  return [...first, ...insertAt(given, ['body'], 0, node)];
}

const bodyOf = (texts: Texts, file: string): readonly unknown[] => {
  const { body } = membersOf(parsedOf(texts, file));
  return isList(body) ? body : [];
};

function onlyOverdue(moment: Moment): readonly Splice[] {
  const [fresh] = newParts(moment, loan.file, 'notice');
  const index = bodyOf(moment.now, loan.file).findIndex(
    (part) => fresh !== undefined && membersOf(part)['text'] === fresh['text'],
  );
  const given = fileAt({ texts: moment.now, file: loan.file });
  return index < 0 ? [] : setMember(given, ['body', index], 'if', { 'loan.orderStatus': overdue });
}

const notice: Recipe = {
  id: 'notice',
  title: told('A notice for those who are late', 'Un aviso para quien va atrasado'),
  lead: told(
    'Add a part from the palette and say when it shows.',
    'Añade una parte de la paleta y di cuándo se muestra.',
  ),
  steps: [
    open(
      loan.screen,
      'Under Screens, open the details of a loan.',
      'En Pantallas, abre el detalle del préstamo.',
    ),
    {
      text: told(
        'On the left, press + Add, choose Notice and write what it says in both languages.',
        'A la izquierda, oprime + Añadir, elige Aviso y escribe lo que dice en los dos idiomas.',
      ),
      isDone: (moment) => newParts(moment, loan.file, 'notice').length > 0,
      play: (moment) => edit('Notice of the recipe', 'Aviso de la receta', newNotice(moment)),
    },
    {
      text: told(
        'Choose the notice. On the right, under When it shows, add a condition: the status of the loan is Overdue.',
        'Elige el aviso. A la derecha, en Cuándo se muestra, añade una condición: el estado del préstamo es Vencido.',
      ),
      isDone: (moment) => newParts(moment, loan.file, 'notice').some((part) => part['if'] !== undefined),
      play: (moment) => edit('Condition of the recipe', 'Condición de la receta', onlyOverdue(moment)),
    },
    see,
  ],
};

const questionsOf = (texts: Texts): readonly string[] =>
  partsIn(texts, service.file, 'disclosure').map(({ title }) => String(title));

const firstQuestion = (texts: Texts): number =>
  bodyOf(texts, service.file).findIndex((part) => membersOf(part)['type'] === 'disclosure');

const isMoved = ({ start, now }: Moment): boolean =>
  questionsOf(start).join() !== questionsOf(now).join() &&
  questionsOf(start).length === questionsOf(now).length;

const order: Recipe = {
  id: 'order',
  title: told('Another order', 'Otro orden'),
  lead: told(
    'Move rows by hand or by keys, and undo it.',
    'Mueve renglones con la mano o con teclas, y deshazlo.',
  ),
  steps: [
    open(service.screen, 'Under Screens, open Online service.', 'En Pantallas, abre Servicio en línea.'),
    {
      text: told(
        'In the parts on the left, drag a question above another; or choose one and press Alt ↓.',
        'En las partes, a la izquierda, arrastra una pregunta sobre otra; o elige una y oprime Alt ↓.',
      ),
      isDone: isMoved,
      play: ({ now }) => {
        const given = fileAt({ texts: now, file: service.file });
        const first = firstQuestion(now);
        return edit(
          'Order of the recipe',
          'Orden de la receta',
          moveWithin(given, ['body'], first, first + 1),
        );
      },
    },
    {
      text: told(
        'Press Ctrl Z, or the arrow above: it is as it was. Ctrl Y does it again.',
        'Oprime Ctrl Z, o la flecha de arriba: está como antes. Ctrl Y lo hace otra vez.',
      ),
      isDone: (moment) => questionsOf(moment.start).join() === questionsOf(moment.now).join(),
      play: ({ now }) => {
        const given = fileAt({ texts: now, file: service.file });
        const first = firstQuestion(now);
        return edit('Order as before', 'Orden de antes', moveWithin(given, ['body'], first + 1, first));
      },
    },
  ],
};

const copies = ({ start, now }: Moment): readonly string[] =>
  [...now.keys()].filter((file) => isLayout(file) && !start.has(file));

const idOfCopy = 'mi-campana';

const campaign: Recipe = {
  id: 'campaign',
  title: told('A campaign like another', 'Una campaña como otra'),
  lead: told(
    'Copy a campaign and give it words of its own.',
    'Copia una campaña y ponle sus propias palabras.',
  ),
  steps: [
    open(
      layout.screen,
      'Under Screens, among the campaigns, open the first one.',
      'En Pantallas, entre las campañas, abre la primera.',
    ),
    {
      text: told(
        'On the right, at Another campaign like this, write a name and press Make the copy.',
        'A la derecha, en Otra campaña como esta, escribe un nombre y oprime Crear la copia.',
      ),
      isDone: (moment) => copies(moment).length > 0,
      play: ({ now }) =>
        edit(
          'Campaign of the recipe',
          'Campaña de la receta',
          copyFile(now, layout.file, `screens/promotion/${idOfCopy}.json`),
        ),
    },
    {
      text: told(
        'It is there, filled in like the first one. Open it: its address is at the top of the form.',
        'Ya está, llena como la primera. Ábrela: su dirección está arriba del formulario.',
      ),
      isDone: ({ place, ...rest }) =>
        place.page === 'editor' &&
        copies({ place, ...rest }).includes(`screens/promotion/${place.screen}.json`),
      play: (moment) => ({
        go: { page: 'editor', screen: idOf(copies(moment)[0] ?? '') },
      }),
    },
    see,
  ],
};

const mistake: Recipe = {
  id: 'mistake',
  title: told('Put a mistake right', 'Corregir un error'),
  lead: told(
    'Make one on purpose and see that nobody can publish it.',
    'Comete uno a propósito y mira que nadie lo puede publicar.',
  ),
  steps: [
    {
      text: told(
        'Open Online service and choose the heading of the questions.',
        'Abre Servicio en línea y elige el título de las preguntas.',
      ),
      isDone: (moment) => isOnScreen(moment, service.screen),
      play: () => ({ go: { page: 'editor', screen: service.screen, words: service.key } }),
    },
    {
      text: told(
        'Take all its words in English away. Below it is said what is not right, and where.',
        'Quítale todas las palabras en inglés. Abajo se dice qué no está bien, y dónde.',
      ),
      isDone: (moment) => saysNothing(moment, service.key, 'en'),
      play: (moment) => reword(moment, service.key, 'en', ''),
    },
    {
      text: told(
        'Write them again, or press Ctrl Z: the problem is gone, and it can be published.',
        'Escríbelas otra vez, u oprime Ctrl Z: el aviso se va y ya se puede publicar.',
      ),
      isDone: (moment) => saysAsAtFirst(moment, service.key, 'en') || isReworded(moment, service.key, 'en'),
      play: (moment) =>
        reword(moment, service.key, 'en', wordsOf(moment.start, service.key, 'en') ?? 'Questions'),
    },
  ],
};

export const recipes: readonly Recipe[] = [words, notice, order, campaign, mistake];
