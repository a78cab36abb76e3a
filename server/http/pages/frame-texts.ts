import type { FastifyInstance } from 'fastify';
import type { LocaleContent } from '../../../shared/content/seed.ts';
import type { Config } from '../../config/config.ts';
import type { FrameEventEmitter } from '../events.ts';
import { collapseSlashes } from '../frame/url.ts';

/** Registers `security.txt`, at its two paths and below them for any verb, and `robots.txt` (api-account.md 3.1, 3.2). */
export function registerFrameTexts(
  app: FastifyInstance,
  config: Config,
  locales: readonly LocaleContent[],
  events: FrameEventEmitter,
): void {
  const securityTxt = securityText(config, locales, new Date());
  for (const url of ['/security.txt', '/.well-known/security.txt', '/security.txt/*', '/.well-known/security.txt/*']) {
    app.all(url, (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        events.watchedUrl(collapseSlashes(request.url));
      }
      reply.type('text/plain; charset=utf-8').send(securityTxt);
    });
  }
  app.get('/robots.txt', (_request, reply) => {
    // weakness: directoryListingChallenge - names the folder that nobody should look at
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /ftp');
  });
}

function securityText(config: Config, locales: readonly LocaleContent[], start: Date): string {
  const { securityTxt } = config.application;
  const expires = new Date(start);
  expires.setUTCFullYear(start.getUTCFullYear() + 1);
  const languages = new Set(locales.map((locale) => locale.key.slice(0, 2)));
  return [
    `Contact: ${securityTxt.contact}`,
    `Encryption: ${securityTxt.encryption}`,
    `Acknowledgements: ${securityTxt.acknowledgements}`,
    `Preferred-languages: ${[...languages].join(', ')}`,
    `Hiring: ${securityTxt.hiring}`,
    `Csaf: ${config.server.baseUrl}${securityTxt.csaf}`,
    `Expires: ${expires.toUTCString()}`,
  ].join('\n');
}
