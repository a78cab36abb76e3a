import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { drawerPageHash } from '../../../shared/api/drawer.ts';
import { useConfiguration } from '../lib/config.ts';
import { isElsewhere } from '../lib/elsewhere.ts';
import { queryClient } from '../lib/query-client.ts';
import { lazily } from '../lib/reach/load-code.ts';
import { OutwardOnDemand } from '../training/outward/OutwardOnDemand.tsx';
import { Shell } from './layout/Shell.tsx';
import { ScreenRoutes } from './routes.tsx';
import { ScreenRouter } from './ScreenRouter.tsx';
import { theme } from './theme/theme.ts';
import { themeFromBody } from './theme/theme-name.ts';
import { variablesOf } from './theme/variables.ts';

const LostPage = lazily(async () => (await import('./lost/LostPage.tsx')).LostPage);

const colorSchemes = localStorageColorSchemeManager({ key: 'colorScheme' });

const DrawerPage = lazily(async () => (await import('../training/drawer/DrawerPage.tsx')).DrawerPage);

/** Whether this page is only the drawer, in the frame on a page that the server made (decision 50). */
const isDrawerPage = window.parent !== window && window.location.hash === drawerPageHash;

/** Renders the providers around the whole page. The direction provider watches the document's `dir`, which `lib/i18n.ts` sets. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider>
        <ThemedApp />
      </DirectionProvider>
    </QueryClientProvider>
  );
}

function ThemedApp() {
  const themeName = useConfiguration()?.application.theme ?? themeFromBody();
  const variables = useMemo(() => variablesOf(themeName), [themeName]);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemes}
      cssVariablesResolver={variables}
    >
      {isDrawerPage ? (
        <>
          <Suspense>
            <DrawerPage />
          </Suspense>
          <OutwardOnDemand />
        </>
      ) : isElsewhere() ? (
        <Suspense>
          <LostPage />
        </Suspense>
      ) : (
        <ScreenRouter>
          <Shell>
            <ScreenRoutes />
          </Shell>
        </ScreenRouter>
      )}
    </MantineProvider>
  );
}
