/** Registers `GET /rest/basket/:id`, which returns a basket with its products, even deleted ones (api-shop.md 4). */
export function registerReadBasket(app: FastifyInstance, shop: ShopContext): void {
  const { database, longAnswers, sessions, translations, events } = shop;
  const answers = createKeptAnswers(database);
  app.get<{ Params: { id: string } }>('/rest/basket/:id', (request, reply) => {
    const { id } = request.params;
    events.emit('basket.read', { id, sessionBid: sessionOf(request, sessions)?.bid });
    const callerId = sessionOf(request, sessions)?.data?.id ?? null;
    const isOwn = database.get('SELECT 1 FROM Baskets WHERE id = ? AND UserId = ?', id, callerId) !== undefined;
    if (!isOwn) {
      return reply.code(404).send({ error: 'There is no such basket.' });
    }
    const locale = translations.localeOf(request);
    const question = `${locale} ${id}`;
    const kept = answers.find(question);
    if (kept !== undefined) {
      return sendJsonText(reply, kept);
    }
    const basket = database.get<SqlRow>('SELECT * FROM Baskets WHERE id = ?', id);
    if (basket === undefined) {
      return reply.send(success(null));
    }
    if (longAnswers.isSmall() && !isLong(basket.id, database)) {
      return sendJsonText(
        reply,
        answers.of(question, () => {
          const Products = productsOf(basket.id, database).map((product) => translated(product, locale));
          return JSON.stringify(success({ ...shown(basket), Products }));
        }),
      );
    }
    const before = JSON.stringify(success({ ...shown(basket), Products: [] }));
    const products = () =>
      listPieces(
        eachProduct(basket.id, database, (row) => translated(row, locale)),
        before.slice(0, -3),
        ']}}',
      );
    return longAnswers.make(`basket ${question}`, database, products).then((json) => sendJsonText(reply, json));
  });

  const translated = <Product extends { readonly name: SqlValue }>(product: Product, locale: string): Product => ({
    ...product,
    name: typeof product.name === 'string' ? translations.translate(product.name, locale) : product.name,
  });
}
