import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../renderer/src/shop/web3/chain/failures.ts';
import { readArguments } from '../../../renderer/src/shop/web3/sandbox/contracts/arguments.ts';
import { outputText } from '../../../renderer/src/shop/web3/sandbox/contracts/values.ts';

/** Parses the parameters of a function in Solidity's notation, e.g. `uint8 a, bool b`. */
const inputsOf = (parameters: string) => {
  const called = new Interface([`function f(${parameters})`]).getFunction('f');
  if (called === null) {
    throw new Error(`There is no function of (${parameters}).`);
  }
  return called.inputs;
};

const read = (text: string, parameters: string) => readArguments(text, inputsOf(parameters));

const refusalOf = (text: string, parameters: string) => {
  try {
    read(text, parameters);
  } catch (error) {
    return error instanceof Refusal ? error.failure : error;
  }
  return 'not refused';
};

const address = '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05';

describe('typed arguments', () => {
  it.each([
    ['', '', []],
    ['7', 'uint8', [7n]],
    ['-128', 'int8', [-128n]],
    ['0xff, 1_000', 'uint8, uint256', [255n, 1000n]],
    ['0.1 ether, 5 gwei, 3 wei', 'uint256, uint256, uint256', [10n ** 17n, 5n * 10n ** 9n, 3n]],
    ['true, FALSE', 'bool, bool', [true, false]],
    [address, 'address', [address.toLowerCase()]],
    ['0x, 0xABcd, 0x01020304', 'bytes, bytes, bytes4', ['0x', '0xABcd', '0x01020304']],
    ['Hello, world (and all)', 'string', ['Hello, world (and all)']],
    ['', 'string', ['']],
    ['"a, \\"b\\"", c', 'string, string', ['a, "b"', 'c']],
    ["'[', it", 'string, string', ['[', 'it']],
    ['[], [1, 2], [[1], [2, 3]]', 'uint8[], uint8[2], uint8[][]', [[], [1n, 2n], [[1n], [2n, 3n]]]],
    ['(1, true, [(2, "x")])', '(uint8 a, bool b, (int8 c, string d)[] e)', [[1n, true, [[2n, 'x']]]]],
    ['[-1, "a"]', '(int8, string)', [[-1n, 'a']]],
  ] as const)('%s are read as %s', (text, parameters, values) => {
    expect(read(text, parameters)).toEqual(values);
  });

  it.each([
    ['1, 2', 'uint8', 'WEB3_ARGUMENT_COUNT', { expected: '1', found: '2' }],
    ['', 'uint8 a, bool b', 'WEB3_ARGUMENT_COUNT', { expected: '2', found: '0' }],
    ['256', 'uint8 amount', 'WEB3_ARGUMENT_RANGE', { name: 'amount', type: 'uint8', least: '0', most: '255' }],
    ['-1', 'uint8', 'WEB3_ARGUMENT_RANGE', { name: '#1' }],
    ['-129', 'int8', 'WEB3_ARGUMENT_RANGE', { least: '-128', most: '127' }],
    ['1.5', 'uint8', 'WEB3_ARGUMENT_NUMBER', { name: '#1', type: 'uint8' }],
    ['0.5 wei', 'uint8', 'WEB3_ARGUMENT_NUMBER', {}],
    ['seven', 'uint8', 'WEB3_ARGUMENT_NUMBER', {}],
    ['yes', 'bool', 'WEB3_ARGUMENT_BOOL', {}],
    ['0x123', 'address', 'WEB3_ARGUMENT_ADDRESS', {}],
    ['0x123', 'bytes', 'WEB3_ARGUMENT_BYTES', {}],
    ['0x01', 'bytes4', 'WEB3_ARGUMENT_BYTES', { type: 'bytes4' }],
    ['1', 'uint8[]', 'WEB3_ARGUMENT_LIST', { type: 'uint8[]' }],
    ['[1]', 'uint8', 'WEB3_ARGUMENT_NO_LIST', {}],
    ['[1, 2, 3]', 'uint8[2]', 'WEB3_ARGUMENT_LENGTH', { found: '3' }],
    ['[1, 300]', 'uint8[] all', 'WEB3_ARGUMENT_RANGE', { name: 'all[1]' }],
    ['[1, maybe]', '(uint8 a, bool b) pair', 'WEB3_ARGUMENT_BOOL', { name: 'pair.b' }],
    ['[1', 'uint8[]', 'WEB3_BRACKET_OPEN', { bracket: ']' }],
    ['1]', 'uint8', 'WEB3_BRACKET_STRAY', { bracket: ']' }],
    ['[1)', 'uint8[]', 'WEB3_BRACKET_STRAY', { bracket: ')' }],
    ['"a', 'string', 'WEB3_QUOTE_OPEN', {}],
  ] as const)('%s for %s are refused, saying what is wrong', (text, parameters, message, values) => {
    expect(refusalOf(text, parameters)).toEqual({ text: message, values: expect.objectContaining(values) });
  });
});

describe('what a function returned', () => {
  it.each([
    ['string', ['Hello Contracts'], 'Hello Contracts'],
    ['uint256', [2n ** 256n - 1n], String(2n ** 256n - 1n)],
    ['uint256 total, bool open', [3n, true], 'total: 3, open: true'],
    ['string, bytes2', ['a, b', '0x0102'], '"a, b", 0x0102'],
    ['(uint8 a, string b)[] rows', [[[1n, 'x']]], 'rows: [(a: 1, b: "x")]'],
  ] as const)('%s is shown with all its values', (parameters, values, shown) => {
    const abi = new Interface([`function f() view returns (${parameters})`]);
    const answer = abi.encodeFunctionResult('f', values);
    const outputs = abi.getFunction('f')?.outputs ?? [];
    expect(outputText(abi.decodeFunctionResult('f', answer).toArray(), outputs)).toBe(shown);
  });
});
