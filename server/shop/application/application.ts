import type { FastifyInstance } from 'fastify';
import { sendJsonText } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';

/** The version of the contract that this shop implements; clients check it. */
const contractVersion = '18.0.0';

/**
 * Registers what the shop says about itself: `GET /rest/admin/application-version`, `GET /rest/admin/application-configuration` with
 * all defaults (api-learning.md 15), and `GET /rest/country-mapping`, which assigns countries of a CTF's map to challenges
 * (api-learning.md 13).
 */
export function registerApplication(app: FastifyInstance, { config, log }: ShopContext): void {
  const version = config.application.showVersionNumber ? contractVersion : '';
  app.get('/rest/admin/application-version', () => ({ version }));

  const configuration = JSON.stringify({ config });
  // weakness: contract api-learning.md 15 (no guard, although the path says "admin" and the response holds what challenges ask for)
  app.get('/rest/admin/application-configuration', (_request, reply) => sendJsonText(reply, configuration));

  const { countryMapping } = config.ctf;
  const countries = countryMapping === null ? null : JSON.stringify(countryMapping);
  app.get('/rest/country-mapping', (_request, reply) => {
    if (countries === null) {
      log('warn', 'A client asked for the country mapping, but the configuration has none (ctf.countryMapping).');
      return reply.code(500).send('');
    }
    return sendJsonText(reply, countries);
  });
}
