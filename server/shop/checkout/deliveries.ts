import type { FastifyInstance } from 'fastify';
import type { Delivery } from '../../../shared/api/records.ts';
import { success } from '../../http/answers.ts';
import { isDeluxeMember } from '../../http/membership.ts';
import type { ShopContext } from '../context.ts';

/** A row of `Deliveries`. */
interface DeliveryRow extends Delivery {
  readonly deluxePrice: number;
}

const query = 'SELECT id, name, price, deluxePrice, eta, icon FROM Deliveries';

/** Registers `GET /api/Deliverys` and `GET /api/Deliverys/:id`: delivery methods, which are cheaper for deluxe members (api-shop.md 10). */
export function registerDeliveries(app: FastifyInstance, shop: ShopContext): void {
  const { database, tokens } = shop;
  app.get('/api/Deliverys', (request, reply) => {
    const isMember = isDeluxeMember(request, tokens);
    const deliveries = database.all<DeliveryRow>(`${query} ORDER BY id`);
    return reply.send(success(deliveries.map((delivery) => pricedFor(isMember, delivery))));
  });
  app.get<{ Params: { id: string } }>('/api/Deliverys/:id', (request, reply) => {
    const isMember = isDeluxeMember(request, tokens);
    const delivery = database.get<DeliveryRow>(`${query} WHERE id = ?`, request.params.id);
    return delivery === undefined
      ? reply.code(400).send({ status: 'error' })
      : reply.send(success(pricedFor(isMember, delivery)));
  });
}

function pricedFor(isMember: boolean, { id, name, price, deluxePrice, eta, icon }: DeliveryRow): Delivery {
  return { id, name, price: isMember ? deluxePrice : price, eta, icon };
}
