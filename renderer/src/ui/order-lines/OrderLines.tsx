import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../shared/api/orders.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import { Cell, FooterCell, FooterRow, HeaderCell, HeaderRow, Row, Table } from '../script-layer/Table.tsx';
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
    <Table className={`${classes.table} ${className}`} aria-label={label}>
      <HeaderRow>
        <HeaderCell column="product" className={classes.heading}>
          {t('LABEL_PRODUCT')}
        </HeaderCell>
        <HeaderCell column="price" className={`product-price ${classes.heading} ${classes.number}`}>
          {t('LABEL_PRICE')}
        </HeaderCell>
        <HeaderCell column="quantity" className={`${classes.heading} ${classes.number}`}>
          {t('LABEL_QUANTITY')}
        </HeaderCell>
        <HeaderCell column="total price" className={`${classes.heading} ${classes.number}`}>
          {t('LABEL_TOTAL_PRICE')}
        </HeaderCell>
        {action !== undefined && (
          <HeaderCell column="review" className={classes.heading}>
            <VisuallyHidden>{action.label}</VisuallyHidden>
          </HeaderCell>
        )}
      </HeaderRow>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, and the lines keep their order
        <Row key={index} className={classes.line}>
          <Cell column="product" role="rowheader" className={`product-name ${classes.cell} ${classes.name}`}>
            <bdi>{line.name}</bdi>
          </Cell>
          <Cell column="price" className={`product-price ${classes.cell} ${classes.number}`} data-price={line.price}>
            {formatPrice(line.price)}
          </Cell>
          <Cell column="quantity" className={`product-quantity ${classes.cell} ${classes.number}`}>
            {line.quantity}
          </Cell>
          <Cell
            column="total price"
            className={`product-total ${classes.cell} ${classes.number}`}
            data-price={line.total}
          >
            {formatPrice(line.total)}
          </Cell>
          {action !== undefined && (
            <Cell column="review" className={`${classes.cell} ${classes.action}`}>
              {action.of(line)}
            </Cell>
          )}
        </Row>
      ))}
      <Sums sums={sums} hasAction={action !== undefined} />
    </Table>
  );
}

function Sums({ sums, hasAction }: { readonly sums: readonly Sum[]; readonly hasAction: boolean }) {
  return (
    <>
      {sums.map(({ label, amount, isTotal = false }, index) => (
        <FooterRow
          key={label}
          className={classes.sum}
          data-first={index === 0 || undefined}
          data-total={isTotal || undefined}
        >
          <FooterCell column="product" className={classes.cell} />
          <FooterCell column="price" className={`product-price ${classes.cell}`} />
          <FooterCell column="quantity" role="rowheader" className={`${classes.cell} ${classes.number}`}>
            {label}
          </FooterCell>
          <FooterCell column="total price" className={`${classes.cell} ${classes.number}`} data-price={amount}>
            {formatPrice(amount)}
          </FooterCell>
          {hasAction && <FooterCell column="review" className={classes.cell} />}
        </FooterRow>
      ))}
    </>
  );
}
