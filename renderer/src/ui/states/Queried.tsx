import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api.ts';
import { ErrorState } from './ErrorState.tsx';

interface QueriedProps<Data> {
  /** The state of a query. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown until the data has arrived. */
  readonly waiting: ReactNode;
  /** Text key of the message shown when the data can't be loaded. */
  readonly failed: string;
  /** Shown to visitors who have to log in first. */
  readonly loggedOut?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, a placeholder while it loads, or a way to try again. */
export function Queried<Data>({ query, waiting, failed, loggedOut, children }: QueriedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) {
    return children(data);
  }
  if (isFetching) {
    return waiting;
  }
  const isLoggedOut = error instanceof ApiError && error.status === 401;
  return (isLoggedOut && loggedOut) || <ErrorState message={failed} onRetry={() => refetch()} />;
}
