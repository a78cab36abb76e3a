import { randomInt } from 'node:crypto';
import glyphs from './glyphs.json' with { type: 'json' };

/** Size of the picture, in pixels. */
const [width, height] = [150, 50];

const noiseLines = 2;

/** Every character that can be drawn: letters of both cases, and digits. */
export const drawableCharacters: readonly string[] = Object.keys(glyphs);

const outlines: Readonly<Record<string, string>> = glyphs;

/**
 * Draws a string as a picture that is a little hard to read (api-account.md 15.3).
 * @param text drawable characters; others leave a gap
 * @returns one SVG element
 */
export function drawCaptcha(text: string): string {
  const step = width / (text.length + 0.5);
  const characters = [...text].map((character, index) => drawCharacter(character, (index + 0.75) * step));
  const lines = Array.from({ length: noiseLines }, drawLine);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0,0,${width},${height}"><rect width="100%" height="100%" fill="#faf6ec"/>${characters.join('')}${lines.join('')}</svg>`;
}

function drawCharacter(character: string, x: number): string {
  const transform = `translate(${Math.round(x)} ${height / 2 - 2 + around(3)}) rotate(${around(16)}) skewX(${around(8)})`;
  return `<path fill="${inkColour()}" transform="${transform}" d="${outlines[character] ?? ''}"/>`;
}

/** Draws a wavy line from one side to the other, across the characters. */
function drawLine(): string {
  const [start, first, second, end] = [randomY(), randomY(), randomY(), randomY()];
  const d = `M${randomInt(2, 18)} ${start}C${width / 3} ${first} ${(width * 2) / 3} ${second} ${width - randomInt(2, 18)} ${end}`;
  return `<path stroke="${inkColour()}" stroke-width="1.5" fill="none" d="${d}"/>`;
}

/** Returns a random colour that is dark enough to be read on the light background. */
function inkColour(): string {
  return `hsl(${randomInt(360)} 65% ${randomInt(24, 38)}%)`;
}

function randomY(): number {
  return randomInt(6, height - 6);
}

/** Returns a random whole number from minus `limit` to plus `limit`. */
function around(limit: number): number {
  return randomInt(-limit, limit + 1);
}
