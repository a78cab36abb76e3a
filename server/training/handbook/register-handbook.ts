import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../http/frame/url.ts';
import { wantedLanguage } from '../../http/wanted-language.ts';
import type { Training } from '../training.ts';
import { bookPage } from './pages/book-page.ts';
import { contentsPage } from './pages/contents-page.ts';
import { lessonPage } from './pages/lesson-page.ts';
import { missingPage } from './pages/missing-page.ts';
import { createReader } from './reader.ts';
import { createSharedPages } from './shared-pages.ts';

/**
 * What a page of the handbook may load: its own files. The drawer writes its style into the page, and shows a page of the shop in a frame.
 */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Registers the handbook's pages (decision 100). `GET /handbook/` has the contents, `/handbook/<lesson>/` a lesson, and `/handbook/book/` all of them
 * in one. They are HTML, made anew for whoever asks, since they depend on what the learner has found; an entity tag says whether anything has changed.
 * A lesson without its slash is answered with 301, and an unknown one with 404. Where the help is switched off, none of it is registered, so that the
 * shop's page is sent (decision 94).
 */
export function registerHandbook(app: FastifyInstance, training: Training): void {
  const { handbook } = training;
  if (!handbook.isOpen) {
    return;
  }
  const send = (reply: FastifyReply, status: 200 | 404, page: string) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page);

  const pages = createSharedPages();
  const languages = () =>
    handbook
      .in('en')
      .contents()
      .languages.map(({ key }) => key);
  const readerOf = (request: FastifyRequest) => createReader(training, wantedLanguage(request, languages()));

  /** Remembers a language that was chosen in the bar, for as long as the shop's page does, and leads back to the page. */
  const choose = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const { language } = Object(request.query);
    if (!languages().includes(language)) {
      return undefined;
    }
    return reply
      .setCookie('language', language, { path: '/', maxAge: 60 * 60 * 24 * 365 })
      .code(302)
      .headers({ location: './', 'cache-control': 'no-store' })
      .send();
  };

  app.get('/handbook', async (request, reply) => {
    const reader = readerOf(request);
    const { language } = reader.handbook;
    return choose(request, reply) ?? send(reply, 200, await pages(`${language}/`, () => contentsPage(reader)));
  });

  app.get<{ Params: { page: string } }>('/handbook/:page', async (request, reply) => {
    const { page } = request.params;
    const lesson = handbook.find(page);
    // The router ignores a trailing slash, but the relative addresses of a page need it.
    const isFolder = pathOf(request).endsWith('/');
    const reader = readerOf(request);
    if (lesson === undefined && page !== 'book') {
      return send(reply, 404, missingPage(reader, isFolder ? 1 : 0));
    }
    if (!isFolder) {
      // Relative, for a shop behind a prefix.
      return reply.code(301).header('location', `./${page}/`).send();
    }
    const own = reader.handbook.find(page);
    const make = () => (own === undefined ? bookPage(reader) : lessonPage(reader, own));
    return choose(request, reply) ?? send(reply, 200, await pages(`${reader.handbook.language}/${page}`, make));
  });
}
