import type { FastifyInstance } from 'fastify';
import type { Training } from '../training.ts';

/**
 * Registers `GET /rest/range/country-mapping.yml`: the countries of the challenges in the form of a configuration file. juice-shop-ctf-cli asks for
 * this file and can't get it elsewhere without the Internet. It is empty except in the variant `fbctf`.
 */
export function registerCtfMapping(app: FastifyInstance, { config: { ctf } }: Training): void {
  // JSON is also valid YAML.
  const file = `${JSON.stringify({ ctf: { countryMapping: ctf.countryMapping ?? {} } }, null, 2)}\n`;
  app.get('/rest/range/country-mapping.yml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(file),
  );
}
