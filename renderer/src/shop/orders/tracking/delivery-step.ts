import type { Order } from '../../../../../shared/api/orders.ts';

/** The stages of a delivery, in order. */
export const deliverySteps = ['new', 'packing', 'transit', 'delivered'] as const;

export type DeliveryStep = (typeof deliverySteps)[number];

/**
 * Returns the stage of an order.
 * @param isNew whether the customer came here directly after buying; an undelivered order then counts as new, whatever the days say
 */
export function stepOf({ delivered, eta }: Pick<Order, 'delivered' | 'eta'>, isNew: boolean): DeliveryStep {
  if (delivered) {
    return 'delivered';
  }
  if (isNew) {
    return 'new';
  }
  return Number(eta) > 2 ? 'packing' : 'transit';
}
