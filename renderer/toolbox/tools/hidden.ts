import { element } from '../parts/element.ts';
import { fileSource, type NamedBytes } from '../parts/file-source.ts';
import type { Result } from '../parts/results.ts';
import { extract } from '../pictures/openstego.ts';
import { readPng } from '../pictures/png-pixels.ts';
import type { Tool } from '../tool.ts';

export const hidden: Tool = {
  id: 'hidden',
  title: 'Hidden files',
  group: 'Pictures and places',
  about: 'Extracts a file that OpenStego hid in a PNG: in the lowest bits of its colours and without a password.',
  build: () => ({ content: fileSource('hidden', '/assets/public/images/...', takeOut) }),
};

async function takeOut({ bytes }: NamedBytes): Promise<readonly Result[]> {
  const file = await extract(await readPng(bytes));
  const address = URL.createObjectURL(new Blob([file.bytes], { type: typeOf(file.name) }));
  const save = element('a', { href: address, download: file.name }, `Save (${file.bytes.length} bytes)`);
  const picture = element('img', { src: address, alt: 'What was hidden', class: 'found' });
  return [{ label: 'Hidden file', value: file.name, more: typeOf(file.name) === '' ? [save] : [picture, save] }];
}

/** Returns a picture's type by its file name, or an empty string for files that the page can't show. */
function typeOf(name: string): string {
  const ending = /\.(png|jpe?g|gif|webp)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? '' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
