import type { FastifyInstance } from 'fastify';
import { sendJsonText } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';

/** `GET /rest/country-mapping`: which country of a CTF's map stands for which challenge (api-learning.md 13). */
export function registerCountryMapping(app: FastifyInstance, { config, log }: ShopContext): void {
  const { countryMapping } = config.ctf;
  const json = countryMapping === null ? null : JSON.stringify(countryMapping);
  app.get('/rest/country-mapping', (_request, reply) => {
    if (json === null) {
      log('warn', 'A client asked for the country mapping, but the configuration has none (ctf.countryMapping).');
      return reply.code(500).send('');
    }
    return sendJsonText(reply, json);
  });
}
