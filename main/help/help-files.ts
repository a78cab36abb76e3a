import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import type { ShopAddress } from '../security/origins.ts';

/** The folders of pages that are made as the help is, and the page in each. */
const folders = {
  help: { path: paths.help, page: 'help.html' },
  trainer: { path: paths.trainer, page: 'trainer.html' },
} as const;

export type HelpFolder = keyof typeof folders;

/** The pages that the menu names. resources/help/contents.yml lists all of them. */
export type HelpPage = 'quick-start' | 'trainer' | 'class-board' | 'plans' | 'trouble';

/**
 * Reads a file of the help, or of the trainer's page. The page is told where the shop is. That is all it has to know, so it needs no preload and no message.
 * @param name a file's name, without any folder. The page itself is read in the language, where there is a translation.
 * @throws when there is no such file
 */
export async function readHelpFile(
  folder: HelpFolder,
  name: string,
  { shop, language }: { readonly shop: ShopAddress | null; readonly language: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { path, page } = folders[folder];
  const translated = name.replace('.html', `.${language}.html`);
  const file = name === page && existsSync(join(path, translated)) ? translated : name;
  const content = new Uint8Array(await readFile(join(path, file)));
  if (name !== page) {
    return content;
  }
  const host = shop === null ? 'none' : new URL(shop.origin).host;
  const text = new TextDecoder().decode(content);
  return new TextEncoder().encode(text.replace('data-shop-address=""', `data-shop-address="${host}"`));
}
