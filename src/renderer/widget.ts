/** What a widget's component receives: its resolved props and where it stands. Types only. */
import type { ComponentType } from 'react';
import type { WidgetPart } from '../engine/plan.ts';
import type { WidgetProps } from '../model/widgets.generated.ts';

export type { Field, Handler, UploadJob } from '../model/resolved.ts';

export interface Standing {
  /** Id for the widget's main element; unique on the page. */
  readonly id: string;
  /** An action list of this widget runs. */
  readonly busy: boolean;
  /** The widget stands for data that is still to come; its props are placeholders. */
  readonly pending: boolean;
}

export type Props<T extends keyof WidgetProps> = WidgetProps[T] & Standing;

/** A widget as the renderer knows it: its component and what the engine knows of its props. */
export interface Widget extends WidgetPart {
  readonly component: ComponentType<never>;
}
