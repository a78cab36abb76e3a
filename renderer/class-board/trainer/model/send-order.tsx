import { useState } from 'react';
import type { TrainerOrder } from '../../../../shared/class/orders.ts';

/** What became of the last order. */
export type Sent = 'none' | 'sending' | 'done' | 'failed';

/** Sends the trainer's orders to the board. @returns what became of the last one, and a function that resolves to whether the board has taken an order */
export function useOrders(): { readonly sent: Sent; readonly send: (order: TrainerOrder) => Promise<boolean> } {
  const [sent, setSent] = useState<Sent>('none');
  return {
    sent,
    send: async (order) => {
      setSent('sending');
      const response = await fetch('orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      }).catch(() => undefined);
      const isDone = response?.ok === true;
      setSent(isDone ? 'done' : 'failed');
      return isDone;
    },
  };
}
