import { Component, type ReactNode } from 'react';

/** Leaves out a part of the page that fails, so that it doesn't take the page down. React logs the failure to the console. */
export class Quietly extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
