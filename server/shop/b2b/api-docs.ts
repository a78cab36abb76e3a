import type { FastifyInstance } from 'fastify';

/**
 * Registers `GET /api-docs/`, the description of the interface for business customers (api-shop.md 22). The page's
 * scripts and styles are files of the built front end, in a folder of the same name, which is why the path without a
 * trailing slash redirects here.
 */
export function registerApiDocs(app: FastifyInstance): void {
  app.get('/api-docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Swagger UI</title>
<link rel="icon" href="../assets/public/favicon_js.ico">
<link rel="stylesheet" href="./swagger-ui.css">
<style>body { margin: 0; }</style>
<script>document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);</script>
</head>
<body>
<div id="swagger-ui"></div>
<noscript>This page needs scripts. The description itself is in <a href="./swagger-ui-init.js">swagger-ui-init.js</a>.</noscript>
<script src="./swagger-ui-bundle.js"></script>
<script src="./swagger-ui-init.js"></script>
</body>
</html>
`;
