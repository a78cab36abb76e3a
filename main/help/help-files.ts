import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import type { ShopAddress } from '../security/origins.ts';

const page = 'help.html';

/** The pages that the menu names. resources/help/contents.yml lists all of them. */
export type HelpPage = 'quick-start' | 'trainer' | 'plans' | 'trouble';

/**
 * Reads a file of the help. The page is told where the shop is. That is all it has to know, so it needs no preload and no message.
 * @param name a file's name, without any folder
 * @throws when there is no such file
 */
export async function readHelpFile(name: string, shop: ShopAddress | null): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(await readFile(join(paths.help, name)));
  if (name !== page) {
    return content;
  }
  const host = shop === null ? 'none' : new URL(shop.origin).host;
  const text = new TextDecoder().decode(content);
  return new TextEncoder().encode(text.replace('data-shop-address=""', `data-shop-address="${host}"`));
}
