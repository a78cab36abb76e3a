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
  /** Stands in the place of the data until it is there. */
  readonly waiting: ReactNode;
  /** Text key of what is said when the data cannot be had. */
  readonly failed: string;
  /** Stands there for whoever has to log in first. */
  readonly loggedOut?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brings, what stands in its place until then, or a way to ask again. */
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
