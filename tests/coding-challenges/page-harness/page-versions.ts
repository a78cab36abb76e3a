import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ChangedSource } from '../harness/prove.ts';

/** What the plugin needs, in a form that can be sent to another process. */
export interface PageVersions {
  /** The project's folder. */
  readonly root: string;
  readonly changes: readonly ChangedSource[];
}

/** The global that names the version for a page to run. Without it, a page runs the unchanged sources. */
export const versionVariable = 'pageVersion';

/** Returns the name of a version, which is the same for the same change. */
export function versionOf({ file, text }: ChangedSource): string {
  return createHash('sha256').update(`${file}\n${text}`).digest('hex').slice(0, 12);
}

/**
 * Puts any number of versions of some modules into one build of the page. Each of these modules is replaced by one that, when the
 * page starts, re-exports the requested version. So dozens of versions cost one build.
 */
export function pageVersions({ root, changes }: PageVersions): Plugin {
  const switches = new Map<string, string>();
  const versions = new Map<string, string>();
  for (const file of new Set(changes.map((change) => change.file))) {
    const path = join(root, file);
    const original = readFileSync(path, 'utf8');
    const ofFile = changes.filter((change) => change.file === file);
    const named = new Map(ofFile.map((change) => [versionOf(change), change.text]));
    for (const [name, text] of [['unchanged', original] as const, ...named]) {
      versions.set(placeOf(path, name), text);
    }
    switches.set(path, switchBetween(path, [...named.keys()], original));
  }
  return {
    name: 'page-versions',
    enforce: 'pre',
    resolveId: (id) => (versions.has(id) ? id : undefined),
    load: (id) => versions.get(id) ?? switches.get(id),
  };
}

/** Returns a path next to the original, since a module's imports are relative to its place. */
function placeOf(path: string, version: string): string {
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.${version}${extension}`;
}

function switchBetween(path: string, names: readonly string[], original: string): string {
  const exported = [...original.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
  const imported = (name: string, local: string) => `import * as ${local} from ${JSON.stringify(placeOf(path, name))};`;
  return [
    imported('unchanged', 'unchanged'),
    ...names.map((name) => imported(name, `v${name}`)),
    `const versions = { ${names.map((name) => `'${name}': v${name}`).join(', ')} };`,
    `const chosen = versions[globalThis.${versionVariable}] ?? unchanged;`,
    ...exported.map((name) => `export const ${name} = chosen.${name};`),
  ].join('\n');
}
