import { Component } from 'react';
import type { ReactNode } from 'react';

/** One per widget: an error in a view stops only that widget. */
export class ErrorBoundary extends Component<
  { onError(error: unknown): void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
