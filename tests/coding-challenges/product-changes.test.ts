import { newCustomer } from '../support/customer.ts';
import { startChangedServer } from './harness/changed-server.ts';
import { proveCodingChallenge } from './harness/prove.ts';

proveCodingChallenge('changeProductChallenge', {
  run: startChangedServer,
  use: async ({ client }) => {
    const list = await client.get('/api/Products');
    const one = await client.get('/api/Products/1');
    return list.status === 200 && list.json().data.length > 30 && one.status === 200;
  },
  attack: async ({ client }) => {
    const { token } = await newCustomer(client);
    for (const from of [{}, { token }]) {
      await client.put('/api/Products/9', { price: 0.07 }, from);
      if ((await client.get('/api/Products/9')).json().data.price === 0.07) {
        return true;
      }
    }
    return false;
  },
  expected: ['open', 'open', 'closed', 'broken'],
});
