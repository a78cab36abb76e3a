import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Workshop } from '../../shared/workshop/workshop.ts';
import { log } from '../log/log.ts';
import { paths } from '../paths.ts';
import { words } from '../words.ts';
import { profilePlaces } from './profile-path.ts';

/** The workshop profile that this app runs under. */
export type ReadWorkshop =
  | { readonly kind: 'none' }
  | { readonly kind: 'good'; readonly workshop: Workshop }
  /** `reason` is for people, with a line for each fault. */
  | { readonly kind: 'bad'; readonly reason: string };

/** Any more would not fit on the start page; the log has them all. */
const mostFaults = 6;

/**
 * Looks for the profile and reads it. It is read anew with each call, since it may have been corrected. The code that reads it is loaded only when
 * there is a profile.
 * @param named the file that the command line names, null for none
 */
export async function readWorkshop(named: string | null): Promise<ReadWorkshop> {
  const path = profilePath(named);
  if (path === null) {
    return { kind: 'none' };
  }
  const [{ readProfileFile }, { workshopOf }] = await Promise.all([
    import('../../shared/workshop/profile-file.ts'),
    import('../../shared/workshop/workshop.ts'),
  ]);
  const read = readProfileFile(path, paths.built.server);
  if (read.kind === 'good') {
    log.info(`Workshop profile: ${path}`);
    return { kind: 'good', workshop: workshopOf(read.profile, basename(path)) };
  }
  for (const fault of read.faults) {
    log.error(fault);
  }
  const rest = read.faults.length - mostFaults;
  const shown = [
    ...read.faults.slice(0, mostFaults).map((fault) => `• ${fault}`),
    ...(rest > 0 ? [words.start.moreFaults(rest)] : []),
  ];
  return { kind: 'bad', reason: [words.start.badProfile(path), ...shown].join('\n') };
}

/** Returns where the profile is: the file that the command line names, or one in the usual places; null for none. */
export function profilePath(named: string | null): string | null {
  return named === null ? (placesHere().find((place) => existsSync(place)) ?? null) : resolve(named);
}

function placesHere(): readonly string[] {
  return profilePlaces({
    platform: process.platform,
    executable: process.execPath,
    resources: process.resourcesPath,
    environment: process.env,
  });
}
