import { type ReactElement, Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { challengesQuery } from '../lib/challenges.ts';
import { configurationQuery } from '../lib/config.ts';
import { learnerQuery } from '../lib/learner.ts';
import { pathsQuery } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { workbenchRoute } from '../lib/range-addresses.ts';
import { rangeFontQuery } from '../lib/range-font.ts';
import { useSession } from '../lib/session.ts';
import { SearchScreen } from '../shop/catalogue/SearchScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { onceActive, watchLinks } from './fetch-ahead.ts';
import { Guarded, isLetThrough } from './guards.tsx';
import { matchedScreen } from './matched-screens.tsx';
import { type Guard, type RoutePath, routePaths } from './route-paths.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { fetchAll, fetchCode, isFetched, onDemand, oneOf, type Screen, screen } from './screen.tsx';
import type { shopScreens } from './shop-screens.ts';

const search: Screen = { element: <SearchScreen /> };

/** Most of the shop's screens are small and come together (decision 124). */
const shopCode = onDemand(() => import('./shop-screens.ts'));

/** @param name names the component of `shop-screens.ts` */
function shopScreen(title: string, name: keyof typeof shopScreens): Screen {
  return {
    element: oneOf(shopCode, (code) => code.shopScreens[name]),
    title,
    request: () => shopCode.fetched()?.requests[name]?.(),
  };
}

const trackResult = shopScreen('TITLE_TRACK_ORDERS', 'TrackResultScreen');

const addressForm = shopScreen('ADD_NEW_ADDRESS', 'AddressCreateScreen');

/**
 * The screens by path. To add one, add its line here, and for a small one of the shop another in `shop-screens.ts`. Load a large one with
 * `screen`.
 */
const screens: Readonly<Record<RoutePath, Screen>> = {
  search,
  'hacking-instructor': search,
  accounting: shopScreen('ACCOUNTING', 'AccountingScreen'),
  administration: shopScreen('TITLE_ADMINISTRATION', 'AdministrationScreen'),
  'address/select': shopScreen('TITLE_SELECT_ADDRESS', 'AddressSelectScreen'),
  'address/saved': shopScreen('MY_SAVED_ADRESSES', 'SavedAddressScreen'),
  'address/create': addressForm,
  'address/edit/:addressId': addressForm,
  basket: shopScreen('TITLE_BASKET', 'BasketScreen'),
  login: shopScreen('TITLE_LOGIN', 'LoginScreen'),
  '2fa/enter': shopScreen('TITLE_TWO_FACTOR_AUTHENTICATION', 'SecondFactorScreen'),
  'forgot-password': shopScreen('TITLE_FORGOT_PASSWORD', 'ForgotPasswordScreen'),
  'privacy-security': shopScreen('PRIVACY_AND_SECURITY', 'PrivacyScreen'),
  'privacy-security/privacy-policy': shopScreen('TITLE_PRIVACY_POLICY', 'PolicyScreen'),
  'privacy-security/change-password': shopScreen('TITLE_CHANGE_PASSWORD', 'ChangePasswordScreen'),
  'privacy-security/two-factor-authentication': shopScreen('TITLE_TWO_FACTOR_AUTH_CONFIG', 'TwoFactorScreen'),
  'privacy-security/data-export': shopScreen('TITLE_REQUEST_DATA_EXPORT', 'DataExportScreen'),
  'privacy-security/last-login-ip': shopScreen('LAST_LOGIN_IP', 'LastLoginIpScreen'),
  register: shopScreen('TITLE_REGISTRATION', 'RegistrationScreen'),
  'delivery-method': shopScreen('LABEL_CHOOSE_A_DELIVERY_SPEED', 'DeliveryMethodScreen'),
  'saved-payment-methods': shopScreen('MY_PAYMENT_OPTIONS', 'SavedPaymentMethodsScreen'),
  'score-board': screen(
    'TITLE_SCORE_BOARD',
    async () => (await import('../training/score-board/ScoreBoardScreen.tsx')).ScoreBoardScreen,
    () => {
      void queryClient.prefetchQuery(challengesQuery);
      void queryClient.prefetchQuery(configurationQuery);
      void queryClient.prefetchQuery(learnerQuery);
      void queryClient.prefetchQuery(pathsQuery);
      void queryClient.prefetchQuery(rangeFontQuery);
    },
  ),
  about: shopScreen('TITLE_ABOUT', 'AboutScreen'),
  chatbot: shopScreen('SECTION_SUPPORT_CHAT', 'ChatbotScreen'),
  complain: shopScreen('NAV_COMPLAIN', 'ComplaintScreen'),
  recycle: shopScreen('NAV_RECYCLE', 'RecyclingScreen'),
  contact: shopScreen('SECTION_CUSTOMER_FEEDBACK', 'FeedbackScreen'),
  'deluxe-membership': shopScreen('LABEL_DELUXE_MEMBERSHIP', 'DeluxeScreen'),
  'order-completion/:id': shopScreen('ORDER_CONFIRMED', 'OrderCompletionScreen'),
  'order-summary': shopScreen('ORDER_SUMMARY', 'OrderSummaryScreen'),
  'payment/:entity': shopScreen('TITLE_PAYMENT', 'PaymentScreen'),
  'order-history': shopScreen('LABEL_ORDER_HISTORY', 'OrderHistoryScreen'),
  'track-result': trackResult,
  'track-result/new': trackResult,
  wallet: shopScreen('DIGITAL_WALLET', 'WalletScreen'),
  'photo-wall': shopScreen('LABEL_PHOTO_WALL', 'PhotoWallScreen'),
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
  useEffect(() => onceActive(() => void shopCode.fetch().catch(() => {})), []);
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
  fetchCode(screenAt(pathname));
}

/** Tells whether the code of a path's screen is there, so that it can be shown at once. */
export function isScreenFetched(pathname: string): boolean {
  return isFetched(screenAt(pathname));
}

/**
 * Requests what a path's screen will ask for as soon as it is shown. By the time the click has rendered it, the response is on its way. Call it only
 * where the screen is rendered before the response can be there: the screen would ask again.
 */
export function requestAhead(pathname: string): void {
  const route = routePaths.find(({ path }) => matchPath(path, pathname));
  if (route !== undefined && (!('guard' in route) || isLetThrough(route.guard, useSession.getState()))) {
    screens[route.path].request?.();
  }
}

/** Returns the screen at a path, whether its guard lets the visitor through or not. */
function screenAt(pathname: string): Screen {
  const route = routePaths.find(({ path }) => matchPath(path, pathname));
  if (route !== undefined) {
    return screens[route.path];
  }
  return pathname === workbenchRoute ? workbench : (matchedScreen(pathname) ?? search);
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
