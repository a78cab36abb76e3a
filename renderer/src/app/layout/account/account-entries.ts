/** Where an entry leads: `to` is a route, `href` a page that the server renders. */
export type Destination = { readonly to: string } | { readonly href: string };

/** An entry of the account menu or the side menu. */
export type AccountEntry = Destination & {
  /** Text key. */
  readonly label: string;
  /** Always English, because scripts look for it (ui-learning.md 7.2). For everyone else the label's text names the entry. */
  readonly ariaLabel: string;
  /** Starts a new group. */
  readonly divided?: boolean;
};

/** A group of entries behind one entry of the account menu. */
export interface AccountGroup {
  readonly label: string;
  readonly ariaLabel: string;
  readonly entries: readonly AccountEntry[];
}

/** The two groups that the account menu and the side menu share, in the contract's order. */
export const accountGroups: readonly AccountGroup[] = [
  {
    label: 'ORDERS_AND_PAYMENT',
    ariaLabel: 'Show Orders and Payment Menu',
    entries: [
      { label: 'LABEL_ORDER_HISTORY', ariaLabel: 'Go to order history page', to: '/order-history' },
      { label: 'NAV_RECYCLE', ariaLabel: 'Go to recycling page', to: '/recycle' },
      { label: 'MY_SAVED_ADRESSES', ariaLabel: 'Go to saved address page', to: '/address/saved', divided: true },
      { label: 'MY_PAYMENT_OPTIONS', ariaLabel: 'Go to saved payment methods page', to: '/saved-payment-methods' },
      { label: 'DIGITAL_WALLET', ariaLabel: 'Go to wallet page', to: '/wallet' },
    ],
  },
  {
    label: 'PRIVACY_AND_SECURITY',
    ariaLabel: 'Show Privacy and Security Menu',
    entries: [
      { label: 'TITLE_PRIVACY_POLICY', ariaLabel: 'Go to privacy policy page', to: '/privacy-security/privacy-policy' },
      { label: 'TITLE_REQUEST_DATA_EXPORT', ariaLabel: 'Go to data export page', to: '/privacy-security/data-export' },
      { label: 'DATA_SUBJECT_TITLE', ariaLabel: 'Go to data subject page', href: './dataerasure' },
      {
        label: 'TITLE_CHANGE_PASSWORD',
        ariaLabel: 'Go to change password page',
        to: '/privacy-security/change-password',
        divided: true,
      },
      {
        label: 'TITLE_TWO_FACTOR_AUTH_CONFIG',
        ariaLabel: 'Go to two factor authentication page',
        to: '/privacy-security/two-factor-authentication',
      },
      { label: 'LAST_LOGIN_IP', ariaLabel: 'Go to last login ip page', to: '/privacy-security/last-login-ip' },
    ],
  },
];
