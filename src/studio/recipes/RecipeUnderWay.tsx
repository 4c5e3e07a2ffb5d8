/** The recipe that is being followed on this computer, at its step. It must not know which it is. */
import { useStudio } from '../shell/studio.ts';
import { RecipeTour } from './RecipeTour.tsx';
import { recipes } from './recipes.ts';

export function RecipeUnderWay() {
  const { choose, settings } = useStudio();
  const { recipe: kept } = settings;
  const recipe = recipes.find(({ id }) => id === kept?.id);
  if (kept === null || recipe === undefined) return null;
  return (
    <RecipeTour
      recipe={recipe}
      at={kept.step}
      onStep={(step) => choose({ recipe: { id: kept.id, step } })}
      onClose={() => choose({ recipe: null })}
    />
  );
}
