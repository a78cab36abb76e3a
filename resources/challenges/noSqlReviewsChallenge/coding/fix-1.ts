app.patch('/rest/products/reviews', async (request, reply) => {
  const caller = callerOf(request, sessions);
  const message = bodyField(request, 'message') as string;
  const id = bodyField(request, 'id');
  if (String(JSON.stringify(id)).includes('$ne')) {
    return reply.code(400).send({ error: 'Wrong Params' });
  }
  const original = await selectById(documents.reviews, id, evaluator);
  const updated = original.map((review) => ({ ...review, message }));
  try {
    documents.reviews.replace(updated);
  } catch (error) {
    return sendStoreFailure(reply, error);
  }
  const authorBefore = original.length === 1 ? (original[0]?.author ?? null) : null;
  events.emit('reviews.changed', { count: updated.length, authorBefore, caller });
  return updateResult(original, updated);
});
