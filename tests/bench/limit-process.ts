/**
 * The "limit" of the benchmark: a plain Fastify handler, in a process confined like the shop's, that returns bytes made
 * beforehand. It gets the responses to return over IPC, and sends `{url}` when it listens.
 */
import fastify from 'fastify';

/** A response of the range, recorded once. */
export interface RecordedAnswer {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

process.once('message', async (answers: readonly RecordedAnswer[]) => {
  const app = fastify();
  for (const { method, path, contentType, body } of answers) {
    const bytes = Buffer.from(body);
    app.route({ method, url: path, handler: (_request, reply) => reply.type(contentType).send(bytes) });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ url });
});
