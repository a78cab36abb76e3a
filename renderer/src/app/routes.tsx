import { type ReactElement, Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { SearchScreen } from '../shop/catalogue/SearchScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { watchLinks } from './fetch-ahead.ts';
import { Guarded } from './guards.tsx';
import { matchedScreen } from './matched-screens.tsx';
import { type Guard, type RoutePath, routePaths } from './route-paths.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { fetchCode, later, type Screen } from './screen.tsx';

const search: Screen = { element: <SearchScreen /> };

const trackResult = later(
  async () => (await import('../shop/orders/tracking/TrackResultScreen.tsx')).TrackResultScreen,
);

const addressForm: Screen = {
  element: later(async () => (await import('../shop/checkout/addresses/AddressCreateScreen.tsx')).AddressCreateScreen),
  title: 'ADD_NEW_ADDRESS',
};

/** The screens that exist, by path. One more: add its line, loaded on the way (`later`) unless most visits begin with it. */
const screens: Readonly<Record<RoutePath, Screen>> = {
  search,
  'hacking-instructor': search,
  accounting: {
    element: later(async () => (await import('../shop/accounting/AccountingScreen.tsx')).AccountingScreen),
    title: 'ACCOUNTING',
  },
  administration: {
    element: later(async () => (await import('../shop/administration/AdministrationScreen.tsx')).AdministrationScreen),
    title: 'TITLE_ADMINISTRATION',
  },
  'address/select': {
    element: later(
      async () => (await import('../shop/checkout/addresses/AddressSelectScreen.tsx')).AddressSelectScreen,
    ),
    title: 'TITLE_SELECT_ADDRESS',
  },
  'address/saved': {
    element: later(async () => (await import('../shop/checkout/addresses/SavedAddressScreen.tsx')).SavedAddressScreen),
    title: 'MY_SAVED_ADRESSES',
  },
  'address/create': addressForm,
  'address/edit/:addressId': addressForm,
  basket: {
    element: later(async () => (await import('../shop/checkout/basket/BasketScreen.tsx')).BasketScreen),
    title: 'TITLE_BASKET',
  },
  login: {
    element: later(async () => (await import('../shop/accounts/login/LoginScreen.tsx')).LoginScreen),
    title: 'TITLE_LOGIN',
  },
  '2fa/enter': {
    element: later(async () => (await import('../shop/accounts/two-factor/SecondFactorScreen.tsx')).SecondFactorScreen),
    title: 'TITLE_TWO_FACTOR_AUTHENTICATION',
  },
  'forgot-password': {
    element: later(
      async () => (await import('../shop/accounts/forgot-password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    ),
    title: 'TITLE_FORGOT_PASSWORD',
  },
  'privacy-security': {
    element: later(async () => (await import('../shop/privacy-security/PrivacyScreen.tsx')).PrivacyScreen),
    title: 'PRIVACY_AND_SECURITY',
  },
  'privacy-security/privacy-policy': {
    element: later(async () => (await import('../shop/privacy-security/policy/PolicyScreen.tsx')).PolicyScreen),
    title: 'TITLE_PRIVACY_POLICY',
  },
  'privacy-security/change-password': {
    element: later(
      async () =>
        (await import('../shop/privacy-security/change-password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
    ),
    title: 'TITLE_CHANGE_PASSWORD',
  },
  'privacy-security/two-factor-authentication': {
    element: later(
      async () => (await import('../shop/privacy-security/two-factor/TwoFactorScreen.tsx')).TwoFactorScreen,
    ),
    title: 'TITLE_TWO_FACTOR_AUTH_CONFIG',
  },
  'privacy-security/data-export': {
    element: later(
      async () => (await import('../shop/privacy-security/data-export/DataExportScreen.tsx')).DataExportScreen,
    ),
    title: 'TITLE_REQUEST_DATA_EXPORT',
  },
  'privacy-security/last-login-ip': {
    element: later(async () => (await import('../shop/privacy-security/LastLoginIpScreen.tsx')).LastLoginIpScreen),
    title: 'LAST_LOGIN_IP',
  },
  register: {
    element: later(
      async () => (await import('../shop/accounts/registration/RegistrationScreen.tsx')).RegistrationScreen,
    ),
    title: 'TITLE_REGISTRATION',
  },
  'delivery-method': {
    element: later(
      async () => (await import('../shop/checkout/deliveries/DeliveryMethodScreen.tsx')).DeliveryMethodScreen,
    ),
    title: 'LABEL_CHOOSE_A_DELIVERY_SPEED',
  },
  'saved-payment-methods': {
    element: later(
      async () => (await import('../shop/checkout/cards/SavedPaymentMethodsScreen.tsx')).SavedPaymentMethodsScreen,
    ),
    title: 'MY_PAYMENT_OPTIONS',
  },
  'score-board': {
    element: later(async () => (await import('../training/score-board/ScoreBoardScreen.tsx')).ScoreBoardScreen),
    title: 'TITLE_SCORE_BOARD',
  },
  about: {
    element: later(async () => (await import('../shop/about/AboutScreen.tsx')).AboutScreen),
    title: 'TITLE_ABOUT',
  },
  chatbot: {
    element: later(async () => (await import('../shop/chatbot/ChatbotScreen.tsx')).ChatbotScreen),
    title: 'SECTION_SUPPORT_CHAT',
  },
  complain: {
    element: later(async () => (await import('../shop/complaints/ComplaintScreen.tsx')).ComplaintScreen),
    title: 'NAV_COMPLAIN',
  },
  recycle: {
    element: later(async () => (await import('../shop/recycling/RecyclingScreen.tsx')).RecyclingScreen),
    title: 'NAV_RECYCLE',
  },
  contact: {
    element: later(async () => (await import('../shop/feedback/FeedbackScreen.tsx')).FeedbackScreen),
    title: 'SECTION_CUSTOMER_FEEDBACK',
  },
  'deluxe-membership': {
    element: later(async () => (await import('../shop/deluxe/DeluxeScreen.tsx')).DeluxeScreen),
    title: 'LABEL_DELUXE_MEMBERSHIP',
  },
  'order-completion/:id': {
    element: later(
      async () => (await import('../shop/checkout/completion/OrderCompletionScreen.tsx')).OrderCompletionScreen,
    ),
    title: 'ORDER_CONFIRMED',
  },
  'order-summary': {
    element: later(async () => (await import('../shop/checkout/summary/OrderSummaryScreen.tsx')).OrderSummaryScreen),
    title: 'ORDER_SUMMARY',
  },
  'payment/:entity': {
    element: later(async () => (await import('../shop/checkout/payment/PaymentScreen.tsx')).PaymentScreen),
    title: 'TITLE_PAYMENT',
  },
  'order-history': {
    element: later(async () => (await import('../shop/orders/history/OrderHistoryScreen.tsx')).OrderHistoryScreen),
    title: 'LABEL_ORDER_HISTORY',
  },
  'track-result': { element: trackResult, title: 'TITLE_TRACK_ORDERS' },
  'track-result/new': { element: trackResult, title: 'TITLE_TRACK_ORDERS' },
  wallet: {
    element: later(async () => (await import('../shop/wallet/WalletScreen.tsx')).WalletScreen),
    title: 'DIGITAL_WALLET',
  },
  'photo-wall': {
    element: later(async () => (await import('../shop/photo-wall/PhotoWallScreen.tsx')).PhotoWallScreen),
    title: 'LABEL_PHOTO_WALL',
  },
  'juicy-nft': {
    element: later(async () => (await import('../shop/web3/nft/NftUnlockScreen.tsx')).NftUnlockScreen),
    title: 'TITLE_SBT',
  },
  'wallet-web3': {
    element: later(async () => (await import('../shop/web3/bank/CryptoWalletScreen.tsx')).CryptoWalletScreen),
    title: 'TITLE_CRYPTO_WALLET',
  },
  'web3-sandbox': {
    element: later(async () => (await import('../shop/web3/sandbox/SandboxScreen.tsx')).SandboxScreen),
    title: 'TITLE_WEB3_SANDBOX',
  },
  'bee-haven': {
    element: later(async () => (await import('../shop/web3/faucet/BeeHavenScreen.tsx')).BeeHavenScreen),
    title: 'TITLE_BEE_HAVEN',
  },
  '403': { element: <ForbiddenScreen /> },
};

/** The screen of the address: of the table, by a rule, or the search for all other paths (ui-shop.md 2). */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  useEffect(() => watchLinks(fetchScreen), []);
  return (
    // Around the keyed boundary, so that the old screen stays until the code of the next one has arrived.
    <Suspense>
      <ScreenBoundary key={pathname}>
        <Routes>
          {routePaths.map((route) => (
            <Route key={route.path} path={route.path} element={screenOf(route)} />
          ))}
          <Route path="*" element={withTitle(matchedScreen(pathname) ?? search)} />
        </Routes>
      </ScreenBoundary>
    </Suspense>
  );
}

/** Has the code of a path's screen come before it is shown. */
function fetchScreen(pathname: string): void {
  const route = routePaths.find(({ path }) => matchPath(path, pathname));
  const screen = route && screens[route.path];
  if (screen !== undefined) {
    fetchCode(screen);
  }
}

/** A route's screen, behind its guard. */
function screenOf({ path, guard }: { readonly path: RoutePath; readonly guard?: Guard }): ReactElement {
  const screen = withTitle(screens[path]);
  return guard === undefined ? screen : <Guarded guard={guard}>{screen}</Guarded>;
}

function withTitle({ element, title }: Screen): ReactElement {
  return (
    <>
      <ScreenTitle title={title} />
      {element}
    </>
  );
}
