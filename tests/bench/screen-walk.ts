/** A screen of the shop, how a customer reaches it, and the element that shows its content, not only its frame. */
export interface WalkedScreen {
  readonly name: string;
  /** The entry of the side menu or the bar, by its fixed aria-label. */
  readonly entry: string;
  /** The group of the side menu that hides the entry. */
  readonly group?: 'Show Orders and Payment Menu' | 'Show Privacy and Security Menu';
  readonly inBar?: true;
  /** A CSS selector. */
  readonly content: string;
}

const orders = { group: 'Show Orders and Payment Menu' } as const;
const privacy = { group: 'Show Privacy and Security Menu' } as const;

/** All screens that a customer reaches from the bar and the menus. */
export const walkedScreens: readonly WalkedScreen[] = [
  { name: 'basket', entry: 'Show the shopping cart', inBar: true, content: 'app-basket img[src*="/products/"]' },
  { name: 'order history', entry: 'Go to order history page', ...orders, content: 'app-order-history mat-table' },
  { name: 'wallet', entry: 'Go to wallet page', ...orders, content: 'app-wallet #amount' },
  { name: 'addresses', entry: 'Go to saved address page', ...orders, content: 'app-saved-address mat-row' },
  { name: 'cards', entry: 'Go to saved payment methods page', ...orders, content: 'app-saved-payment-methods mat-row' },
  { name: 'recycling', entry: 'Go to recycling page', ...orders, content: 'app-recycle input[type=radio]' },
  { name: 'privacy policy', entry: 'Go to privacy policy page', ...privacy, content: 'app-privacy-policy h2' },
  { name: 'data export', entry: 'Go to data export page', ...privacy, content: '#data-export-form' },
  { name: 'change password', entry: 'Go to change password page', ...privacy, content: '#password-form' },
  {
    name: 'second factor',
    entry: 'Go to two factor authentication page',
    ...privacy,
    content: '#two-factor-auth-setup qr-code',
  },
  { name: 'last login', entry: 'Go to last login ip page', ...privacy, content: 'app-last-login-ip small' },
  { name: 'feedback', entry: 'Go to contact us page', content: 'app-contact #captcha' },
  { name: 'complaint', entry: 'Go to complain page', content: '#complaint-form' },
  { name: 'chat', entry: 'Go to chatbot page', content: '#message-input' },
  { name: 'photo wall', entry: 'Go to photo wall', content: 'app-photo-wall img' },
  { name: 'about', entry: 'Go to about us page', content: '#feedback-gallery img' },
  { name: 'deluxe', entry: 'Go to deluxe membership page', content: '.deluxe-membership h1' },
];
