import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

/** A customer of the shop with a basket of their own. */
export interface Customer {
  readonly email: string;
  readonly token: string;
  /** The id of the basket. */
  readonly basket: number;
  /** Puts a product into the basket; fails the test when the shop refuses. */
  fill(productId: number, quantity: number): Promise<void>;
}

/** Registers a customer and logs them in. */
export async function newCustomer(client: Client, email = `${randomUUID()}@example.org`): Promise<Customer> {
  await client.post('/api/Users', { email, password: 'juicy', passwordRepeat: 'juicy' });
  const login = await client.post('/rest/user/login', { email, password: 'juicy' });
  const { token, bid } = login.json().authentication;
  return {
    email,
    token,
    basket: bid,
    fill: async (ProductId, quantity) => {
      const item = { ProductId, quantity, BasketId: String(bid) };
      const answer = await client.post('/api/BasketItems', item, { token });
      if (answer.status !== 200) {
        throw new Error(`Product ${ProductId} was refused: ${answer.status} ${answer.text}`);
      }
    },
  };
}
