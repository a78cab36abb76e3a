import type { ConfirmationDocument } from '../database/documents.ts';
import { oneByOne } from '../http/one-by-one.ts';
import type { ShopContext } from './context.ts';
import { confirmationPdf } from './orders/confirmation-pdf.ts';

/** The confirmation of an order, as a file of the folder `/ftp` (api-shop.md 7). */
export interface ConfirmationFile {
  /** Such as `order_ab12-0123456789abcdef.pdf`. */
  readonly name: string;
  readonly placedAt: Date;
  /** Draws the file, which is the same every time: nothing is stored (decision 11). */
  readonly render: () => Promise<Buffer>;
}

/** The confirmations of all placed orders. Seeded orders have none. */
export interface OrderConfirmations {
  /** Returns all of them, oldest first. */
  list(): readonly ConfirmationFile[];
  /** Returns the confirmation with exactly this file name; undefined if there is none. */
  find(name: string): ConfirmationFile | undefined;
}

/** Makes the confirmations of one shop. */
export function createOrderConfirmations(shop: ShopContext): OrderConfirmations {
  const { confirmations } = shop.documents;
  const inTurn = oneByOne(shop.budgets.answers.drawing);
  const file = (confirmation: ConfirmationDocument): ConfirmationFile => ({
    name: confirmationName(confirmation.orderId),
    placedAt: new Date(confirmation.placedAt),
    render: () => inTurn(() => render(shop, confirmation)),
  });
  return {
    list: () => confirmations.all().map(file),
    find: (name) => {
      const confirmation = confirmations.all().find(({ orderId }) => confirmationName(orderId) === name);
      return confirmation && file(confirmation);
    },
  };
}

/** Returns the file name of an order's confirmation. */
function confirmationName(orderId: string): string {
  return `order_${orderId}.pdf`;
}

function render({ documents, config, translations }: ShopContext, confirmation: ConfirmationDocument): Promise<Buffer> {
  const { orderId, customer, placedAt, discount, locale } = confirmation;
  const order = documents.orders.all().find((candidate) => candidate.orderId === orderId);
  return confirmationPdf({
    applicationName: config.application.name,
    orderId,
    customer,
    placedAt: new Date(placedAt),
    // Order and confirmation are stored together; the seeded orders without these fields have no confirmation.
    lines: order?.products ?? [],
    discount,
    discountAmount: order?.promotionalAmount ?? '0',
    deliveryPrice: order?.deliveryPrice ?? 0,
    totalPrice: order?.totalPrice ?? 0,
    bonus: order?.bonus ?? 0,
    translate: (text) => translations.translate(text, locale),
  });
}
