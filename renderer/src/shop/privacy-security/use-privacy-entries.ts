import { useSession } from '../../lib/session.ts';
import { type PrivacyEntry, privacyEntries } from './privacy-entries.ts';

/** The pages that are there for this visitor. */
export function usePrivacyEntries(): readonly PrivacyEntry[] {
  const loggedIn = useSession((session) => session.token !== undefined);
  return privacyEntries.filter(({ forCustomers }) => loggedIn || forCustomers !== true);
}
