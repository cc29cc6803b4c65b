import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Something a page can do without: if it fails, the page stays. */
export class Dispensable extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
