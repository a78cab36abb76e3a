import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../shared/api/orders.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import classes from './OrderLines.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Name of the table for visitors who can't see what is above it; already translated. */
  readonly label: string;
  /** Sums of the products and of other costs, below the products. */
  readonly sums?: readonly Sum[];
  /** An action for each product, in a separate column at the end; already translated. */
  readonly action?: { readonly label: string; readonly of: (line: OrderLine) => ReactNode };
  readonly className?: string | undefined;
}

/** A line below the products, such as the delivery costs. */
export interface Sum {
  /** Already translated. */
  readonly label: string;
  readonly amount: number;
  /** Marks the overall total. */
  readonly isTotal?: boolean;
}

/** Lists the products of an order with their prices on that day (ui-shop.md 5.27 to 5.29). */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, and the lines keep their order
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
