import type { SqlDatabase } from '../../database/shop-database.ts';
import { openPack } from './base-pack.ts';
import { createFiles } from './create-files.ts';
import { type DecoyFiles, overlayLimit } from './file-system.ts';
import { createLayer, type Layer } from './layer.ts';
import { createDatabaseStore } from './layer-stores.ts';

/** The decoy's files as the shop process has them: what ships, under what learners wrote. */
export interface OpenedFiles {
  readonly files: DecoyFiles;
  /** Clears the overlay. */
  reset(): void;
}

/**
 * Opens the decoy's files. What ships is read when something first reaches for it: many shops never need it.
 * @param readPack gives the content of `decoy.pack`
 * @param overlay `overlay.sqlite`, open
 */
export function openDecoyFiles(readPack: () => Buffer, overlay: SqlDatabase): OpenedFiles {
  let opened: { readonly files: DecoyFiles; readonly layer: Layer } | undefined;
  const open = () => {
    if (opened === undefined) {
      const layer = createLayer(openPack(readPack()).tree, createDatabaseStore(overlay), overlayLimit);
      opened = { files: createFiles(layer), layer };
    }
    return opened;
  };
  return {
    get files() {
      return open().files;
    },
    reset: () => (opened === undefined ? clearOverlay(overlay) : opened.layer.clear()),
  };
}

/** Forgets what learners wrote, before anybody has opened the files. */
export function clearOverlay(overlay: SqlDatabase): void {
  createDatabaseStore(overlay).clear();
}
