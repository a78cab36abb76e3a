import { formatUnits, parseUnits } from 'ethers/utils';

/** The amount in wei, or a text key of what is wrong with the typed amount. */
export type ReadAmount = { readonly wei: bigint } | { readonly wrong: string };

/** Reads an amount of ether as people type it: digits, at most 18 of them after the point. */
export function readEther(typed: string): ReadAmount {
  const trimmed = typed.trim();
  if (trimmed === '') {
    return { wrong: 'MANDATORY_AMOUNT' };
  }
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(trimmed)) {
    return { wrong: 'WEB3_AMOUNT_UNREADABLE' };
  }
  const [, fraction = ''] = trimmed.split('.');
  if (fraction.length > 18) {
    return { wrong: 'WEB3_AMOUNT_TOO_FINE' };
  }
  const wei = parseUnits(trimmed.startsWith('.') ? `0${trimmed}` : trimmed.replace(/\.$/, ''), 18);
  return wei === 0n ? { wrong: 'WEB3_AMOUNT_ZERO' } : { wei };
}

/** Formats wei as ether, with all digits and no trailing zeros. */
export function etherText(wei: bigint): string {
  return formatUnits(wei, 18).replace(/\.0$/, '');
}

/** Formats wei as ether for narrow places. Everything after the fourth decimal place is cut off, never rounded up. */
export function shortEtherText(wei: bigint): string {
  const text = formatUnits(wei - (wei % 10n ** 14n), 18).replace(/\.0$/, '');
  return text === '0' && wei > 0n ? '< 0.0001' : text;
}

/** Returns the number of whole tokens with 18 decimal places, without the remainder. */
export function wholeTokens(units: bigint): bigint {
  return units / 10n ** 18n;
}
