/** Lightness 0..1, chroma 0..0.4, hue in degrees: the OKLCH space, in which equal steps look equal. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

function channelAt(hex: string, start: number): number {
  return toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

function toOklch(hex: string): Oklch {
  const [red, green, blue] = [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toHex({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) =>
      Math.round(fromLinear(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the colour made lighter (positive) or darker (negative) by steps of OKLCH lightness, with its hue rotated by degrees. */
function shifted(hex: string, lightness: number, hue = 0, chroma = 1): string {
  const colour = toOklch(hex);
  return toHex({
    lightness: Math.min(1, Math.max(0, colour.lightness + lightness)),
    chroma: colour.chroma * chroma,
    hue: colour.hue + hue,
  });
}

/** One colour under the light: on the lit edge, on the main surface, in its own shade, and in its darkest lines. */
export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/**
 * Returns the four tones of a colour under this system's one light. Shades of yellow and orange shift towards red, all others a
 * little towards blue, as in daylight. A yellow that is only darker would look dirty.
 */
export function tones(hex: string): Tones {
  const { hue, lightness, chroma } = toOklch(hex);
  const warm = chroma > 0.05 && hue > 40 && hue < 115;
  const turn = warm ? -14 : 5;
  const depth = lightness < 0.35 ? 0.07 : 0.105;
  return {
    light: shifted(hex, 0.075, warm ? 5 : -4, 0.95),
    base: hex,
    shade: shifted(hex, -depth, turn, 1.02),
    deep: shifted(hex, -depth * 2.3, turn * 1.6, 0.95),
  };
}
