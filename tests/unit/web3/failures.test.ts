import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../renderer/src/lib/api.ts';
import { readEther, shortEtherText } from '../../../renderer/src/shop/web3/chain/amounts.ts';
import { failureOf } from '../../../renderer/src/shop/web3/chain/failures.ts';
import { RpcError } from '../../../renderer/src/shop/web3/chain/rpc.ts';

const coder = AbiCoder.defaultAbiCoder();
const reasonData = `0x08c379a0${coder.encode(['string'], ['Insufficient balance']).slice(2)}`;
const panicData = (code: number) => `0x4e487b71${coder.encode(['uint256'], [code]).slice(2)}`;
const abi = new Interface(['error TooMuch(uint256 wanted, string why)']);

describe('a failure on the chain', () => {
  it.each([
    [
      'the reason of a revert',
      new RpcError(3, 'execution reverted: x', reasonData),
      'WEB3_REVERTED_BECAUSE',
      'Insufficient balance',
    ],
    [
      'the reason that a wallet wrapped',
      { code: -32603, message: 'Internal', data: { code: 3, data: reasonData } },
      'WEB3_REVERTED_BECAUSE',
      'Insufficient balance',
    ],
    ['a reason without data', new RpcError(3, 'execution reverted: No entry'), 'WEB3_REVERTED_BECAUSE', 'No entry'],
    ['a revert without a reason', new RpcError(3, 'execution reverted', '0x'), 'WEB3_REVERTED', undefined],
    ['a panic', new RpcError(3, 'execution reverted', panicData(0x11)), 'WEB3_PANIC_OVERFLOW', undefined],
    ['an unknown panic', new RpcError(3, 'execution reverted', panicData(0x77)), 'WEB3_REVERTED_BECAUSE', 'Panic(119)'],
    [
      'an error that the contract declares',
      new RpcError(3, 'execution reverted', abi.encodeErrorResult('TooMuch', [5, 'rules'])),
      'WEB3_REVERTED_BECAUSE',
      'TooMuch(5, rules)',
    ],
    ['an undeclared error', new RpcError(3, 'execution reverted', '0xdeadbeef'), 'WEB3_REVERTED_BECAUSE', '0xdeadbeef'],
    ['too little gas', new RpcError(-32000, 'gas required exceeds allowance (16777216)'), 'WEB3_OUT_OF_GAS', undefined],
    [
      'no money',
      new RpcError(-32000, 'insufficient funds for gas * price + value'),
      'WEB3_NOT_ENOUGH_ETHER',
      undefined,
    ],
    [
      'too much code',
      new RpcError(-32000, 'max code size exceeded: a contract has at most 24576 bytes'),
      'WEB3_CONTRACT_TOO_LARGE',
      undefined,
    ],
    ['a wallet that refused', { code: 4001, message: 'User rejected the request.' }, 'WEB3_REJECTED', undefined],
    ['something else', new RpcError(-32000, 'nonce too low'), 'WEB3_FAILED', 'nonce too low'],
    ['an unreachable chain', new ApiError(0, ''), 'WEB3_UNREACHABLE', undefined],
    ['a body that is too large', new ApiError(413, ''), 'WEB3_CONTRACT_TOO_LARGE', undefined],
  ] as const)('tells %s', (_what, error, text, reason) => {
    expect(failureOf(error, abi)).toEqual({ text, values: reason === undefined ? {} : { reason } });
  });
});

describe('an amount of ether', () => {
  it.each([
    ['1', 10n ** 18n],
    [' 0.05 ', 5n * 10n ** 16n],
    ['.5', 5n * 10n ** 17n],
    ['2.', 2n * 10n ** 18n],
    ['0.000000000000000001', 1n],
  ])('%s is read', (typed, wei) => {
    expect(readEther(typed)).toEqual({ wei });
  });

  it.each([
    ['', 'MANDATORY_AMOUNT'],
    ['0', 'WEB3_AMOUNT_ZERO'],
    ['-1', 'WEB3_AMOUNT_UNREADABLE'],
    ['1e3', 'WEB3_AMOUNT_UNREADABLE'],
    ['0.0000000000000000001', 'WEB3_AMOUNT_TOO_FINE'],
  ])('%j is not an amount', (typed, wrong) => {
    expect(readEther(typed)).toEqual({ wrong });
  });

  it.each([
    [10n ** 18n, '1'],
    [999_999_999_999_999_999n, '0.9999'],
    [1n, '< 0.0001'],
    [0n, '0'],
  ])('%s wei are shown as %s', (wei, shown) => {
    expect(shortEtherText(wei)).toBe(shown);
  });
});
