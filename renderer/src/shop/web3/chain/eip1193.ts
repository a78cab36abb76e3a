/** A wallet as web pages see it (EIP-1193). */
export interface Eip1193 {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

/** Tells whether an object found on the page can be called like a wallet. */
export function isWallet(value: unknown): value is Eip1193 {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function';
}
