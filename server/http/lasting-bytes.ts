/** Bytes that are kept to be sent again and never change. */
const lasting = new WeakSet<Uint8Array>();

/** Notes that these bytes are kept to be sent again, and that nobody changes them. */
export function noteLasting(bytes: Uint8Array): void {
  lasting.add(bytes);
}

/** Returns whether these bytes may be referred to rather than copied: they stay as they are, and are in memory anyway. */
export function isLasting(bytes: Uint8Array): boolean {
  return lasting.has(bytes);
}
