import { readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { ReadLogo } from './schema.ts';

/** Every page load includes the logo, and it is shown 36 pixels high. */
const largestLogo = 128 * 1024;

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** How the files of each type begin. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xFF\xD8\xFF/,
  'image/webp': /^RIFF....WEBP/s,
  'image/svg+xml': /<svg[\s>]/,
};

const inlined = /^data:(?<type>image\/[a-z+]+);base64,(?<data>[A-Za-z0-9+/]+={0,2})$/;

/**
 * Makes a reader for logos. A logo is a file beside the profile, given by its name or by a whole path, or is written into the profile itself, as in
 * one that was baked in.
 */
export function logoReader(folder: string): ReadLogo {
  return (name) => {
    const { type, data } = inlined.exec(name)?.groups ?? {};
    if (type !== undefined && data !== undefined) {
      return judged('The picture in the profile', type, Buffer.from(data, 'base64'));
    }
    if (/^[a-z]+:\/\//i.test(name) || name.startsWith('data:')) {
      return refused('logo must be a picture file beside the profile: a workshop has no Internet.');
    }
    const expected = types[extname(name).toLowerCase()];
    if (expected === undefined) {
      return refused(`logo must be a picture file that ends in ${Object.keys(types).join(', ')}, not "${name}".`);
    }
    const bytes = readSmall(resolve(folder, name));
    return typeof bytes === 'string'
      ? refused(`The logo "${name}" ${bytes}`)
      : judged(`The logo "${name}"`, expected, bytes);
  };
}

function readSmall(path: string): Buffer | string {
  try {
    const found = statSync(path);
    if (!found.isFile()) {
      return 'is not a file.';
    }
    return found.size > largestLogo ? tooLarge : readFileSync(path);
  } catch {
    return 'cannot be found beside the profile, or cannot be read.';
  }
}

const tooLarge = `is larger than ${largestLogo / 1024} KiB. Make it smaller: it is shown 36 pixels high.`;

function judged(what: string, type: string, bytes: Buffer): ReturnType<ReadLogo> {
  if (bytes.length > largestLogo) {
    return refused(`${what} ${tooLarge}`);
  }
  return beginnings[type]?.test(bytes.toString('latin1')) === true
    ? { kind: 'read', url: `data:${type};base64,${bytes.toString('base64')}` }
    : refused(`${what} is not a picture of that type. PNG, JPEG, WebP and SVG are known.`);
}

function refused(reason: string): ReturnType<ReadLogo> {
  return { kind: 'refused', reason };
}
