import type { ParamType } from 'ethers/abi';
import { parseUnits } from 'ethers/utils';
import { Refusal } from '../../chain/failures.ts';
import { readArgumentText, type Typed } from './argument-text.ts';

/**
 * Converts typed text to a function's arguments (ui-learning.md 12.6, fault 53). It accepts whole numbers with a sign, in hex or with a
 * unit such as `0.1 ether`; `true` and `false`; addresses; bytes in hex; strings with or without quotes; and lists and tuples of all these.
 * @throws Refusal naming the parameter and what it expects
 */
export function readArguments(text: string, inputs: readonly ParamType[]): readonly unknown[] {
  const [only] = inputs;
  const trimmed = text.trim();
  // A single string needs no quotes, whatever it contains.
  if (inputs.length === 1 && only?.type === 'string' && !/^["']/.test(trimmed)) {
    return [trimmed];
  }
  const typed = readArgumentText(text);
  if (typed.length !== inputs.length) {
    throw new Refusal('WEB3_ARGUMENT_COUNT', { expected: String(inputs.length), found: String(typed.length) });
  }
  return inputs.map((input, index) => convert(typed[index], input, nameOf(input, index)));
}

/** Returns a parameter's name, or its number when it has none. */
export function nameOf({ name }: ParamType, index: number): string {
  return name === '' ? `#${index + 1}` : name;
}

function convert(typed: Typed | undefined, param: ParamType, name: string): unknown {
  if (param.isArray()) {
    const items = listOf(typed, param, name, param.arrayLength);
    return items.map((item, index) => convert(item, param.arrayChildren, `${name}[${index}]`));
  }
  if (param.isTuple()) {
    const items = listOf(typed, param, name, param.components.length);
    return param.components.map((part, index) => convert(items[index], part, `${name}.${nameOf(part, index)}`));
  }
  if (typed?.kind !== 'text') {
    throw fault('WEB3_ARGUMENT_NO_LIST', param, name);
  }
  return convertText(typed.text, param, name);
}

/**
 * Returns the items of a list.
 * @param length required number of items; any number when negative
 */
function listOf(typed: Typed | undefined, param: ParamType, name: string, length: number): readonly Typed[] {
  if (typed?.kind !== 'list') {
    throw fault('WEB3_ARGUMENT_LIST', param, name);
  }
  const { items } = typed;
  if (length >= 0 && items.length !== length) {
    throw fault('WEB3_ARGUMENT_LENGTH', param, name, { found: String(items.length) });
  }
  return items;
}

function convertText(text: string, param: ParamType, name: string): unknown {
  const { type } = param;
  if (type === 'string') {
    return text;
  }
  if (type === 'bool') {
    if (!/^(?:true|false)$/i.test(text)) {
      throw fault('WEB3_ARGUMENT_BOOL', param, name);
    }
    return text.toLowerCase() === 'true';
  }
  if (type === 'address') {
    if (!/^0x[0-9a-f]{40}$/i.test(text)) {
      throw fault('WEB3_ARGUMENT_ADDRESS', param, name);
    }
    // Addresses are compared regardless of case (decision 38), so a wrong checksum doesn't matter.
    return text.toLowerCase();
  }
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? [];
  if (bits !== undefined) {
    return convertNumber(text, param, name, { isSigned: sign === '', bits: BigInt(bits) });
  }
  const [isBytes, size] = /^bytes(\d*)$/.exec(type) ?? [];
  if (isBytes !== undefined && isHexOf(text, size ?? '')) {
    return text;
  }
  throw fault('WEB3_ARGUMENT_BYTES', param, name);
}

function isHexOf(text: string, size: string): boolean {
  return /^0x(?:[0-9a-f]{2})*$/i.test(text) && (size === '' || text.length === 2 + 2 * Number(size));
}

const units: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18, eth: 18 };

function convertNumber(
  text: string,
  param: ParamType,
  name: string,
  { isSigned, bits }: { readonly isSigned: boolean; readonly bits: bigint },
): bigint {
  const value = numberIn(text.replaceAll('_', ''));
  if (value === undefined) {
    throw fault('WEB3_ARGUMENT_NUMBER', param, name);
  }
  const least = isSigned ? -(2n ** (bits - 1n)) : 0n;
  const most = isSigned ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n;
  if (value < least || value > most) {
    throw fault('WEB3_ARGUMENT_RANGE', param, name, { least: String(least), most: String(most) });
  }
  return value;
}

function numberIn(text: string): bigint | undefined {
  const [, sign = '', digits] = /^(-?)(0x[0-9a-f]+|\d+)$/i.exec(text) ?? [];
  if (digits !== undefined) {
    return sign === '-' ? -BigInt(digits) : BigInt(digits);
  }
  const [, amount, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(wei|gwei|eth|ether)$/i.exec(text) ?? [];
  const decimals = units[unit.toLowerCase()];
  const tooFine = (amount?.split('.')[1]?.length ?? 0) > (decimals ?? 0);
  return amount === undefined || decimals === undefined || tooFine ? undefined : parseUnits(amount, decimals);
}

function fault(text: string, param: ParamType, name: string, more: Readonly<Record<string, string>> = {}): Refusal {
  return new Refusal(text, { name, type: param.format('sighash'), ...more });
}
