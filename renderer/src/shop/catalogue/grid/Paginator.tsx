import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './Paginator.module.css';

interface PaginatorProps {
  readonly count: number;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Offered sizes are its multiples, up to the first that holds everything. */
  readonly pageSizeStep: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Which products are shown, how many at a time, and the way to the others (ui-shop.md 4, "Paginator"). */
export function Paginator({ count, page, pageSize, pageSizeStep, onPage, onPageSize }: PaginatorProps) {
  const { t } = useTranslation();
  const sizeId = useId();
  const sizes = Array.from({ length: Math.ceil(count / pageSizeStep) }, (_, index) => (index + 1) * pageSizeStep);
  const first = page * pageSize + 1;
  const last = Math.min(count, first + pageSize - 1);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  /** On the first and the last page the pressed button is disabled and would lose the focus. */
  const turnTo = (wanted: number) => {
    flushSync(() => onPage(wanted));
    const [pressed, other] = wanted < page ? [previous, next] : [next, previous];
    if (pressed.current?.disabled === true) {
      other.current?.focus({ preventScroll: true });
    }
  };
  return (
    <nav className={`mat-mdc-paginator ${classes.paginator}`} aria-label={t('PAGES_OF_PRODUCTS')}>
      {sizes.length > 1 && (
        <div className={classes.size}>
          <label htmlFor={sizeId}>{t('ITEMS_PER_PAGE')}</label>
          <NativeSelect
            id={sizeId}
            size="sm"
            value={pageSize}
            data={sizes.map(String)}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <p className={`mat-mdc-paginator-range-label ${classes.range}`} aria-live="polite">
        {t('RANGE_OF_TOTAL', { first, last, total: count })}
      </p>
      <div className={classes.steps}>
        <ActionIcon
          ref={previous}
          variant="default"
          size={44}
          radius={22}
          aria-label="Previous page"
          disabled={page === 0}
          onClick={() => turnTo(page - 1)}
        >
          <IconChevronLeft stroke={1.5} className={classes.arrow} aria-hidden />
        </ActionIcon>
        <ActionIcon
          ref={next}
          variant="default"
          size={44}
          radius={22}
          aria-label="Next page"
          disabled={last === count}
          onClick={() => turnTo(page + 1)}
        >
          <IconChevronRight stroke={1.5} className={classes.arrow} aria-hidden />
        </ActionIcon>
      </div>
    </nav>
  );
}
