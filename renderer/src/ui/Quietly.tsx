import { Component, type ReactNode } from 'react';

/** Leaves out a part of the page that fails, rather than taking the page down with it. The failure is in the console. */
export class Quietly extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
