import { load } from 'exifreader';
import { element } from '../parts/element.ts';
import { fileSource, type NamedBytes } from '../parts/file-source.ts';
import { Refusal } from '../parts/refusal.ts';
import type { Result } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

export const exif: Tool = {
  id: 'exif',
  title: 'EXIF',
  group: 'Pictures and places',
  about: "What a camera or program stored in a picture besides the image: the camera's maker, the time, the place.",
  build: () => ({ content: fileSource('exif', '/assets/public/images/uploads/...', readTags) }),
};

async function readTags({ name, bytes }: NamedBytes): Promise<readonly Result[]> {
  const tags = await loadTags(bytes).catch(() => {
    throw new Refusal(`${name} isn't a picture of a type that can hold EXIF data.`);
  });
  const own: readonly Result[] = Object.entries(tags.exif ?? {}).flatMap(([label, tag]) =>
    tag === undefined || !('description' in tag) || label === 'GPS Info IFD Pointer' || label === 'Exif IFD Pointer'
      ? []
      : [{ label, value: String(tag.description) }],
  );
  const { Latitude, Longitude } = tags.gps ?? {};
  if (own.length === 0) {
    throw new Refusal(`${name} holds no EXIF data.`);
  }
  if (Latitude === undefined || Longitude === undefined) {
    return own;
  }
  const position = `${Latitude.toFixed(6)} ${Longitude.toFixed(6)}`;
  const link = element('a', { href: `#place=${position.replace(' ', ',')}` }, 'Which place is this?');
  return [{ label: 'Position', value: position, more: [link] }, ...own];
}

/** Loads the tags. Because this is async, it rejects for unknown types, for which the library throws synchronously. */
async function loadTags(bytes: Uint8Array<ArrayBuffer>) {
  return load(bytes.buffer, { expanded: true, async: true });
}
