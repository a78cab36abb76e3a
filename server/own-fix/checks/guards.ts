import type { Door, DoorRequest } from '../door.ts';
import { attack, type Check, use } from './check.ts';
import { jsonAt, listAt } from './json.ts';

const customer = 'amy@juice-sh.op';
const product = '/api/Products/9';
const cheap = 0.07;

function isChanged(door: Door, request: Pick<DoorRequest, 'as'>): boolean {
  for (const path of [product, `${product}/`, product.toLowerCase()]) {
    door({ method: 'PUT', path, body: { price: cheap }, ...request });
  }
  return jsonAt(door({ method: 'GET', path: product }).text, 'data', 'price') === cheap;
}

/** The uses of some guarded routes, and attempts to get past the guards. */
export const guardChecks: readonly Check[] = [
  use('productsRead', (door) => {
    const list = door({ method: 'GET', path: '/api/Products' });
    const one = door({ method: 'GET', path: '/api/Products/1' });
    return list.status === 200 && listAt(list.text, 'data').length === 2 && jsonAt(one.text, 'data', 'id') === 1;
  }),
  use(
    'productAddedByCustomer',
    (door) => door({ method: 'POST', path: '/api/Products', as: customer, body: { name: 'Tea' } }).status === 201,
  ),
  use('basketReadByCustomer', (door) => door({ method: 'GET', path: '/rest/basket/4', as: customer }).status === 200),
  attack('priceByAnyone', (door) => isChanged(door, {})),
  attack('priceByCustomer', (door) => isChanged(door, { as: customer })),
  attack('productDeleted', (door) => {
    door({ method: 'DELETE', path: product, as: customer });
    return door({ method: 'GET', path: product }).status === 404;
  }),
  attack('usersReadByAnyone', (door) => door({ method: 'GET', path: '/api/Users' }).status === 200),
];
