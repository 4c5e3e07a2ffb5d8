/** A node that throws is left out and reported, and tried again when its data changes; the rest of the screen lives. */
import type { ComponentType, ReactNode } from 'react';
import { PureComponent } from 'react';
import { watchedPaths, type Frame } from '../engine/instance.ts';
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
  declare private stop: (() => void) | undefined;
  declare private told: string | undefined;

  // A constructor: for a field, old targets need a helper that this page could do without.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const { node, frame, screen } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    // Data that keeps changing and keeps breaking it is told once.
    if (message !== this.told) screen.report('node-threw', node.place, message);
    this.told = message;
    this.stop?.();
    this.stop = screen.store.subscribe(watchedPaths(node, frame), () => {
      this.stop?.();
      this.setState({ broken: false });
    });
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    const { node, frame, draw: Draw } = this.props;
    return this.state.broken ? null : <Draw node={node} frame={frame} />;
  }
}
