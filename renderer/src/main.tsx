import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchFirstScreen } from './app/routes.tsx';
import './app/theme/component-styles.ts';
import './app/theme/fonts.css';
import './app/theme/scripts.css';
import './app/theme/skins.css';
import './app/theme/global.css';
import './lib/bundle-strings.ts';
import { configurationQuery } from './lib/config.ts';
import { startTranslation } from './lib/i18n.ts';
import { queryClient } from './lib/query-client.ts';

// On their way while the first picture is drawn.
void queryClient.prefetchQuery(configurationQuery);
fetchFirstScreen();
startTranslation();

const root = document.querySelector('app-root');
if (root === null) {
  throw new Error('The page has no app-root');
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
