/** The seed that OpenStego derives from an empty password. */
const seed = 98_234_782n;

/**
 * Returns the sequence of positions at which OpenStego hides bits. No position occurs twice. Channels are numbered from blue (data.md 7.2).
 * The build hides files at the same positions.
 */
export function createPlaces(width: number, height: number) {
  const nextInt = javaRandom(seed);
  const used = new Set<string>();
  return {
    next: (): { readonly x: number; readonly y: number; readonly channel: number } => {
      for (;;) {
        const x = nextInt(width);
        const y = nextInt(height);
        const channel = nextInt(3);
        nextInt(1);
        const place = `${x} ${y} ${channel}`;
        if (!used.has(place)) {
          used.add(place);
          return { x, y, channel };
        }
      }
    },
  };
}

/** Returns `nextInt` of java.util.Random, a 48-bit linear congruential generator. */
function javaRandom(start: bigint): (bound: number) => number {
  const mask = (1n << 48n) - 1n;
  let state = (start ^ 0x5deece66dn) & mask;
  const next31 = (): number => {
    state = (state * 0x5deece66dn + 0xbn) & mask;
    return Number(state >> 17n);
  };
  return (bound) => {
    if ((bound & -bound) === bound) {
      return Number((BigInt(bound) * BigInt(next31())) >> 31n);
    }
    for (;;) {
      const bits = next31();
      const value = bits % bound;
      // Java detects the uneven remainder by letting this sum overflow.
      if (bits - value + (bound - 1) < 2 ** 31) {
        return value;
      }
    }
  };
}
