import { Refusal } from '../parts/refusal.ts';

/** A position in degrees. North and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const refused = 'Enter a latitude from -90 to 90 and a longitude from -180 to 180, such as 53.55 10.0.';

/**
 * Reads `36.9587 -84.3482`, `36.9587, -84.3482` and `36° 57.523' N, 84° 20.893' W`, also with seconds.
 * @throws Refusal for anything else
 */
export function readPosition(text: string): Position {
  const sides = /^(.*?[NS])[\s,;]*(.*?[EWO])\s*$/i.exec(text.trim());
  const [latitude, longitude] =
    sides === null
      ? text
          .trim()
          .split(/\s*[,;]\s*|\s+/, 3)
          .map(asNumber)
      : [fromSide(sides[1] ?? ''), fromSide(sides[2] ?? '')];
  const numbers = sides === null ? text.trim().split(/\s*[,;]\s*|\s+/).length : 2;
  if (
    latitude === undefined ||
    longitude === undefined ||
    numbers !== 2 ||
    !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
  ) {
    throw new Refusal(refused);
  }
  return { latitude, longitude };
}

const asNumber = (text: string): number => (/^[-+]?\d+(?:\.\d+)?°?$/.test(text) ? Number.parseFloat(text) : Number.NaN);

/** Converts degrees with optional minutes and seconds, and the letter of the hemisphere, to signed degrees. */
function fromSide(text: string): number {
  const parts = text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (parts.length === 0 || parts.length > 3) {
    return Number.NaN;
  }
  const degrees = parts.reduce((sum, part, index) => sum + Number(part) / 60 ** index, 0);
  return /[SW]$/i.test(text.trim()) ? -degrees : degrees;
}
