import type { FastifyInstance } from 'fastify';
import type { Training } from '../training.ts';

/**
 * `GET /rest/range/country-mapping.yml`: the countries of the challenges in the form of a configuration file, which is what
 * juice-shop-ctf-cli asks for; it has no other way to get them where there is no Internet. Empty but in the variant `fbctf`.
 */
export function registerCtfMapping(app: FastifyInstance, { config: { ctf } }: Training): void {
  // JSON is YAML as well.
  const file = `${JSON.stringify({ ctf: { countryMapping: ctf.countryMapping ?? {} } }, null, 2)}\n`;
  app.get('/rest/range/country-mapping.yml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(file),
  );
}
