/** One state of a screen, drawn by the app's own engine, renderer and widgets. It must not know any screen. */
import { useMemo } from 'react';
import { prepareState, type StateInput } from './prepare.ts';
import { isPromoted } from './screens.ts';
import { Stage } from './Stage.tsx';

export function StateView({ id, module, documents, state, texts, config, picture }: StateInput) {
  const prepared = useMemo(
    () => prepareState({ id, module, documents, state, texts, config, picture }),
    [id, module, documents, state, texts, config, picture],
  );
  if (!prepared.ok) return <p role="alert">{prepared.error}</p>;
  return <Stage prepared={prepared.value} state={state} texts={texts} isPromoted={isPromoted(id)} />;
}
