import type { Gauge, Registry } from 'prom-client';
import type { ShopFigures } from '../../shop/view.ts';
import { gaugesOf } from './registry.ts';

/**
 * Makes the gauges of the shop's business (api-learning.md 21).
 * @param prefix with its final underscore
 * @returns a function that updates them
 */
export function createShopGauges(registry: Registry, prefix: string): (figures: ShopFigures) => void {
  const gauge = gaugesOf(registry, prefix);
  const orders = gauge('orders_placed_total', 'Orders placed.');
  const users = gauge('users_registered', 'Registered users by type.', ['type']);
  const allUsers = gauge('users_registered_total', 'All registered users.');
  const wallets = gauge('wallet_balance_total', 'Balance of all wallets.');
  const interactions = gauge('user_social_interactions', 'What users wrote, by type.', ['type']);

  return (figures) => {
    if (figures.orders > 0) {
      orders.set(figures.orders);
    }
    allUsers.set(figures.users);
    wallets.set(figures.walletBalance);
    const { customers: standard, deluxe, reviews: review, feedbacks: feedback, complaints: complaint } = figures;
    setCounted(users, { standard, deluxe });
    setCounted(interactions, { review, feedback, complaint });
  };
}

/** Sets only counts above zero: whatever was never counted has no sample. */
function setCounted(gauge: Gauge, counts: Readonly<Record<string, number>>): void {
  for (const [type, count] of Object.entries(counts)) {
    if (count > 0) {
      gauge.set({ type }, count);
    }
  }
}
