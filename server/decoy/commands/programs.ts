import type { Program } from './machine.ts';
import { changingPrograms } from './programs/changing.ts';
import { listingPrograms } from './programs/listing.ts';
import { networkPrograms } from './programs/network.ts';
import { searchingPrograms } from './programs/searching.ts';
import { shellPrograms } from './programs/shells.ts';
import { systemPrograms } from './programs/system.ts';
import { textPrograms } from './programs/text.ts';

/** Every program of the decoy by name. `resources/decoy/tree.yml` gives their paths, and a test compares the two. */
export const programs: Readonly<Record<string, Program>> = Object.assign(
  Object.create(null),
  systemPrograms,
  listingPrograms,
  searchingPrograms,
  changingPrograms,
  textPrograms,
  networkPrograms,
  shellPrograms,
);
