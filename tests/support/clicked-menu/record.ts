import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each test process notes the entries of the app's menu, and which were clicked. */
    readonly clickedMenu: string;
  }
}

export interface MenuNotes {
  /** Returns the ids of all entries. An entry without one is Electron's own. */
  has(ids: readonly string[]): void;
  clicked(id: string): void;
}

/** Takes notes for the reporter, one line `has <id>` or `clicked <id>` each. */
export function takeMenuNotes(): MenuNotes {
  const file = join(inject('clickedMenu'), randomUUID());
  return {
    has: (ids) =>
      appendFileSync(
        file,
        ids
          .filter((id) => id !== '')
          .map((id) => `has ${id}\n`)
          .join(''),
      ),
    clicked: (id) => appendFileSync(file, `clicked ${id}\n`),
  };
}
