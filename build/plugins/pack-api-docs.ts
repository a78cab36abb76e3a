import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentFolder } from '../paths.ts';
import { addFiles } from './added-files.ts';

const description = join(contentFolder, 'api-docs/b2b-orders.yml');

/** The files of Swagger UI that the page needs. Source maps and other variants are left out. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/**
 * Adds the files that `/api-docs/` loads to the page's files (api-shop.md 22): Swagger UI, its licences, and the description of the
 * interface for business customers. The description is inside the script that starts the page, where clients look for it.
 */
export function packApiDocs(): Plugin {
  return addFiles('pack-api-docs', 'client', ({ emit, watch }) => {
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    watch(description);
    for (const name of files) {
      emit(`api-docs/${name}`, read(name));
    }
    const licences = ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'];
    emit('api-docs/licences.txt', licences.map(read).join('\n\n'));
    emit('api-docs/swagger-ui-init.js', startScript(parse(readFileSync(description, 'utf8'))));
  });
}

/** Returns the script. `validatorUrl` is null, so that the page does not ask a server on the Internet to validate the description. */
function startScript(spec: unknown): string {
  return `window.ui = SwaggerUIBundle({
  spec: ${JSON.stringify(spec, null, 2)},
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;
}
