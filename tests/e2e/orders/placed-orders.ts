import { homeAddress, type VisitingCustomer } from '../checkout/customers.ts';

/** What an order consists of, where the test cares. */
export interface OrderWishes {
  readonly products?: readonly (readonly [productId: number, quantity: number])[];
  /** 1: one day, 2: three days, 3: five days. */
  readonly delivery?: 1 | 2 | 3;
  /** Sent to the customer's first address; a customer without one gets one. */
  readonly couponData?: string;
}

/** Places an order over HTTP, as the checkout would, and returns its number. */
export async function placeOrder(
  customer: VisitingCustomer,
  { products = [[1, 2]], delivery = 1, couponData }: OrderWishes = {},
): Promise<string> {
  const { client, token, basket } = customer;
  for (const [product, quantity] of products) {
    await customer.fill(product, quantity);
  }
  if ((await customer.rows('/api/Addresss')).length === 0) {
    await client.post('/api/Addresss', homeAddress, { token });
  }
  const [address] = await customer.rows('/api/Addresss');
  const orderDetails = { paymentId: '1', addressId: String(address.id), deliveryMethodId: String(delivery) };
  const answer = await client.post(`/rest/basket/${basket}/checkout`, { couponData, orderDetails }, { token });
  if (answer.status !== 200) {
    throw new Error(`The order was refused: ${answer.status} ${answer.text}`);
  }
  return answer.json().orderConfirmation;
}
