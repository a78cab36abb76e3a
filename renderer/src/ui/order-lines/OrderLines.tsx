import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../shared/api/orders.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import classes from './OrderLines.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** What the table is, for those who do not see what stands above it; already translated. */
  readonly label: string;
  /** What the products and the rest come to, below them. */
  readonly sums?: readonly Sum[];
  /** What can be done with a product, in a column of its own at the end; already translated. */
  readonly action?: { readonly label: string; readonly of: (line: OrderLine) => ReactNode };
  readonly className?: string | undefined;
}

/** A line below the products, such as what the delivery cost. */
export interface Sum {
  /** Already translated. */
  readonly label: string;
  readonly amount: number;
  /** For the one that everything comes to. */
  readonly isTotal?: boolean;
}

/** The products of an order with their prices of that day (ui-shop.md 5.27 to 5.29). */
export function OrderLines({ lines, label, sums = [], action, className = '' }: OrderLinesProps) {
  const { t } = useTranslation();
  return (
    <table className={`${classes.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('LABEL_PRODUCT')}</th>
          <th scope="col" className={`product-price ${classes.number}`}>
            {t('LABEL_PRICE')}
          </th>
          <th scope="col" className={classes.number}>
            {t('LABEL_QUANTITY')}
          </th>
          <th scope="col" className={classes.number}>
            {t('LABEL_TOTAL_PRICE')}
          </th>
          {action !== undefined && (
            <th scope="col">
              <VisuallyHidden>{action.label}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can be there twice, and lines never change places
          <tr key={index}>
            <th scope="row" className={`product-name ${classes.name}`}>
              <bdi>{line.name}</bdi>
            </th>
            <td className={`product-price ${classes.number}`} data-price={line.price}>
              {formatPrice(line.price)}
            </td>
            <td className={`product-quantity ${classes.number}`}>{line.quantity}</td>
            <td className={`product-total ${classes.number}`} data-price={line.total}>
              {formatPrice(line.total)}
            </td>
            {action !== undefined && <td className={classes.action}>{action.of(line)}</td>}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && <Sums sums={sums} hasAction={action !== undefined} />}
    </table>
  );
}

function Sums({ sums, hasAction }: { readonly sums: readonly Sum[]; readonly hasAction: boolean }) {
  return (
    <tfoot>
      {sums.map(({ label, amount, isTotal = false }) => (
        <tr key={label} data-total={isTotal || undefined}>
          <td />
          <td className="product-price" />
          <th scope="row" className={classes.number}>
            {label}
          </th>
          <td className={classes.number} data-price={amount}>
            {formatPrice(amount)}
          </td>
          {hasAction && <td />}
        </tr>
      ))}
    </tfoot>
  );
}
