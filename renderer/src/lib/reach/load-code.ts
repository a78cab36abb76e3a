import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { lookForShop } from './look-for-shop.ts';
import { whenThere } from './reach.ts';

/** Milliseconds before each further attempt to load a part of the page. Together they outlast a usual restart. */
const pauses = [150, 400, 1000, 2000, 3000] as const;

/**
 * Loads a part of the page, and tries again over a restart of the shop: a part that isn't asked for while the shop is gone can't fail.
 * @param load imports the part
 * @throws what the last attempt threw
 */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    await whenThere();
    try {
      return await load();
    } catch (error) {
      console.log(error);
      void lookForShop();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return await load();
}

/** Returns a component whose code is loaded when it is first rendered, over a restart of the shop if need be. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadCode(async () => ({ default: await load() })));
}
