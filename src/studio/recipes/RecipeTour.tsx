/** A recipe that is being followed: one step at a time, which goes on by itself when it is done. It must not know any recipe. */
import { useEffect } from 'react';
import { tongues } from '../../lib/figures.ts';
import { go, usePlace } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { recipeWords } from '../words/recipes.ts';
import type { Recipe } from './recipe.ts';

interface RecipeTourProps {
  readonly recipe: Recipe;
  /** The step that it is at, from 0. */
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

export function RecipeTour({ recipe, at, onStep, onClose }: RecipeTourProps) {
  const { tongue, workspace } = useStudio();
  const { draft, isReadOnly } = useWork();
  const place = usePlace();
  const words = recipeWords[tongue];
  const tag = tongues[tongue];
  const step = recipe.steps[at];
  // A recipe begins where nothing is changed.
  const moment = { place, start: draft.base, now: draft.now };
  const isDone = step?.isDone(moment) === true;
  useEffect(() => {
    if (isDone) onStep(at + 1);
  }, [isDone, at, onStep]);
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
    <aside className="st-recipe" aria-label={recipe.title[tag]}>
      <div className="st-recipe-at">
        <p className="st-muted">
          {recipe.title[tag]}
          {step !== undefined && ` · ${words.step(at + 1, recipe.steps.length)}`}
        </p>
        <ol className="st-recipe-steps" aria-hidden="true">
          {recipe.steps.map(({ text }, index) => (
            <li key={text['en-IN']} data-done={index < at} />
          ))}
        </ol>
      </div>
      <div className="st-recipe-step" role="status">
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
