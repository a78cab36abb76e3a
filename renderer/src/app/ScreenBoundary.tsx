import { Component, type ReactNode } from 'react';
import { endFirstScreen } from '../lib/first-screen.ts';
import { loadPageAgain } from '../lib/reach/load-page-again.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Catches a screen that fails while rendering or loading, so that the bar and menus stay. Only classes can catch errors. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    endFirstScreen();
  }

  override render() {
    return this.state.failed ? (
      <ErrorState message="ERROR_SCREEN_FAILED" onRetry={() => void loadPageAgain()} />
    ) : (
      this.props.children
    );
  }
}
