/** Each recipe can be played to its end, step by step, and undone whole. */
import { describe, expect, test } from 'vitest';
import { texts as start } from '../forms/testing.tsx';
import { apply, openDraft, undoAll } from '../core/draft.ts';
import type { Place } from '../shell/place.ts';
import { recipes } from './recipes.ts';

test('there are five, each by a name of its own', () => {
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(5);
});

describe.each(recipes)('$id', ({ steps }) => {
  test('is played to its end, no step being done before its turn', () => {
    let draft = openDraft(start);
    let place: Place = { page: 'screens' };
    for (const step of steps) {
      const moment = { place, start, now: draft.now };
      expect([step.text['en-IN'], step.isDone(moment)]).toEqual([step.text['en-IN'], false]);
      const played = step.play(moment);
      if ('go' in played) place = played.go;
      else draft = apply(draft, played.edit);
      expect([step.text['en-IN'], step.isDone({ place, start, now: draft.now })]).toEqual([
        step.text['en-IN'],
        true,
      ]);
    }
    expect(undoAll(draft).now).toEqual(start);
  });
});
