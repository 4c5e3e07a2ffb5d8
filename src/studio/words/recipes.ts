/** The words around the recipes. It must not know any recipe. */
import type { InEach } from './words.ts';

interface RecipeWords {
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  readonly playOf: (recipe: string) => string;
  readonly unsaved: string;
  readonly step: (number: number, all: number) => string;
  readonly forMe: string;
  readonly end: string;
  readonly done: string;
  readonly doneHint: string;
  readonly undoAll: string;
  readonly keep: string;
}

export const recipeWords: InEach<RecipeWords> = {
  es: {
    title: 'Recetas',
    lead: 'Cinco cosas que se hacen seguido, paso a paso, con datos de prueba. Cada una empieza un cambio nuevo: nadie lo ve hasta que lo publicas, y al final se puede deshacer todo.',
    play: 'Empezar',
    playOf: (recipe) => `Empezar: ${recipe}`,
    unsaved: 'El cambio abierto no se ha guardado. Espera a que se guarde y prueba otra vez.',
    step: (number, all) => `Paso ${number} de ${all}`,
    forMe: 'Hazlo por mí',
    end: 'Dejar la receta',
    done: '¡Listo!',
    doneHint: 'Lo que hiciste está en un cambio que solo tú ves. Puedes deshacerlo todo, o quedarte con él.',
    undoAll: 'Deshacer todo',
    keep: 'Quedármelo',
  },
  en: {
    title: 'Recipes',
    lead: 'Five things that are done often, step by step, on test data. Each begins a new change: nobody sees it until you publish it, and at the end all can be undone.',
    play: 'Begin',
    playOf: (recipe) => `Begin: ${recipe}`,
    unsaved: 'The open change is not saved. Wait until it is, and try again.',
    step: (number, all) => `Step ${number} of ${all}`,
    forMe: 'Do it for me',
    end: 'Leave the recipe',
    done: 'Done!',
    doneHint: 'What you did is in a change that only you see. You can undo it all, or keep it.',
    undoAll: 'Undo all',
    keep: 'Keep it',
  },
};
