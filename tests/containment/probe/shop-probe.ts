import { sealShop } from '../../../server/confinement/seal.ts';
import { openDatabases } from '../../../server/database/open.ts';
import { obey } from './probe.ts';

/** A process like the shop process, as far as its walls are concerned: the databases are open and the seals are applied. */
obey(({ sealed, targets }) => {
  const databases = openDatabases({ kind: 'folder', path: targets.data });
  if (sealed) {
    sealShop(new URL('./', import.meta.url).href);
  }
  return { databases };
});
