import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useAddresses } from '../../lib/addresses.ts';
import { Delayed } from '../states/Delayed.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import classes from './Address.module.css';

interface AddressesPendingProps {
  /** The address book, which holds nothing: not yet, not at all, or because it could not be had. */
  readonly addresses: ReturnType<typeof useAddresses>;
  /** The way to a first address. */
  readonly add: ReactNode;
}

/** What stands in the place of addresses while there are none. */
export function AddressesPending({ addresses: { data, isFetching, refetch }, add }: AddressesPendingProps) {
  const { t } = useTranslation();
  if (data !== undefined) {
    return (
      <EmptyState
        picture={<img src="assets/public/images/illustrations/empty-addresses.svg" alt="" width={200} height={145} />}
        title={t('NO_ADDRESSES')}
        text={t('NO_ADDRESSES_TEXT')}
        action={add}
      />
    );
  }
  if (!isFetching) {
    return <ErrorState message="ADDRESSES_FAILED" onRetry={() => refetch()} />;
  }
  return (
    <div className={classes.placeholder} aria-busy="true">
      <Delayed>
        <Skeleton height={112} radius={12} />
        <Skeleton height={112} radius={12} />
      </Delayed>
    </div>
  );
}
