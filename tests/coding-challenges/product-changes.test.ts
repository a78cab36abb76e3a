import type { Client } from '../support/client.ts';
import { newCustomer } from '../support/customer.ts';
import { startChangedServer } from './harness/changed-server.ts';
import { proveCodingChallenge } from './harness/prove.ts';

proveCodingChallenge('changeProductChallenge', {
  run: startChangedServer,
  uses: {
    'the products are listed': async ({ client }) => {
      const list = await client.get('/api/Products');
      return list.status === 200 && list.json().data.length > 30;
    },
    'a product is shown': async ({ client }) => (await client.get('/api/Products/1')).status === 200,
  },
  attacks: {
    'a visitor changes a price': ({ client }) => changesPrice(client),
    'a customer changes a price': async ({ client }) => changesPrice(client, (await newCustomer(client)).token),
  },
  expected: [
    'open: a customer changes a price',
    'open: a visitor changes a price',
    'closed',
    'broken: the products are listed',
  ],
});

async function changesPrice(client: Client, token?: string): Promise<boolean> {
  await client.put('/api/Products/9', { price: 0.07 }, token === undefined ? {} : { token });
  return (await client.get('/api/Products/9')).json().data.price === 0.07;
}
