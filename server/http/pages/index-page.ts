import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { defaultThemeName } from '../../../shared/theme/tokens.ts';
import type { Config } from '../../config/config.ts';
import { createKeptAnswers } from '../kept-answers.ts';
import { createFirstScreen, type FirstProduct } from './first-screen.ts';

/**
 * The front end's only page, which is sent for `/` and for every path that nothing else handles (api-account.md 5.3): to whoever reads
 * English, with a drawing of the shop window (decision 116).
 */
export interface IndexPage {
  send(reply: FastifyReply): FastifyReply;
}

/** What the shop window begins with. */
export interface FirstProducts {
  /** Counts changes of what it is read from. */
  changes(): number;
  read(): readonly FirstProduct[];
}

/**
 * Renders the built index page for this configuration: title, icon, theme class, and initial language.
 * @param folder the built front end
 * @throws when the folder has no `index.html`
 */
export function createIndexPage(folder: string, config: Config, products: FirstProducts): IndexPage {
  const { name, theme, logo, defaultLanguage } = config.application;
  const page = createFirstScreen(render(readFileSync(join(folder, 'index.html'), 'utf8'), config), name);
  // The build has drawn the usual look in English.
  const isAsDrawn = theme === defaultThemeName && logo === drawnLogo && (defaultLanguage ?? 'en') === 'en';
  const modified = new Date().toUTCString();
  const kept = createKeptAnswers(products);
  return {
    send: (reply) =>
      reply
        .code(200)
        .headers({
          'Content-Type': 'text/html; charset=UTF-8',
          'Cache-Control': 'public, max-age=0',
          'Last-Modified': modified,
        })
        .send(
          isAsDrawn && isReadInEnglish(reply.request)
            ? kept.of('page', () => page.with(products.read()))
            : page.without,
        ),
  };
}

/** The logo that the page draws itself, instead of showing a picture. */
const drawnLogo = 'JuiceShop_Logo.png';

/** Whether the page will be in English: its language is that of a cookie alone (ui-learning.md 9.1). */
function isReadInEnglish(request: FastifyRequest): boolean {
  const { language } = request.server.parseCookie(request.headers.cookie ?? '');
  return language === undefined || language === 'en';
}

function render(html: string, config: Config): string {
  const { name, favicon, theme, defaultLanguage } = config.application;
  const icon = /^https?:/.test(favicon) ? favicon : `assets/public/${favicon}`;
  const page = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/<link\b[^<>]*>/g, (tag) =>
      tag.includes('rel="icon"') ? tag.replace(/\bhref="[^"]*/, () => `href="${escapeHtml(icon)}`) : tag,
    )
    .replace(/<body\b[^<>]*>/, (tag) => tag.replace(/ [a-z-]+-theme"/, () => ` ${escapeHtml(theme)}-theme"`));
  return defaultLanguage === null ? page : page.replace('<script>', (first) => suggestion(defaultLanguage) + first);
}

/**
 * Returns a script that sets a language once in each browser. It runs before the page's own scripts, even those in its head, so that the first
 * words and whatever is requested for them are in that language. What the user chooses afterwards is kept.
 */
function suggestion(language: string): string {
  // The key is inserted into a script, in quotes.
  const key = language.replace(/[^\w-]/g, '');
  return `<script>
      if (localStorage.getItem('suggestedLanguage') !== '${key}') {
        localStorage.setItem('suggestedLanguage', '${key}');
        document.cookie = 'language=${key}; path=/; max-age=31536000';
      }
    </script>
  `;
}
