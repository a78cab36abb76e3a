import { join } from 'node:path';

/** The root of the repository. */
export const repository = join(import.meta.dirname, '..');

/** The folder with the content that ships. */
export const contentFolder = join(repository, 'resources');
