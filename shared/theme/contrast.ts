/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Returns the WCAG 2.2 contrast between two opaque colours: 1 (none) to 21. Text up to 24 px needs 4.5, shapes need 3. */
export function contrast(one: Hex, other: Hex): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns a colour between two. A share of 0 gives the first, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the colour itself where it is readable on the background. Otherwise, moves it towards black or white until it is. */
export function readableOn(color: Hex, background: Hex, ratio = 4.6): Hex {
  const pole: Hex = luminance(background) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mix(color, pole, share);
    if (contrast(candidate, background) >= ratio) {
      return candidate;
    }
  }
  return pole;
}

function channels(color: Hex): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
