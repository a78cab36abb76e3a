import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../http/frame/url.ts';

/**
 * Registers `/api-docs/`, the description of the interface for business customers (api-shop.md 22), for any verb and
 * with any path below it. The page's scripts and styles are files of the built front end, in a folder of the same name,
 * which is why the path without a trailing slash redirects here.
 */
export function registerApiDocs(app: FastifyInstance): void {
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const levels = Math.max(0, pathOf(request).split('/').length - 3);
    return reply.type('text/html; charset=utf-8').send(pageFrom('../'.repeat(levels)));
  };
  app.all('/api-docs', send);
  app.all('/api-docs/*', send);
}

/** Makes the page. @param folder the way to the folder of its files, such as `../`; empty where the page is in it */
const pageFrom = (folder: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Swagger UI</title>
<link rel="icon" href="${folder}../assets/public/favicon_js.ico">
<link rel="stylesheet" href="${folder || './'}swagger-ui.css">
<style>body { margin: 0; }</style>
<script>document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);</script>
</head>
<body>
<div id="swagger-ui"></div>
<noscript>This page needs scripts. The description itself is in <a href="${folder || './'}swagger-ui-init.js">swagger-ui-init.js</a>.</noscript>
<script src="${folder || './'}swagger-ui-bundle.js"></script>
<script src="${folder || './'}swagger-ui-init.js"></script>
</body>
</html>
`;
