import { extname } from 'node:path';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { FolderItem } from './folder.ts';
import { listingStyle } from './listing-style.ts';

export type ListingView = 'tiles' | 'details';

/**
 * Makes the page of a folder (api-learning.md 23). Links are relative to the request, so that a proxy may add a prefix.
 * @param url the decoded path of the request, with or without a slash at its end
 * @param isCut whether some items are left out
 */
export function listingPage(url: string, view: ListingView, items: readonly FolderItem[], isCut = false): string {
  const segments = url.split('/').filter((segment) => segment !== '');
  const toFolder = url.endsWith('/') ? '' : `${encodeURIComponent(segments.at(-1) ?? '')}/`;
  const up = (levels: number) => {
    const steps = levels - (url.endsWith('/') ? 0 : 1);
    return steps <= 0 ? '.' : Array.from({ length: steps }, () => '..').join('/');
  };
  const crumbs = segments.map((segment, index) => {
    const levels = segments.length - 1 - index;
    const href = levels === 0 ? toFolder.slice(0, -1) || '.' : up(levels);
    return `<a href="${href}">${escapeHtml(segment)}</a>`;
  });
  const title = escapeHtml(`listing directory ${url}`);
  const parent = segments.length > 1 ? [itemOf('..', up(1), true, '', '')] : [];
  const sorted = [...items].sort(
    (one, other) =>
      Number(other.isFolder) - Number(one.isFolder) || compare(one.name.toLowerCase(), other.name.toLowerCase()),
  );
  const rows = sorted.map(({ name, isFolder, size, modified }) => {
    const date = new Date(modified).toISOString().slice(0, 16).replace('T', ' ');
    return itemOf(name, toFolder + encodeURIComponent(name), isFolder, sizeText(size), date);
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${listingStyle}</style>
</head>
<body class="directory">
<div id="wrapper">
<input id="search" type="search" placeholder="Search" aria-label="Search this folder" autocomplete="off">
<h1>${[`<a href="${up(segments.length)}">~</a>`, ...crumbs].join(' / ')}</h1>
<ul id="files" class="view-${view}">${view === 'details' ? header : ''}${[...parent, ...rows].join('\n')}</ul>
${isCut ? '<p>There are more than these.</p>\n' : ''}</div>
<script>${filterScript}</script>
</body>
</html>
`;
}

const header =
  '<li class="header"><span class="name">Name</span><span class="size">Size</span><span class="date">Modified</span></li>\n';

function itemOf(name: string, href: string, isFolder: boolean, size: string, date: string): string {
  const kind = isFolder
    ? 'icon-directory'
    : `icon-file icon${
        extname(name)
          .toLowerCase()
          .replace(/[^a-z\d]+/g, '-') || '-none'
      }`;
  const shown = escapeHtml(name);
  return `<li><a href="${href}" class="icon ${kind}" title="${shown}"><span class="name">${shown}</span><span class="size">${size}</span><span class="date">${date}</span></a></li>`;
}

/** Returns a size in the usual units, or an empty string if there is none. */
function sizeText(size: number | null): string {
  if (size === null) {
    return '';
  }
  return size < 1024
    ? `${size} B`
    : size < 1024 ** 2
      ? `${(size / 1024).toFixed(1)} KiB`
      : `${(size / 1024 ** 2).toFixed(1)} MiB`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Hides items that do not contain the search words. */
const filterScript = `
var search = document.getElementById('search');
search.addEventListener('input', function () {
  var words = search.value.toLowerCase();
  document.querySelectorAll('#files li:not(.header)').forEach(function (item) {
    item.hidden = item.textContent.toLowerCase().indexOf(words) < 0;
  });
});
`;
