import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SearchScreen } from '../shop/catalogue/SearchScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { Guarded } from './guards.tsx';
import { type Guard, type RoutePath, routePaths } from './route-paths.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

interface Screen {
  readonly element: ReactElement;
  /** Text key of the document title; without one it is the shop's name alone. */
  readonly title?: string;
}

const search: Screen = { element: <SearchScreen /> };

/** The screens that exist, by path. One more: add its line, loaded on the way (`later`) unless most visits begin with it. */
const screens: Partial<Record<RoutePath, Screen>> = {
  search,
  'hacking-instructor': search,
  login: {
    element: later(async () => (await import('../shop/accounts/login/LoginScreen.tsx')).LoginScreen),
    title: 'TITLE_LOGIN',
  },
  register: {
    element: later(
      async () => (await import('../shop/accounts/registration/RegistrationScreen.tsx')).RegistrationScreen,
    ),
    title: 'TITLE_REGISTRATION',
  },
  'score-board': {
    element: later(async () => (await import('../training/score-board/ScoreBoardScreen.tsx')).ScoreBoardScreen),
    title: 'TITLE_SCORE_BOARD',
  },
  '403': { element: <ForbiddenScreen /> },
};

/** The screen of the address. Unknown paths, and those whose screen is not built yet, show the search (ui-shop.md 2). */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  return (
    // Around the keyed boundary, so that the old screen stays until the code of the next one has arrived.
    <Suspense>
      <ScreenBoundary key={pathname}>
        <Routes>
          {routePaths.map((route) => (
            <Route key={route.path} path={route.path} element={screenOf(route)} />
          ))}
          <Route path="*" element={withTitle(search)} />
        </Routes>
      </ScreenBoundary>
    </Suspense>
  );
}

function later(load: () => Promise<ComponentType>): ReactElement {
  const Later = lazy(async () => ({ default: await load() }));
  return <Later />;
}

/** A route's screen, or for one that is not built yet the search, behind the route's guard. */
function screenOf({ path, guard }: { readonly path: RoutePath; readonly guard?: Guard }): ReactElement {
  const screen = withTitle(screens[path] ?? search);
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
