import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentError } from '../content/read-content.ts';
import { cutSnippets, type Snippet } from './cut.ts';

/** Where code that learners may see lives, from the project's root. */
const folders = ['server', 'renderer/src', 'resources/seed', 'resources/config', 'resources/contracts'];
const endings = /\.(?:ts|tsx|yml|sol)$/;

/**
 * Cuts all snippets out of this project's own sources.
 * @param root the project's folder
 * @returns by challenge key, and the files that they come from
 * @throws ContentError for broken boundaries, and for a key that has snippets in two files
 */
export function cutSources(root: string): {
  readonly snippets: ReadonlyMap<string, Snippet>;
  readonly files: readonly string[];
} {
  const snippets = new Map<string, Snippet>();
  const files: string[] = [];
  for (const folder of folders) {
    for (const name of sourcesIn(join(root, folder))) {
      const path = join(root, folder, name);
      const source = readFileSync(path, 'utf8');
      if (!/(?:\/\/|#|\/\*) ?(?:end)?snippet: /.test(source)) {
        continue;
      }
      files.push(path);
      const file = `${folder}/${name}`.split(sep).join('/');
      for (const [key, snippet] of cutSnippets(file, source)) {
        const other = snippets.get(key);
        if (other !== undefined) {
          throw new ContentError(`${file}: ${key} has a snippet in ${other.file} already`);
        }
        snippets.set(key, snippet);
      }
    }
  }
  return { snippets, files };
}

function sourcesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => endings.test(name));
  } catch (error) {
    // A folder may come later than this list.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
