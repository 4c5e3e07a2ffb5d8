/** What every drawn node shares; and the components around the nodes, which the app hands in. */
import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Frame } from '../engine/instance.ts';
import type { NodePlan } from '../engine/plan.ts';
import type { Screen } from '../engine/screen.ts';
import type { Widget } from './widget.ts';

export interface FrameProps {
  readonly kind: 'app' | 'public' | 'bare';
  readonly title: string;
  /** What a page of the web site is about. */
  readonly description?: string;
  /** Words while something runs that the whole screen waits for. */
  readonly busy: string | undefined;
  readonly footer: ReactNode;
  readonly onRefresh: (() => Promise<void>) | undefined;
  readonly children: ReactNode;
}

export interface DialogProps {
  readonly title: string;
  readonly dismissible: boolean;
  readonly onClose: () => void;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

export interface DialogButtonProps {
  readonly text: string;
  readonly tone?: string;
  readonly press?: () => void;
  readonly busy: boolean;
}

export interface MoreProps {
  /** There are entries that are not shown. */
  readonly more: boolean;
  /** More than the first are shown. */
  readonly less: boolean;
  /** Id of the element of the first entry that the last press has shown: it gets the focus. */
  readonly first: string | undefined;
  readonly onMore: () => void;
  readonly onLess: () => void;
}

/** The parts around a screen's own nodes; the renderer places them and knows nothing of their looks. */
export interface Shell {
  readonly Frame: ComponentType<FrameProps>;
  readonly Dialog: ComponentType<DialogProps>;
  readonly DialogButton: ComponentType<DialogButtonProps>;
  readonly Failure: ComponentType<{
    readonly text: string;
    /** In place of one widget. */
    readonly small?: boolean;
    readonly onRetry: () => Promise<void>;
  }>;
  readonly Empty: ComponentType;
  /** About a write: what nobody knows, or what became of it. */
  readonly Note: ComponentType<{
    readonly tone: 'danger' | 'warning' | 'success';
    readonly title?: string;
    readonly text: string;
    /** Whether it comes into view. */
    readonly seek: boolean;
    readonly action?: { readonly text: string; readonly onPress: () => Promise<void> };
  }>;
  /** Under the first entries of a long list. */
  readonly More: ComponentType<MoreProps>;
}

export interface Surface {
  readonly screen: Screen;
  /** Draws a list of nodes; given, since these hold such lists themselves. */
  readonly nodes: (plans: readonly NodePlan[], frame: Frame) => ReactNode;
  readonly widgets: { readonly [type: string]: Widget };
  readonly shell: Shell;
}

const SurfaceContext = createContext<Surface | undefined>(undefined);
export const SurfaceProvider = SurfaceContext.Provider;

export function useSurface(): Surface {
  const surface = useContext(SurfaceContext);
  if (surface === undefined) throw new Error('A node is drawn outside of a screen.');
  return surface;
}
