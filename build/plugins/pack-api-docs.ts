import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentFolder } from '../paths.ts';

const description = join(contentFolder, 'api-docs/b2b-orders.yml');

/** Files of Swagger UI that the page needs; those with its maps and other variants stay out. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/**
 * Adds what the page `/api-docs/` loads to the page's files (api-shop.md 22): Swagger UI, its licences, and the
 * description of the interface for business customers inside the script that starts it, where clients look for it.
 */
export function packApiDocs(): Plugin {
  return {
    name: 'pack-api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.addWatchFile(description);
    },
    generateBundle() {
      const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
      const read = (name: string) => readFileSync(join(folder, name), 'utf8');
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `api-docs/${name}`, source });
      for (const name of files) {
        emit(name, read(name));
      }
      emit('licences.txt', ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'].map(read).join('\n\n'));
      emit('swagger-ui-init.js', startScript(parse(readFileSync(description, 'utf8'))));
    },
  };
}

/** `validatorUrl` is null, since the page asks nobody on the Internet whether the description is sound. */
function startScript(spec: unknown): string {
  return `window.ui = SwaggerUIBundle({
  spec: ${JSON.stringify(spec, null, 2)},
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;
}
