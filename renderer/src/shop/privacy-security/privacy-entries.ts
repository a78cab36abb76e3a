import {
  type Icon,
  IconDownload,
  IconFileDescription,
  IconKey,
  IconRouter,
  IconShieldLock,
  IconTrash,
} from '@tabler/icons-react';
import { useSession } from '../../lib/session.ts';

/** A page about privacy and security. */
export interface PrivacyEntry {
  /** Text keys of the page's name and purpose. */
  readonly label: string;
  readonly lead: string;
  readonly icon: Icon;
  /** Last part of its route; undefined for the only page that the server renders. */
  readonly page: string | undefined;
  /** Set when visitors who aren't logged in would see nothing there. */
  readonly forCustomers?: boolean;
}

/** The pages in the order of the account menu (ui-learning.md 7.2). */
const privacyEntries: readonly PrivacyEntry[] = [
  { label: 'TITLE_PRIVACY_POLICY', lead: 'PRIVACY_POLICY_LEAD', icon: IconFileDescription, page: 'privacy-policy' },
  { label: 'TITLE_REQUEST_DATA_EXPORT', lead: 'DATA_EXPORT_LEAD', icon: IconDownload, page: 'data-export' },
  {
    label: 'DATA_SUBJECT_TITLE',
    lead: 'DATA_SUBJECT_LEAD',
    icon: IconTrash,
    page: undefined,
    forCustomers: true,
  },
  { label: 'TITLE_CHANGE_PASSWORD', lead: 'CHANGE_PASSWORD_LEAD', icon: IconKey, page: 'change-password' },
  {
    label: 'TITLE_TWO_FACTOR_AUTH_CONFIG',
    lead: 'TWO_FACTOR_LEAD',
    icon: IconShieldLock,
    page: 'two-factor-authentication',
  },
  { label: 'LAST_LOGIN_IP', lead: 'LAST_LOGIN_IP_LEAD', icon: IconRouter, page: 'last-login-ip' },
];

/** Returns the pages that this visitor can use. */
export function usePrivacyEntries(): readonly PrivacyEntry[] {
  const loggedIn = useSession((session) => session.token !== undefined);
  return privacyEntries.filter(({ forCustomers }) => loggedIn || forCustomers !== true);
}
