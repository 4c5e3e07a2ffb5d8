/** A node that throws is left out and reported once; the rest of the screen lives. */
import type { ComponentType, ReactNode } from 'react';
import { PureComponent } from 'react';
import type { Frame } from '../engine/instance.ts';
import type { NodePlan } from '../engine/plan.ts';
import type { Screen } from '../engine/screen.ts';

/** A node at one place of the screen. */
export interface Place {
  readonly node: NodePlan;
  readonly frame: Frame;
}

interface BoundaryProps extends Place {
  readonly screen: Screen;
  /** Draws the place; given, so that one component per node both guards and skips equal props. */
  readonly draw: ComponentType<Place>;
}

export class Boundary extends PureComponent<BoundaryProps, { readonly broken: boolean }> {
  // A constructor: for a field, old targets need a helper that this page could do without.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const { node, screen } = this.props;
    screen.report('node-threw', node.place, error instanceof Error ? error.message : String(error));
  }

  override render(): ReactNode {
    const { node, frame, draw: Draw } = this.props;
    return this.state.broken ? null : <Draw node={node} frame={frame} />;
  }
}
