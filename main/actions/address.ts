import { clipboard, shell } from 'electron';
import type { Dialogs } from '../dialogs.ts';
import type { Shop } from '../shop.ts';
import { words } from '../words.ts';

/** Copies the shop's address to the clipboard, for a proxy, a scanner or another browser. */
export async function copyShopAddress(shop: Shop, dialogs: Dialogs): Promise<void> {
  await withAddress(shop, dialogs, (origin) => clipboard.writeText(origin));
}

/** Opens the shop in the system browser. Its pages are the same there, but have no bridge. */
export async function openShopInBrowser(shop: Shop, dialogs: Dialogs): Promise<void> {
  await withAddress(shop, dialogs, (origin) => shell.openExternal(origin));
}

async function withAddress(shop: Shop, dialogs: Dialogs, act: (origin: string) => Promise<void>): Promise<void> {
  const address = shop.address();
  if (address === null) {
    await dialogs.tell('info', words.dialogs.notReady);
  } else {
    await act(address.origin);
  }
}
