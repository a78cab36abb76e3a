import { extname } from 'node:path';

const byExtension: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=UTF-8',
  '.yml': 'text/yaml; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.csv': 'text/csv; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.asc': 'application/pgp-signature',
  '.pub': 'application/x-mspublisher',
  '.pdf': 'application/pdf',
};

/** Returns the content type with which a file is sent (api-learning.md 23). Learners' own files are never sent as pages or scripts. */
export function contentTypeOf(name: string): string {
  return byExtension[extname(name).toLowerCase()] ?? 'application/octet-stream';
}
