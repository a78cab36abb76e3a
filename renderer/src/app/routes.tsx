import { type ReactElement, Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { challengesQuery } from '../lib/challenges.ts';
import { configurationQuery } from '../lib/config.ts';
import { learnerQuery } from '../lib/learner.ts';
import { pathsQuery } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { workbenchRoute } from '../lib/range-addresses.ts';
import { SearchScreen } from '../shop/catalogue/SearchScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { watchLinks } from './fetch-ahead.ts';
import { Guarded } from './guards.tsx';
import { matchedScreen } from './matched-screens.tsx';
import { type Guard, type RoutePath, routePaths } from './route-paths.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { fetchAll, fetchCode, type Screen, screen } from './screen.tsx';

const search: Screen = { element: <SearchScreen /> };

const trackResult = screen(
  'TITLE_TRACK_ORDERS',
  async () => (await import('../shop/orders/tracking/TrackResultScreen.tsx')).TrackResultScreen,
);

const addressForm = screen(
  'ADD_NEW_ADDRESS',
  async () => (await import('../shop/checkout/addresses/AddressCreateScreen.tsx')).AddressCreateScreen,
);

/** The screens by path. To add one, add its line here. Load it on demand with `screen` unless most visits begin with it. */
const screens: Readonly<Record<RoutePath, Screen>> = {
  search,
  'hacking-instructor': search,
  accounting: screen(
    'ACCOUNTING',
    async () => (await import('../shop/accounting/AccountingScreen.tsx')).AccountingScreen,
  ),
  administration: screen(
    'TITLE_ADMINISTRATION',
    async () => (await import('../shop/administration/AdministrationScreen.tsx')).AdministrationScreen,
  ),
  'address/select': screen(
    'TITLE_SELECT_ADDRESS',
    async () => (await import('../shop/checkout/addresses/AddressSelectScreen.tsx')).AddressSelectScreen,
  ),
  'address/saved': screen(
    'MY_SAVED_ADRESSES',
    async () => (await import('../shop/checkout/addresses/SavedAddressScreen.tsx')).SavedAddressScreen,
  ),
  'address/create': addressForm,
  'address/edit/:addressId': addressForm,
  basket: screen('TITLE_BASKET', async () => (await import('../shop/checkout/basket/BasketScreen.tsx')).BasketScreen),
  login: screen('TITLE_LOGIN', async () => (await import('../shop/accounts/login/LoginScreen.tsx')).LoginScreen),
  '2fa/enter': screen(
    'TITLE_TWO_FACTOR_AUTHENTICATION',
    async () => (await import('../shop/accounts/two-factor/SecondFactorScreen.tsx')).SecondFactorScreen,
  ),
  'forgot-password': screen(
    'TITLE_FORGOT_PASSWORD',
    async () => (await import('../shop/accounts/forgot-password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  'privacy-security': screen(
    'PRIVACY_AND_SECURITY',
    async () => (await import('../shop/privacy-security/PrivacyScreen.tsx')).PrivacyScreen,
  ),
  'privacy-security/privacy-policy': screen(
    'TITLE_PRIVACY_POLICY',
    async () => (await import('../shop/privacy-security/policy/PolicyScreen.tsx')).PolicyScreen,
  ),
  'privacy-security/change-password': screen(
    'TITLE_CHANGE_PASSWORD',
    async () =>
      (await import('../shop/privacy-security/change-password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
  'privacy-security/two-factor-authentication': screen(
    'TITLE_TWO_FACTOR_AUTH_CONFIG',
    async () => (await import('../shop/privacy-security/two-factor/TwoFactorScreen.tsx')).TwoFactorScreen,
  ),
  'privacy-security/data-export': screen(
    'TITLE_REQUEST_DATA_EXPORT',
    async () => (await import('../shop/privacy-security/data-export/DataExportScreen.tsx')).DataExportScreen,
  ),
  'privacy-security/last-login-ip': screen(
    'LAST_LOGIN_IP',
    async () => (await import('../shop/privacy-security/LastLoginIpScreen.tsx')).LastLoginIpScreen,
  ),
  register: screen(
    'TITLE_REGISTRATION',
    async () => (await import('../shop/accounts/registration/RegistrationScreen.tsx')).RegistrationScreen,
  ),
  'delivery-method': screen(
    'LABEL_CHOOSE_A_DELIVERY_SPEED',
    async () => (await import('../shop/checkout/deliveries/DeliveryMethodScreen.tsx')).DeliveryMethodScreen,
  ),
  'saved-payment-methods': screen(
    'MY_PAYMENT_OPTIONS',
    async () => (await import('../shop/checkout/cards/SavedPaymentMethodsScreen.tsx')).SavedPaymentMethodsScreen,
  ),
  'score-board': screen(
    'TITLE_SCORE_BOARD',
    async () => (await import('../training/score-board/ScoreBoardScreen.tsx')).ScoreBoardScreen,
    () => {
      void queryClient.prefetchQuery(challengesQuery);
      void queryClient.prefetchQuery(configurationQuery);
      void queryClient.prefetchQuery(learnerQuery);
      void queryClient.prefetchQuery(pathsQuery);
    },
  ),
  about: screen('TITLE_ABOUT', async () => (await import('../shop/about/AboutScreen.tsx')).AboutScreen),
  chatbot: screen(
    'SECTION_SUPPORT_CHAT',
    async () => (await import('../shop/chatbot/ChatbotScreen.tsx')).ChatbotScreen,
  ),
  complain: screen(
    'NAV_COMPLAIN',
    async () => (await import('../shop/complaints/ComplaintScreen.tsx')).ComplaintScreen,
  ),
  recycle: screen('NAV_RECYCLE', async () => (await import('../shop/recycling/RecyclingScreen.tsx')).RecyclingScreen),
  contact: screen(
    'SECTION_CUSTOMER_FEEDBACK',
    async () => (await import('../shop/feedback/FeedbackScreen.tsx')).FeedbackScreen,
  ),
  'deluxe-membership': screen(
    'LABEL_DELUXE_MEMBERSHIP',
    async () => (await import('../shop/deluxe/DeluxeScreen.tsx')).DeluxeScreen,
  ),
  'order-completion/:id': screen(
    'ORDER_CONFIRMED',
    async () => (await import('../shop/checkout/completion/OrderCompletionScreen.tsx')).OrderCompletionScreen,
  ),
  'order-summary': screen(
    'ORDER_SUMMARY',
    async () => (await import('../shop/checkout/summary/OrderSummaryScreen.tsx')).OrderSummaryScreen,
  ),
  'payment/:entity': screen(
    'TITLE_PAYMENT',
    async () => (await import('../shop/checkout/payment/PaymentScreen.tsx')).PaymentScreen,
  ),
  'order-history': screen(
    'LABEL_ORDER_HISTORY',
    async () => (await import('../shop/orders/history/OrderHistoryScreen.tsx')).OrderHistoryScreen,
  ),
  'track-result': trackResult,
  'track-result/new': trackResult,
  wallet: screen('DIGITAL_WALLET', async () => (await import('../shop/wallet/WalletScreen.tsx')).WalletScreen),
  'photo-wall': screen(
    'LABEL_PHOTO_WALL',
    async () => (await import('../shop/photo-wall/PhotoWallScreen.tsx')).PhotoWallScreen,
  ),
  'juicy-nft': screen('TITLE_SBT', async () => (await import('../shop/web3/nft/NftUnlockScreen.tsx')).NftUnlockScreen),
  'wallet-web3': screen(
    'TITLE_CRYPTO_WALLET',
    async () => (await import('../shop/web3/bank/CryptoWalletScreen.tsx')).CryptoWalletScreen,
  ),
  'web3-sandbox': screen(
    'TITLE_WEB3_SANDBOX',
    async () => (await import('../shop/web3/sandbox/SandboxScreen.tsx')).SandboxScreen,
  ),
  'bee-haven': screen(
    'TITLE_BEE_HAVEN',
    async () => (await import('../shop/web3/faucet/BeeHavenScreen.tsx')).BeeHavenScreen,
  ),
  '403': { element: <ForbiddenScreen /> },
};

/** A screen of the range that the contract's table of routes doesn't know. */
const workbench = screen(
  'TITLE_WORKBENCH',
  async () => (await import('../training/workbench/WorkbenchScreen.tsx')).WorkbenchScreen,
);

/** Renders the screen for the address: one from the table, one matched by a rule, or the search for any other path (ui-shop.md 2). */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  useEffect(() => watchLinks(fetchScreen), []);
  return (
    // The Suspense is outside the keyed boundary, so that the old screen stays until the next one's code has arrived.
    <Suspense>
      <ScreenBoundary key={pathname}>
        <Routes>
          {routePaths.map((route) => (
            <Route key={route.path} path={route.path} element={screenOf(route)} />
          ))}
          <Route path={workbenchRoute} element={withTitle(workbench)} />
          <Route path="*" element={withTitle(matchedScreen(pathname) ?? search)} />
        </Routes>
      </ScreenBoundary>
    </Suspense>
  );
}

/**
 * Fetches what the screen at the page's own address needs, before the page is rendered for the first time. Of a guarded screen, that is only the code.
 * @param pathname such as `/score-board`
 */
export function fetchFirstScreen(pathname: string): void {
  const route = routePaths.find(({ path }) => matchPath(path, pathname));
  if (route !== undefined && !('guard' in route)) {
    fetchAll(screens[route.path]);
  } else {
    fetchScreen(pathname);
  }
}

/** Fetches the code of a path's screen ahead. */
function fetchScreen(pathname: string): void {
  const route = routePaths.find(({ path }) => matchPath(path, pathname));
  if (route !== undefined) {
    fetchCode(screens[route.path]);
  } else if (pathname === workbenchRoute) {
    fetchCode(workbench);
  }
}

/** Returns a route's screen behind its guard. */
function screenOf({ path, guard }: { readonly path: RoutePath; readonly guard?: Guard }): ReactElement {
  const shown = withTitle(screens[path]);
  return guard === undefined ? shown : <Guarded guard={guard}>{shown}</Guarded>;
}

function withTitle({ element, title }: Screen): ReactElement {
  return (
    <>
      <ScreenTitle title={title} />
      {element}
    </>
  );
}
