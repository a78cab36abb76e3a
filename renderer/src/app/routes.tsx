import { createHashRouter, type RouteObject } from 'react-router-dom';
import { LoginScreen } from '../shop/accounts/login/LoginScreen.tsx';
import { SearchScreen } from '../shop/catalogue/SearchScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { Shell } from './layout/Shell.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { type RoutePath, routePaths } from './route-paths.ts';

/** How a path is shown: its screen at once, or with its code loaded on the way. */
type Screen = Pick<RouteObject, 'element' | 'lazy' | 'handle'>;

/**
 * The screens that exist, by path. A new one: add its line, lazily loaded (`lazy: async () => ({ Component: ... })`) unless it is
 * what most visits begin with. `handle.title` is the text key of its document title, and the title itself for those without one.
 * Guards wrap the element: `element: <LoggedIn><AddressScreen /></LoggedIn>` (guards.tsx).
 */
const screens: Partial<Record<RoutePath, Screen>> = {
  search: { element: <SearchScreen /> },
  'hacking-instructor': { element: <SearchScreen /> },
  login: { element: <LoginScreen />, handle: { title: 'TITLE_LOGIN' } },
  register: {
    lazy: async () => ({
      Component: (await import('../shop/accounts/registration/RegistrationScreen.tsx')).RegistrationScreen,
    }),
    handle: { title: 'TITLE_REGISTRATION' },
  },
  'score-board': {
    lazy: async () => ({ Component: (await import('../training/score-board/ScoreBoardScreen.tsx')).ScoreBoardScreen }),
    handle: { title: 'TITLE_SCORE_BOARD' },
  },
  '403': { element: <ForbiddenScreen />, handle: { title: 'TITLE_FORBIDDEN' } },
};

/** Unknown paths, and those whose screen is not built yet, show the search (ui-shop.md 2). */
const fallback: RouteObject = { path: '*', element: <SearchScreen /> };

const known: RouteObject[] = routePaths.flatMap(({ path }) => {
  const screen = screens[path];
  return screen === undefined ? [] : [{ path, ...screen }];
});

export const router = createHashRouter([
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    children: [
      { errorElement: <RouteFailure />, children: [{ index: true, element: <SearchScreen /> }, ...known, fallback] },
    ],
  },
]);
