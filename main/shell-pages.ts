import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { protocol, type Session } from 'electron';
import { escapeHtml } from '../shared/text/escape-html.ts';
import { languageAttributes, textsForPage } from '../shared/text/words.ts';
import { type HelpPage, readHelpFile } from './help/help-files.ts';
import type { Language } from './language.ts';
import barPage from './pages/bar/bar.html?raw';
import classPage from './pages/class/class.html?raw';
import logPage from './pages/log/log.html?raw';
import startPage from './pages/start/start.html?raw';
import trafficPage from './pages/traffic/traffic.html?raw';
import { paths } from './paths.ts';
import type { ShopAddress } from './security/origins.ts';
import type { TrustedSender } from './security/senders.ts';
import { pageText, pageTexts } from './words.ts';

/** Scheme of the app's own pages. Only the shell's session knows it, so the shop's page can't load or frame any of them. */
export const shellScheme = 'juice-range';

const origin = `${shellScheme}://shell`;

const pages = { bar: barPage, class: classPage, log: logPage, start: startPage, traffic: trafficPage } as const;
export type ShellPage = keyof typeof pages;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Has to be called before the app is ready. `standard` gives the pages a real origin, which CSP and sender checks need. */
export function registerShellScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: shellScheme, privileges: { standard: true, secure: true } }]);
}

/** Serves the pages above, the files built for them, the help and the trainer's page. Nothing else on the disk has a URL. */
export function serveShellPages(session: Session, shop: () => ShopAddress | null, language: Language): void {
  session.protocol.handle(shellScheme, async (request) => {
    const { pathname } = new URL(request.url);
    const page = /^\/(?<name>[a-z]+)\.html$/.exec(pathname)?.groups?.name;
    if (page !== undefined && isShellPage(page)) {
      return respond(inLanguage(page, language.key()), 'text/html; charset=utf-8');
    }
    const { folder, file } =
      /^\/(?:(?<folder>help|trainer)\/)?(?<file>[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)$/.exec(pathname)?.groups ?? {};
    const type = types[extname(file ?? '')];
    if (file === undefined || type === undefined) {
      return new Response('Not found', { status: 404 });
    }
    try {
      const content =
        folder === undefined
          ? new Uint8Array(await readFile(join(paths.shellPages, file)))
          : await readHelpFile(folder === 'trainer' ? 'trainer' : 'help', file, {
              shop: shop(),
              language: language.key(),
            });
      return respond(content, type);
    } catch {
      return new Response('Not found', { status: 404 });
    }
  });
}

export function shellPageUrl(page: ShellPage): string {
  return `${origin}/${page}.html`;
}

/** Returns the address of a page of the help. */
export function helpUrl(page: HelpPage): string {
  return `${origin}/help/help.html#${page}`;
}

/** Returns the address of the trainer's page. */
export function trainerUrl(): string {
  return `${origin}/trainer/trainer.html`;
}

/** Makes the sender for messages that this page of ours may send: whatever shows the page, and only while it shows it. */
export function shellPageSender(page: ShellPage, contents: TrustedSender['contents']): TrustedSender {
  return { contents, mayAsk: (frame) => frame.origin === origin && frame.url === shellPageUrl(page) };
}

/** Puts the app's words into one of its pages, and those of its script beside it. */
function inLanguage(page: ShellPage, language: string): string {
  if (!pages[page].includes('{{')) {
    return pages[page];
  }
  const texts = Object.fromEntries(Object.entries(pageTexts()).filter(([key]) => key.startsWith(`page.${page}.`)));
  return (
    pages[page]
      .replace('lang="en"', languageAttributes(language))
      .replace(/\{\{([\w.]+)\}\}/g, (_whole, key: string) => escapeHtml(pageText(key)))
      // The last, since texts have braces of their own.
      .replace('id="texts">{}', () => `id="texts">${textsForPage({ language, texts })}`)
  );
}

function isShellPage(name: string): name is ShellPage {
  return Object.hasOwn(pages, name);
}

function respond(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'content-security-policy': policy, 'x-content-type-options': 'nosniff' },
  });
}
