/** A page that throws says so in its place: the rest of the studio, with what is undone and saved there, goes on. It must not know any page. */
import { Component, type ReactNode } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { shellWords } from '../words/shell.ts';
import { Failed } from './Waits.tsx';

interface GuardProps {
  readonly tongue: Tongue;
  readonly children: ReactNode;
}

export class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    const { tongue, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <Failed
        tongue={tongue}
        why={[shellWords[tongue].broken]}
        again={() => this.setState({ broken: false })}
      />
    );
  }
}
