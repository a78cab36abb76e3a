import { Account, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { expect, it } from 'vitest';
import { createChainState } from '../../../server/chain/state/chain-state.ts';

const one = createAddressFromString(`0x${'11'.repeat(20)}`);
const slot = hexToBytes(`0x${'00'.repeat(31)}01`);
const seven = hexToBytes('0x07');

async function filled() {
  const state = createChainState();
  await state.putAccount(one, new Account(1n, 100n));
  await state.putCode(one, hexToBytes('0x6001'));
  await state.putStorage(one, slot, seven);
  state.takeChanges();
  return state;
}

it('reverts everything to a checkpoint, through checkpoints that were committed meanwhile', async () => {
  const state = await filled();
  await state.checkpoint();
  await state.putStorage(one, slot, hexToBytes('0x08'));
  await state.checkpoint();
  await state.modifyAccountFields(one, { balance: 5n });
  await state.putCode(one, hexToBytes('0x'));
  await state.commit();
  await state.checkpoint();
  await state.deleteAccount(one);
  expect(await state.getAccount(one)).toBeUndefined();
  expect(await state.getStorage(one, slot)).toHaveLength(0);
  await state.revert();
  expect((await state.getAccount(one))?.balance).toBe(5n);
  await state.revert();
  expect((await state.getAccount(one))?.balance).toBe(100n);
  expect(await state.getCode(one)).toEqual(hexToBytes('0x6001'));
  expect(await state.getStorage(one, slot)).toEqual(seven);
  expect(state.takeChanges()).toEqual({ after: [], before: [] });
});

it('reports what was changed and what reverts it, and applies both', async () => {
  const state = await filled();
  await state.checkpoint();
  await state.putStorage(one, slot, hexToBytes('0x0000'));
  await state.modifyAccountFields(one, { nonce: 2n });
  await state.commit();
  const { before, after } = state.takeChanges();
  const address = one.toString();
  expect(after).toEqual([
    { address, account: { nonce: '0x2', balance: '0x64' }, storage: { [`0x${'00'.repeat(31)}01`]: '0x' } },
  ]);
  expect(before).toEqual([
    { address, account: { nonce: '0x1', balance: '0x64' }, storage: { [`0x${'00'.repeat(31)}01`]: '0x07' } },
  ]);
  expect(state.apply(before)).toEqual(after);
  expect(await state.getStorage(one, slot)).toEqual(seven);
  expect(state.apply(after)).toEqual(before);
  expect(await state.getStorage(one, slot)).toHaveLength(0);
  expect(await state.getCode(one)).toEqual(hexToBytes('0x6001'));
});

it('returns copies of accounts', async () => {
  const state = await filled();
  const account = await state.getAccount(one);
  if (account !== undefined) {
    account.balance = 0n;
  }
  expect((await state.getAccount(one))?.balance).toBe(100n);
});
