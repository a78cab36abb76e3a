/** `GET /rest/products/search`. */
export function registerSearch(app: FastifyInstance, shop: ShopContext): void {
  const { database, events } = shop;
  const answerTo = createSearchAnswers(shop);

  app.get('/rest/products/search', async (request, reply) => {
    const criteria = criteriaOf(request.query);
    const answer = await answerTo(request, criteria, () => {
      const matches = `name LIKE '%${criteria}%' OR description LIKE '%${criteria}%'`;
      const sql = `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`;
      return queryProducts(database, sql);
    });
    events.emit('products.searched', { criteria, json: answer.slice(opening.length, -1) });
    return sendJsonText(reply, answer);
  });
}

/** @throws TypeError for an object */
function criteriaOf(query: unknown): string {
  const { q } = query as { readonly q?: unknown };
  if (q === undefined || q === 'undefined') {
    return '';
  }
  if (Array.isArray(q)) {
    return q.join(',');
  }
  if (typeof q !== 'string') {
    throw new TypeError('criteria.substring is not a function');
  }
  return q.substring(0, criteriaLimit).replace(/union|select|--|;/gi, '');
}
