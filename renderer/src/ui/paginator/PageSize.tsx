import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Paginator.module.css';

/** How the reader may change the size of the pages. */
export interface PageSizeChoice {
  /** Offered sizes are its multiples, up to the first that holds everything. */
  readonly step: number;
  readonly onPageSize: (pageSize: number) => void;
}

interface PageSizeProps extends PageSizeChoice {
  readonly count: number;
  readonly pageSize: number;
}

/** The choice of a page size; nothing where one size holds everything. */
export function PageSize({ count, pageSize, step, onPageSize }: PageSizeProps) {
  const { t } = useTranslation();
  const id = useId();
  const sizes = Array.from({ length: Math.ceil(count / step) }, (_, index) => String((index + 1) * step));
  if (sizes.length <= 1) {
    return null;
  }
  return (
    <div className={classes.size}>
      <label htmlFor={id}>{t('ITEMS_PER_PAGE')}</label>
      <NativeSelect
        id={id}
        size="sm"
        value={pageSize}
        data={sizes}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
      />
    </div>
  );
}
