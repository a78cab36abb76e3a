import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Delayed } from '../states/Delayed.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import classes from './PagedTable.module.css';
import { PagedTable } from './PagedTable.tsx';

type QueriedTableProps<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'rows'> & {
  readonly query: UseQueryResult<readonly Row[]>;
  /** Text key of the message shown when the rows can't be loaded. */
  readonly failed: string;
};

/** Renders a paged table of a query's rows, a skeleton while they load, or a way to try again. */
export function QueriedTable<Row>({ query, failed, ...table }: QueriedTableProps<Row>) {
  if (query.data !== undefined) {
    return <PagedTable {...table} rows={query.data} />;
  }
  return (
    <section
      className={`${table.scriptClass} ${table.className} ${classes.box} ${classes.waiting}`}
      aria-busy={query.isFetching}
    >
      <h2 className={classes.title}>{table.title}</h2>
      {query.isFetching ? (
        <Delayed>
          <Skeleton className={classes.skeleton} />
        </Delayed>
      ) : (
        <ErrorState message={failed} onRetry={() => query.refetch()} />
      )}
    </section>
  );
}
