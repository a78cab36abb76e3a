import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { type CompiledContract, type ContractSources, compileContracts } from './compile-contracts.ts';

const compiledSchema = z.array(
  z.object({ name: z.string(), abi: z.array(z.looseObject({})), creationCode: z.string() }),
);

/** Raise this number when the same sources compile to something else. */
const edition = 1;

/** Reads the Solidity sources in a folder and its sub-folders. */
export function readContractSources(folder: string): ContractSources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sol'));
  return Object.fromEntries(
    files.toSorted().map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')] as const),
  );
}

/**
 * Returns the compiled sources. The compilers take seconds, so the result is cached under the hash of the sources.
 * @param cache a folder that may be missing, and may be deleted
 */
export async function compiledContracts(sources: ContractSources, cache: string): Promise<readonly CompiledContract[]> {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, sources]))
    .digest('hex');
  const file = join(cache, `contracts-${hash.slice(0, 16)}.json`);
  const kept = readKept(file);
  if (kept !== undefined) {
    return kept;
  }
  const compiled = await compileContracts(sources);
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(compiled));
  } catch {
    // If the cache cannot be written, the sources are compiled each time.
  }
  return compiled;
}

function readKept(file: string): readonly CompiledContract[] | undefined {
  try {
    return compiledSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
