import { rmSync } from 'node:fs';
import { compressedSizes, largestOverhead } from '../../../build/packaging/installer-size.ts';
import { only, packForTests, scratchFolder } from '../../packaging/pack-for-tests.ts';
import type { Figure } from '../figures.ts';
import { moduleOf } from './modules.ts';

const kibibyte = 1024;
const mebibyte = 1024 ** 2;

/**
 * Weighs what an installer adds to bare Electron, by module, the heaviest first. Packs the app for Linux, whatever the system,
 * so that the figures are the same everywhere.
 */
export async function measureWeight(): Promise<readonly Figure[]> {
  const scratch = scratchFolder();
  try {
    const { folder, overhead } = only(await packForTests(scratch, 'weighed', 'linux'));
    return [
      {
        name: 'installer, over bare Electron',
        unit: 'MiB',
        value: overhead / mebibyte,
        target: { bound: 'at most', value: largestOverhead / mebibyte },
      },
      ...weighModules(compressedSizes(folder.resources)),
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param sizes bytes of each file, compressed */
function weighModules(sizes: ReadonlyMap<string, number>): readonly Figure[] {
  const weights = new Map<string, { bytes: number; files: number }>();
  for (const [path, size] of sizes) {
    const { bytes, files } = weights.get(moduleOf(path)) ?? { bytes: 0, files: 0 };
    weights.set(moduleOf(path), { bytes: bytes + size, files: files + 1 });
  }
  return [...weights]
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(([name, { bytes, files }]) => ({
      name: `installer: ${name}`,
      unit: 'KiB',
      value: bytes / kibibyte,
      target: null,
      note: `${files} ${files === 1 ? 'file' : 'files'}`,
    }));
}
