import { join } from 'node:path';
import type { CompiledContract } from '../../../build/contracts/compile-contracts.ts';
import { compiledContracts, readContractSources } from '../../../build/contracts/read-contracts.ts';
import type { ChangedSource } from '../harness/prove.ts';

const root = join(import.meta.dirname, '../../..');
const folder = 'resources/contracts/';

/** The contracts of the chain, with one of them changed. */
export type ContractsWith = (changed: ChangedSource) => readonly CompiledContract[];

/**
 * Compiles all changes in one go, alongside the unchanged contracts, because compilers spend most of their time
 * starting.
 * @throws CompileError when one of them does not compile
 */
export async function compileVersions(changes: readonly ChangedSource[]): Promise<ContractsWith> {
  const versions = changes.map((change, index) => {
    const name = /^contract (\w+)/m.exec(change.text)?.[1] ?? '';
    return { change, name, compiledName: `${name}Version${index}` };
  });
  const sources = {
    ...readContractSources(join(root, folder)),
    // Next to the original, since imports are relative.
    ...Object.fromEntries(
      versions.map(({ change, name, compiledName }) => [
        change.file.slice(folder.length).replace('.sol', `.${compiledName}.sol`),
        change.text.replace(new RegExp(`^contract ${name}\\b`, 'm'), `contract ${compiledName}`),
      ]),
    ),
  };
  const compiled = await compiledContracts(sources, join(root, 'node_modules/.cache/juice-range'));
  return (changed) => {
    const version = versions.find(({ change }) => change.file === changed.file && change.text === changed.text);
    const contract = compiled.find(({ name }) => name === version?.compiledName);
    if (version === undefined || contract === undefined) {
      throw new Error(`This change to ${changed.file} was not compiled`);
    }
    return compiled.map((one) => (one.name === version.name ? { ...contract, name: version.name } : one));
  };
}
