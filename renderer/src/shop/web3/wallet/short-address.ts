/** An address as the contract's connect button shows it: its first and last six characters (ui-learning.md 12.1). */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-6)}`;
}
