/** A recipe that is being followed: one step at a time, which goes on by itself when it is done. It must not know any recipe. */
import { useEffect, useState } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { Texts } from '../core/draft.ts';
import { go, usePlace } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { recipeWords } from '../words/recipes.ts';
import type { Recipe } from './recipe.ts';

export interface Played {
  readonly recipe: Recipe;
  /** What the texts said when it began. */
  readonly start: Texts;
}

interface RecipeTourProps extends Played {
  readonly onClose: () => void;
}

export function RecipeTour({ recipe, start, onClose }: RecipeTourProps) {
  const { tongue, workspace } = useStudio();
  const { draft, isReadOnly } = useWork();
  const place = usePlace();
  const [at, setAt] = useState(0);
  const words = recipeWords[tongue];
  const tag = tongues[tongue];
  const step = recipe.steps[at];
  const moment = { place, start, now: draft.now };
  const isDone = step?.isDone(moment) === true;
  useEffect(() => {
    if (isDone) setAt((before) => before + 1);
  }, [isDone, at]);
  function play(): void {
    if (step === undefined) return;
    const played = step.play(moment);
    if ('go' in played) go(played.go);
    else workspace.edit(played.edit);
  }
  function undoAll(): void {
    workspace.undoAll();
    go({ page: 'screens' });
    onClose();
  }
  return (
    <aside className="st-tour st-recipe" aria-label={recipe.title[tag]}>
      <p className="st-muted">
        {recipe.title[tag]}
        {step !== undefined && ` · ${words.step(at + 1, recipe.steps.length)}`}
      </p>
      <ol className="st-recipe-steps" aria-hidden="true">
        {recipe.steps.map(({ text }, index) => (
          <li key={text['en-IN']} data-done={index < at} />
        ))}
      </ol>
      <div role="status">
        {step === undefined ? (
          <>
            <h2>{words.done}</h2>
            <p>{words.doneHint}</p>
          </>
        ) : (
          <p>{step.text[tag]}</p>
        )}
      </div>
      <div className="st-row">
        {step === undefined ? (
          <>
            <button type="button" className="st-button" disabled={isReadOnly} onClick={undoAll}>
              {words.undoAll}
            </button>
            <button type="button" className="st-button st-primary" onClick={onClose}>
              {words.keep}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="st-link" onClick={onClose}>
              {words.end}
            </button>
            <button type="button" className="st-button" disabled={isReadOnly} onClick={play}>
              {words.forMe}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}
