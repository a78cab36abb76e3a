import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const styles = join(root, 'node_modules/@mantine/core/styles');
const loaded = readFileSync(join(root, 'renderer/src/app/theme/component-styles.ts'), 'utf8');
const sources = globSync('renderer/src/**/*.tsx', { cwd: root });

/** Returns the names that a source imports from the component library. */
function importedComponents(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1] ?? '';
  return imports.split(',').map((name) => name.trim());
}

describe('the style sheets of the component library', () => {
  it.each(sources)('include those of every component in %s', (file) => {
    const missing = importedComponents(file)
      .filter((name) => existsSync(join(styles, `${name}.layer.css`)))
      .filter((name) => !loaded.includes(`styles/${name}.layer.css`));
    expect(missing).toEqual([]);
  });
});
