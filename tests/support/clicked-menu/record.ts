import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which each test process notes what the app's menu has, and what was clicked there. */
    readonly clickedMenu: string;
  }
}

export interface MenuNotes {
  /** Ids of the entries that there are; an entry without one is Electron's own. */
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
