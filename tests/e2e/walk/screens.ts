import type { RoutePath } from '../../../renderer/src/app/route-paths.ts';
import type { PreparedShop, Visitor } from './visitors.ts';

/** What the walk looks for on a screen. */
export interface WalkedScreen {
  /** The element by which scripts recognise the screen (ui-shop.md 2.1). */
  readonly element: string;
  /** The document's title, before the shop's name; undefined for the name alone. */
  readonly title?: string;
  /** Something that is there once the screen has shown everything, to the visitor who sees most. */
  readonly shows: string;
  /** The visitor who sees most of it; the customer by default. */
  readonly fullest?: Visitor;
  /** Whether it shows members or staff something other than it shows customers, or keeps some of them out. */
  readonly differsByRole?: true;
  /** The route with its parameters; the path itself by default. */
  readonly route?: (shop: PreparedShop) => string;
}

const grid = { element: 'app-search-result', shows: '.ribbon-card' } as const;

/** Every route of the shop. A route without a line here does not compile. */
const routed: Readonly<Record<RoutePath, WalkedScreen>> = {
  administration: {
    element: 'app-administration',
    title: 'Administration',
    shows: '.customer-table mat-row',
    fullest: 'admin',
    differsByRole: true,
  },
  accounting: {
    element: 'app-accounting',
    title: 'Accounting',
    shows: '.inventory-table mat-row',
    fullest: 'accounting',
    differsByRole: true,
  },
  about: { element: 'app-about', title: 'About Us', shows: 'img' },
  'address/select': { element: 'app-address-select', title: 'Select an address', shows: 'input[type=radio]' },
  'address/saved': { element: 'app-saved-address', title: 'My saved addresses', shows: 'button' },
  'address/create': { element: 'app-address-create', title: 'Add New Address', shows: '#submitButton' },
  'address/edit/:addressId': {
    element: 'app-address-create',
    title: 'Add New Address',
    shows: '#submitButton',
    route: ({ addressId }) => `address/edit/${addressId}`,
  },
  'delivery-method': {
    element: 'app-delivery-method',
    title: 'Choose a delivery speed',
    shows: 'input[type=radio]',
    differsByRole: true,
  },
  'deluxe-membership': { element: 'app-deluxe-user', title: 'Deluxe Membership', shows: 'h2', differsByRole: true },
  'saved-payment-methods': { element: 'app-saved-payment-methods', title: 'My Payment Options', shows: 'button' },
  basket: { element: 'app-basket', title: 'Your Basket', shows: '#checkoutButton', differsByRole: true },
  'order-completion/:id': {
    element: 'app-order-completion',
    title: 'Order confirmed',
    shows: 'mat-table',
    route: ({ orderId }) => `order-completion/${orderId}`,
  },
  contact: { element: 'app-contact', title: 'Customer Feedback', shows: '#captcha' },
  'photo-wall': { element: 'app-photo-wall', title: 'Photo Wall', shows: 'img' },
  complain: { element: 'app-complaint', title: 'Complaint', shows: '#submitButton' },
  chatbot: { element: 'app-chatbot', title: 'Support Chat', shows: 'input' },
  'order-summary': { element: 'app-order-summary', title: 'Order Summary', shows: '#checkoutButton' },
  'order-history': {
    element: 'app-order-history',
    title: 'Order History',
    shows: '.table-container',
    differsByRole: true,
  },
  'payment/:entity': {
    element: 'app-payment',
    title: 'Payment',
    shows: 'input[type=radio]',
    differsByRole: true,
    route: () => 'payment/shop',
  },
  wallet: { element: 'app-wallet', title: 'Digital Wallet', shows: '#submitButton' },
  login: { element: 'app-login', title: 'Login', shows: '#loginButton', fullest: 'visitor' },
  'forgot-password': { element: 'app-forgot-password', title: 'Forgot Password', shows: '#email', fullest: 'visitor' },
  recycle: { element: 'app-recycle', title: 'Recycle', shows: '#recycleButton' },
  register: { element: 'app-register', title: 'User Registration', shows: '#registerButton', fullest: 'visitor' },
  search: { ...grid, shows: '.btn-basket', fullest: 'deluxe', differsByRole: true },
  'hacking-instructor': grid,
  'score-board': { element: 'app-score-board', title: 'Score Board', shows: 'challenge-card' },
  'track-result': {
    element: 'app-track-result',
    title: 'Track Orders',
    shows: 'mat-table',
    route: ({ orderId }) => `track-result?id=${orderId}`,
  },
  'track-result/new': {
    element: 'app-track-result',
    title: 'Track Orders',
    shows: 'mat-table',
    route: ({ orderId }) => `track-result/new?id=${orderId}`,
  },
  '2fa/enter': {
    element: 'app-two-factor-auth-enter',
    title: 'Two-Factor Authentication',
    shows: 'input',
    fullest: 'visitor',
  },
  'privacy-security': { element: 'app-privacy-security', title: 'Privacy & Security', shows: 'a' },
  'privacy-security/privacy-policy': { element: 'app-privacy-policy', title: 'Privacy Policy', shows: '.hot' },
  'privacy-security/change-password': {
    element: 'app-change-password',
    title: 'Change Password',
    shows: '#changeButton',
  },
  'privacy-security/two-factor-authentication': {
    element: 'app-two-factor-auth',
    title: '2FA Configuration',
    shows: 'canvas, svg, qr-code',
  },
  'privacy-security/data-export': {
    element: 'app-data-export',
    title: 'Request Data Export',
    shows: '#submitButton',
  },
  'privacy-security/last-login-ip': { element: 'app-last-login-ip', title: 'Last Login IP', shows: 'span' },
  'juicy-nft': { element: 'app-nft-unlock', title: 'Juicy Chatbot SBT', shows: '#privateKey' },
  'wallet-web3': { element: 'app-wallet-web3', title: 'Crypto Wallet', shows: '#inputAmount' },
  'web3-sandbox': { element: 'app-web3-sandbox', title: 'Web3 Code Sandbox', shows: '.cm-content' },
  'bee-haven': { element: 'app-faucet', title: 'BEE Haven', shows: '.mint_button' },
  '403': { element: 'app-error-page', title: 'No entry', shows: 'a' },
};

/** Routes that no path of the table leads to (ui-shop.md 2.1, last lines). */
const others: Readonly<Record<string, WalkedScreen>> = {
  'tokensale-ico-ea': { element: 'app-token-sale', title: 'Token Sale', shows: 'aside' },
  'no/such/page': grid,
};

export const walkedScreens: Readonly<Record<string, WalkedScreen>> = { ...routed, ...others };
