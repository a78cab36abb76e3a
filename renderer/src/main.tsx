import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchFirstScreen } from './app/routes.tsx';
import './app/theme/component-styles.ts';
import './app/theme/fonts.ts';
import './app/theme/outward.css';
import './app/theme/scripts.css';
import './app/theme/skins.css';
import './app/theme/global.css';
import './lib/bundle-strings.ts';
import { endFirstScreen } from './lib/first-screen.ts';
import { startTranslation } from './lib/i18n.ts';

const texts = startTranslation();
fetchFirstScreen(window.location.hash.slice(1).split('?', 1)[0] ?? '');

const root = document.querySelector('app-root');
if (root === null) {
  throw new Error('The page has no app-root');
}
const page = createRoot(root);
// Texts and direction of another language would move everything.
void texts.then(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// Whoever presses something wants the page itself, even if it still waits for its data.
for (const event of ['pointerdown', 'keydown']) {
  addEventListener(event, endFirstScreen, { once: true, passive: true });
}
