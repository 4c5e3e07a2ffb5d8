/** The recipes to choose from. It must not know any of them. */
import { useState } from 'react';
import { tongues } from '../../lib/figures.ts';
import { Sheet } from '../shell/Sheet.tsx';
import { useStudio } from '../shell/studio.ts';
import { recipeWords } from '../words/recipes.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';

interface RecipeSheetProps {
  readonly onClose: () => void;
  readonly onPlay: (recipe: Recipe) => void;
}

export function RecipeSheet({ onClose, onPlay }: RecipeSheetProps) {
  const { tongue, workspace } = useStudio();
  const words = recipeWords[tongue];
  const tag = tongues[tongue];
  const [why, setWhy] = useState('');
  async function play(recipe: Recipe): Promise<void> {
    await workspace.close();
    const { change, draft } = workspace.now();
    if (change !== null || draft.now !== draft.base) setWhy(words.unsaved);
    else onPlay(recipe);
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p className="st-muted">{words.lead}</p>
      <p role="alert" className="st-bad">
        {why}
      </p>
      <ul className="st-recipes">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <div>
              <h3>{recipe.title[tag]}</h3>
              <p className="st-muted">{recipe.lead[tag]}</p>
            </div>
            <button
              type="button"
              className="st-button"
              aria-label={words.playOf(recipe.title[tag])}
              onClick={() => void play(recipe)}
            >
              {words.play}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
