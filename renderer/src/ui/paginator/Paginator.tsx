import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../buttons/RoundButton.tsx';
import { MatSelect } from '../script-layer/MatSelect.tsx';
import classes from './Paginator.module.css';

interface PaginatorProps {
  /** What the pages contain, translated. It names the paginator for screen readers. */
  readonly label: string;
  readonly count: number;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Without this the size is fixed. */
  readonly sizes?: PageSizeChoice;
  readonly className?: string | undefined;
}

/** Shows which entries are visible and how many per page, with buttons to reach the others (ui-shop.md 4, "Paginator"). */
export function Paginator({ label, count, page, pageSize, onPage, sizes, className = '' }: PaginatorProps) {
  const { t } = useTranslation();
  const first = page * pageSize + 1;
  const last = Math.min(count, first + pageSize - 1);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  /** Turns to a page. On the first and last page the pressed button becomes disabled and would lose the focus. */
  const turnTo = (wanted: number) => {
    flushSync(() => onPage(wanted));
    const [pressed, other] = wanted < page ? [previous, next] : [next, previous];
    if (pressed.current?.disabled === true) {
      other.current?.focus({ preventScroll: true });
    }
  };
  return (
    <mat-paginator className="mat-mdc-paginator">
      <nav className={`${classes.paginator} ${className}`} aria-label={label}>
        {sizes !== undefined && <PageSize count={count} pageSize={pageSize} {...sizes} />}
        <p className={`mat-mdc-paginator-range-label ${classes.range}`} aria-live="polite">
          {t('RANGE_OF_TOTAL', { first: Math.min(first, count), last, total: count })}
        </p>
        <div className={classes.steps}>
          <RoundButton
            ref={previous}
            icon={IconChevronLeft}
            iconSize={24}
            className="mat-mdc-paginator-navigation-previous"
            aria-label="Previous page"
            disabled={page === 0}
            onClick={() => turnTo(page - 1)}
          />
          <RoundButton
            ref={next}
            icon={IconChevronRight}
            iconSize={24}
            className="mat-mdc-paginator-navigation-next"
            aria-label="Next page"
            disabled={last === count}
            onClick={() => turnTo(page + 1)}
          />
        </div>
      </nav>
    </mat-paginator>
  );
}

/** How the visitor may change the page size. */
interface PageSizeChoice {
  /** The sizes on offer are its multiples, up to the first that holds everything. */
  readonly step: number;
  readonly onPageSize: (pageSize: number) => void;
}

interface PageSizeProps extends PageSizeChoice {
  readonly count: number;
  readonly pageSize: number;
}

/** Renders the choice of a page size, or nothing where one size holds everything. */
function PageSize({ count, pageSize, step, onPageSize }: PageSizeProps) {
  const { t } = useTranslation();
  const id = useId();
  const sizes = Array.from({ length: Math.ceil(count / step) }, (_, index) => String((index + 1) * step));
  if (sizes.length <= 1) {
    return null;
  }
  return (
    <div className={classes.size}>
      <label htmlFor={id}>{t('ITEMS_PER_PAGE')}</label>
      <MatSelect
        value={String(pageSize)}
        options={sizes.map((size) => ({ value: size, text: size }))}
        onChoose={(size) => onPageSize(Number(size))}
      >
        {(optionsHidden) => (
          <NativeSelect
            id={id}
            size="sm"
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size} aria-hidden={optionsHidden}>
                {size}
              </option>
            ))}
          </NativeSelect>
        )}
      </MatSelect>
    </div>
  );
}
