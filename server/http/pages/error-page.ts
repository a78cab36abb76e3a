import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { messageOf } from '../../../shared/values/message-of.ts';
import { PageError } from '../errors.ts';

/** The name and version range of the framework that the contract's server runs on. Clients match on it. */
const framework = 'Express ^4.21.0';

/** An error page ready to be sent. */
export interface ErrorPage {
  readonly contentType: string;
  readonly body: string;
}

/**
 * Returns the page of an error as HTML, JSON or text, whichever the client prefers, in this order (api-account.md 5.1).
 * @param applicationName the heading of the HTML form
 * @param stack the error's stack as it is shown; null shows none
 */
export function errorPage(
  error: unknown,
  status: number,
  stack: string | null,
  request: IncomingMessage,
  applicationName: string,
): ErrorPage {
  switch (new Negotiator(request).mediaType(['text/html', 'application/json', 'text/plain'])) {
    case 'text/html':
      return {
        contentType: 'text/html; charset=utf-8',
        body: htmlPage(headlineOf(error, stack), status, stack, applicationName),
      };
    case 'application/json':
      return { contentType: 'application/json; charset=utf-8', body: jsonPage(error, stack) };
    default:
      return { contentType: 'text/plain; charset=utf-8', body: stack ?? headlineOf(error, stack) };
  }
}

function headlineOf(error: unknown, stack: string | null): string {
  return (stack ?? String(error)).split('\n', 1)[0] ?? '';
}

function jsonPage(error: unknown, stack: string | null): string {
  const fields = error instanceof PageError ? error.fields : Object(error);
  return JSON.stringify(
    { error: { message: messageOf(error), ...(stack === null ? {} : { stack }), ...fields } },
    null,
    2,
  );
}

function htmlPage(headline: string, status: number, stack: string | null, applicationName: string): string {
  const title = shown(headline);
  const lines = (stack ?? '')
    .split('\n')
    .slice(1)
    .map((line) => `<li>${shown(line)}</li>`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<div id="wrapper">
<h1>${shown(applicationName)} (${framework})</h1>
<h2><em>${status}</em> ${title}</h2>
<ul id="stacktrace">${lines.join('')}</ul>
</div>
</body>
</html>
`;
}

/** Escapes HTML, including apostrophes, and keeps runs of spaces (api-account.md 5.1). */
function shown(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;').replaceAll('  ', ' &nbsp;');
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: #fbf8f1; color: #26301f; }
#wrapper { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { margin: 0 0 1.5rem; font-size: 1rem; font-weight: 600; color: #566048; }
h2 { margin: 0 0 1.5rem; padding-left: 1rem; border-left: 0.25rem solid #d9541e; font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 em { font-style: normal; color: #b23c0a; }
#stacktrace { margin: 0; padding: 0; list-style: none; font: 0.875rem/1.7 ui-monospace, monospace; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #171b13; color: #e9ecdf; }
  h1 { color: #a9b39a; }
  h2 em { color: #ff9a6b; }
}
`;
