import { sealDatabases } from './seal-databases.ts';
import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';

/**
 * Seals the shop process (design section 1, wall 3; rulings 9): closes from the inside what the permission model leaves
 * open. To be called once, after the databases are open and before the first request. It is a seat belt: code that runs in
 * this realm can still use what the shop itself uses, the network among it.
 * @param bundle URL of the folder of the bundle, with a slash at the end
 */
export function sealShop(bundle: string): void {
  sealDatabases();
  sealProcess();
  sealLoading(bundle);
}
