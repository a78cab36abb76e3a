/** How many characters of a product id are used. */
const idLimit = 40;

/** Registers `GET /rest/products/:id/reviews` (api-shop.md 3.2). */
export function registerListReviews(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { id: string } }>('/rest/products/:id/reviews', async (request, reply) => {
    await shop.longAnswers.turn(shop.documents.reviews.size());
    const reviews = shop.documents.reviews.all();
    const id = truncated(request.params.id, idLimit);
    if (!/^\d+$/.test(id)) {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    // A product is a number in seeded reviews, and a string in those written since.
    const found = reviews.filter(({ product }) => Number(product) === Number(id));
    shop.events.emit('reviews.read', { milliseconds: 0 });
    const caller = callerOf(request, shop.sessions);
    return success(found.map((review) => asSeenBy(caller, review)));
  });
}
