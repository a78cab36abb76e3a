import { join } from 'node:path';
import { buildDecoy } from '../../../build/decoy/build-decoy.ts';
import { type DecoyBase, openPack } from '../../../server/decoy/files/base-pack.ts';
import { createFiles } from '../../../server/decoy/files/create-files.ts';
import { type DecoyFiles, overlayLimit } from '../../../server/decoy/files/file-system.ts';
import { createLayer, type Layer } from '../../../server/decoy/files/layer.ts';
import { createMemoryStore } from '../../../server/decoy/files/layer-stores.ts';

let packed: DecoyBase | undefined;

/** Returns what ships, packed as the build packs it. */
export function decoyBase(): DecoyBase {
  packed ??= openPack(buildDecoy(join(import.meta.dirname, '../../../resources')).pack);
  return packed;
}

/**
 * Returns the decoy's files with nothing written yet.
 * @param limit bytes that may be written
 */
export function freshFiles(limit: number = overlayLimit): { readonly files: DecoyFiles; readonly layer: Layer } {
  const layer = createLayer(decoyBase().tree, createMemoryStore(), limit);
  return { files: createFiles(layer), layer };
}
