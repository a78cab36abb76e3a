/** What Python 2.7's `marshal` can hold, as far as compiled modules need it. */
export type Marshalled =
  | {
      readonly kind: 'code';
      readonly consts: readonly Marshalled[];
      readonly names: readonly Marshalled[];
      readonly code: Buffer;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'tuple'; readonly items: readonly Marshalled[] }
  | { readonly kind: 'none' };

/**
 * Reads the module of a `.pyc`, after its magic number and timestamp.
 * @throws for what no such module holds
 */
export function readByteCode(pyc: Buffer): Marshalled {
  let at = 8;
  const interned: Marshalled[] = [];
  const int = () => {
    at += 4;
    return pyc.readInt32LE(at - 4);
  };
  const bytes = () => {
    const length = int();
    at += length;
    return pyc.subarray(at - length, at);
  };
  const text = (): Marshalled => ({ kind: 'text', text: bytes().toString('latin1') });
  const items = (value: Marshalled): readonly Marshalled[] => (value.kind === 'tuple' ? value.items : []);
  const read = (): Marshalled => {
    const type = String.fromCharCode(pyc.readUInt8(at));
    at += 1;
    switch (type) {
      case 'c':
        return readCode();
      case 's':
      case 'u':
        return text();
      case 't': {
        const value = text();
        interned.push(value);
        return value;
      }
      case 'R':
        return interned[int()] ?? { kind: 'none' };
      case 'i':
        return { kind: 'number', value: BigInt(int()) };
      case 'l':
        return { kind: 'number', value: readLong() };
      case '(':
        return { kind: 'tuple', items: Array.from({ length: int() }, read) };
      case 'N':
        return { kind: 'none' };
      default:
        throw new Error(`Unknown type ${type} at ${at - 1}`);
    }
  };
  /** Reads digits of 15 bits. A negative count makes a negative number. */
  const readLong = (): bigint => {
    const count = int();
    let value = 0n;
    for (let digit = 0; digit < Math.abs(count); digit += 1) {
      value |= BigInt(pyc.readUInt16LE(at)) << BigInt(15 * digit);
      at += 2;
    }
    return count < 0 ? -value : value;
  };
  const readCode = (): Marshalled => {
    // Arguments, locals, stack size and flags.
    at += 16;
    const code = read();
    const consts = items(read());
    const names = items(read());
    // Local, free and cell variables, file and name; then the first line and the line table.
    for (let part = 0; part < 5; part += 1) {
      read();
    }
    int();
    read();
    return { kind: 'code', consts, names, code: Buffer.from(code.kind === 'text' ? code.text : '', 'latin1') };
  };
  return read();
}
