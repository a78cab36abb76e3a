import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { Config } from '../config/config.ts';

/** A page that the server renders, outside the front end. Addresses are relative to the shop's root. */
export interface ServerPage {
  /** Plain text. */
  readonly title: string;
  readonly icon: string;
  /** The page's own style sheet, besides those that all these pages have. */
  readonly stylesheet: string;
  /** HTML of everything below the bar. */
  readonly content: string;
}

/** Returns the page as HTML, in the shop's look and the configured colours (data.md 8): a bar with a link back, then the content. */
export function serverPage({ application: { name, logo, theme } }: Config, page: ServerPage): string {
  const shopName = escapeHtml(name);
  return `<!DOCTYPE html>
<html lang="en" data-theme="${escapeHtml(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" type="image/x-icon" href="${escapeHtml(page.icon)}">
<script src="./assets/public/color-scheme.js"></script>
<link rel="stylesheet" href="./assets/public/css/colours.css">
<link rel="stylesheet" href="./assets/public/css/serverPage.css">
<link rel="stylesheet" href="${escapeHtml(page.stylesheet)}">
</head>
<body>
<header class="header">
<a class="back" href="./#/">Back</a>
<a class="mark" href="./#/" aria-hidden="true" tabindex="-1"><img src="${escapeHtml(imageAddress(logo))}" alt="" width="30" height="36"></a>
<a class="name" href="./#/">${shopName}</a>
</header>
${page.content}
<script src="./range/drawer.js" defer></script>
</body>
</html>
`;
}

/** Returns the path of a configured picture. If the configuration gives an address, the shop has the picture under the last part of that address. */
function imageAddress(image: string): string {
  return `assets/public/images/${/^https?:/.test(image) ? image.slice(image.lastIndexOf('/') + 1) : image}`;
}

/** Returns the address of the shop's configured icon, as on the front end's own page. */
export function iconAddress({ application: { favicon } }: Config): string {
  return /^https?:/.test(favicon) ? favicon : `./assets/public/${favicon}`;
}
