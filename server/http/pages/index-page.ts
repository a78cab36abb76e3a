import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Config } from '../../config/config.ts';

/** The front end's one page, as it is sent for `/` and for every path nobody else takes (api-account.md 5.3). */
export interface IndexPage {
  send(reply: FastifyReply): FastifyReply;
}

/**
 * Renders the built index page for this configuration: title, icon, theme class, and the language to begin in.
 * @param folder the built front end
 * @throws when the folder has no `index.html`
 */
export function createIndexPage(folder: string, config: Config): IndexPage {
  const page = render(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const modified = new Date().toUTCString();
  return {
    send: (reply) =>
      reply
        .code(200)
        .headers({
          'Content-Type': 'text/html; charset=UTF-8',
          'Cache-Control': 'public, max-age=0',
          'Last-Modified': modified,
        })
        .send(page),
  };
}

function render(html: string, config: Config): string {
  const { name, favicon, theme, defaultLanguage } = config.application;
  const icon = /^https?:/.test(favicon) ? favicon : `assets/public/${favicon}`;
  const page = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/<link\b[^<>]*>/g, (tag) =>
      tag.includes('rel="icon"') ? tag.replace(/\bhref="[^"]*/, () => `href="${escapeHtml(icon)}`) : tag,
    )
    .replace(/<body\b[^<>]*>/, (tag) => tag.replace(/(?<![\w-])[\w-]+-theme\b/, () => `${escapeHtml(theme)}-theme`));
  return defaultLanguage === null ? page : page.replace('</head>', (end) => suggestion(defaultLanguage) + end);
}

/**
 * A script that puts a language into force in each browser once, ahead of the page's own scripts, so that the first words are in it already; what
 * is chosen afterwards stays.
 */
function suggestion(language: string): string {
  // It stands in a script, in quotes.
  const key = language.replace(/[^\w-]/g, '');
  return `<script>
      if (localStorage.getItem('suggestedLanguage') !== '${key}') {
        localStorage.setItem('suggestedLanguage', '${key}');
        document.cookie = 'language=${key}; path=/; max-age=31536000';
      }
    </script>
  `;
}
