/** The parts around a screen's nodes, put together from the shell. */
import { useContext } from 'react';
import type { FrameProps, Shell } from '../renderer/context.ts';
import { CallService } from './CallService.tsx';
import { AppFrame, BareFrame } from './shell/frames.tsx';
import { DialogButton, ScreenDialog } from './shell/ScreenDialog.tsx';
import { More } from './shell/More.tsx';
import { Empty, Failure } from './shell/states.tsx';
import { WriteNote } from './shell/WriteNote.tsx';
import { WayContext } from './way.ts';

/** Whether this page stands in another that shows its title: the widget embed says so by the frame's name. */
const isEmbedded = (): boolean => window.name === 'embedded' && window.parent !== window;

function Frame({ kind, ...rest }: FrameProps) {
  const way = useContext(WayContext);
  return kind === 'app' && !isEmbedded() ? (
    <AppFrame {...rest} canGoBack={way.canGoBack} onBack={way.goBack} />
  ) : (
    <BareFrame {...rest} embedded={isEmbedded()} />
  );
}

/** What a person waits for did not come: they can also call. */
const Failed: Shell['Failure'] = (props) => {
  const { world } = useContext(WayContext);
  return <Failure {...props}>{world === undefined ? null : <CallService world={world} />}</Failure>;
};

export const shell: Shell = {
  Frame,
  Dialog: ScreenDialog,
  DialogButton,
  Failure: Failed,
  Empty,
  More,
  Note: WriteNote,
};
