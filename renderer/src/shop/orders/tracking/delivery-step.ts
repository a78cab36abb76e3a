import type { Order } from '../../../../../shared/api/orders.ts';

/** Where an order can be, in the order of events. */
export const deliverySteps = ['new', 'packing', 'transit', 'delivered'] as const;

export type DeliveryStep = (typeof deliverySteps)[number];

/** @param isNew whether somebody came here right from buying, whatever the days say */
export function stepOf({ delivered, eta }: Pick<Order, 'delivered' | 'eta'>, isNew: boolean): DeliveryStep {
  if (delivered) {
    return 'delivered';
  }
  if (isNew) {
    return 'new';
  }
  return Number(eta) > 2 ? 'packing' : 'transit';
}
