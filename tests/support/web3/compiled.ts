import { join } from 'node:path';
import { compiledContracts, readContractSources } from '../../../build/contracts/read-contracts.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the interface and creation code of a contract of the tests, compiled once and cached. */
export async function compiledForTests(name: 'Robber' | 'Reseller' | 'SharedWallet' | 'Oddities') {
  const sources = readContractSources(join(import.meta.dirname, 'contracts'));
  const compiled = await compiledContracts(sources, join(root, 'node_modules/.cache/juice-range'));
  const found = compiled.find((contract) => contract.name === name);
  if (found === undefined) {
    throw new Error(`The tests have no contract ${name}.`);
  }
  return { abi: JSON.stringify(found.abi), creationCode: `0x${found.creationCode}` };
}
