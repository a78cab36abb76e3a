/** How many characters of a product id are used. */
const idLimit = 40;

/** Registers `GET /rest/products/:id/reviews` (api-shop.md 3.2). */
export function registerListReviews(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { id: string } }>('/rest/products/:id/reviews', async (request, reply) => {
    await shop.longAnswers.turn(shop.documents.reviews.size());
    const reviews = shop.documents.reviews.all();
    const id = truncated(request.params.id, idLimit);
    if (Number.isNaN(Number.parseInt(id, 10))) {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    const matching = isPlain(id, shop)
      ? // A product is a number in seeded reviews, and a string in those written since.
        matched(reviews.filter(({ product }) => Number(product) === Number(id)))
      :
        await matchWhere(reviews, `this.product == ${id}`, shop.evaluator);
    shop.events.emit('reviews.read', { milliseconds: matching.milliseconds });
    if (matching.outcome === 'failed') {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    const caller = callerOf(request, shop.sessions);
    return success(matching.documents.map((review) => asSeenBy(caller, review)));
  });
}
