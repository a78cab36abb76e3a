app.patch('/rest/products/reviews', async (request, reply) => {
  const caller = callerOf(request, sessions);
  const message = bodyField(request, 'message') as string;
  const selected = await selectById(documents.reviews, bodyField(request, 'id'), evaluator);
  const original = selected.slice(0, 1);
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
