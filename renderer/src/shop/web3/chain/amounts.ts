import { formatUnits, parseUnits } from 'ethers/utils';

/** A text key of what is wrong with a typed amount, or the amount in wei. */
export type ReadAmount = { readonly wei: bigint } | { readonly wrong: string };

/** Reads an amount of ether as people type it: digits, with at most 18 after the point. */
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

/** Wei as ether, with all its digits and no zeros at the end. */
export function etherText(wei: bigint): string {
  return formatUnits(wei, 18).replace(/\.0$/, '');
}

/** Wei as ether for a narrow place: what is beyond the fourth digit after the point is cut off, never rounded up. */
export function shortEtherText(wei: bigint): string {
  const text = formatUnits(wei - (wei % 10n ** 14n), 18).replace(/\.0$/, '');
  return text === '0' && wei > 0n ? '< 0.0001' : text;
}

/** Whole tokens of 18 digits; what is left over is not shown. */
export function wholeTokens(units: bigint): bigint {
  return units / 10n ** 18n;
}
