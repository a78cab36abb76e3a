import { join } from 'node:path';
import { getAddress, Interface } from 'ethers';
import { expect, it } from 'vitest';
import { CompileError, compileContracts } from '../../../build/contracts/compile-contracts.ts';
import { compiledContracts, readContractSources } from '../../../build/contracts/read-contracts.ts';
import { type ContractName, contracts } from '../../../shared/api/contracts.ts';

const root = join(import.meta.dirname, '../../..');
const compiled = await compiledContracts(
  readContractSources(join(root, 'resources/contracts')),
  join(root, 'node_modules/.cache/juice-range'),
);

const titles: Readonly<Record<ContractName, string>> = {
  beeToken: 'BeeToken',
  beeFaucet: 'BeeFaucet',
  honeyPot: 'HoneyPotNFT',
  walletBank: 'ETHWalletBank',
  soulBoundToken: 'JuiceShopSBT',
};

/** Returns every fragment in full, in sorted order. */
const fragments = (abi: ConstructorParameters<typeof Interface>[0]) =>
  new Interface(abi).fragments.map((fragment) => fragment.format('full')).toSorted();

// Object.entries does not keep the type of the names.
it.each(Object.entries(titles) as [ContractName, string][])(
  'the interface of %s is what %s compiles to',
  (name, title) => {
    const { abi, address } = contracts[name];
    const contract = compiled.find((one) => one.name === title);
    expect(fragments(abi)).toEqual(fragments(JSON.stringify(contract?.abi)));
    expect(getAddress(address)).toBe(address);
  },
);

it('says what is wrong with Solidity that does not compile, or has no compiler', async () => {
  const wrong = { 'Wrong.sol': 'pragma solidity 0.8.21;\ncontract Wrong { uint x = "seven"; }' };
  await expect(compileContracts(wrong)).rejects.toThrow(/Wrong\.sol:2.*TypeError|TypeError.*Wrong\.sol:2/s);
  await expect(compileContracts(wrong)).rejects.toBeInstanceOf(CompileError);
  await expect(compileContracts({ 'Old.sol': 'pragma solidity 0.1.7;' })).rejects.toThrow(
    'Old.sol: there is no compiler for version 0.1.7',
  );
});
