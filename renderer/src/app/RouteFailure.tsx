import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/states/ErrorState.tsx';

/** What is left of a screen that failed while rendering or loading; the bar stays. */
export function RouteFailure() {
  console.error(useRouteError());
  return <ErrorState message="ERROR_SCREEN_FAILED" onRetry={() => window.location.reload()} />;
}
