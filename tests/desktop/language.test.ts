import { describe, expect, onTestFinished, test } from 'vitest';
import { type DesktopOptions, engine, isStandIn, launchDesktop, patience } from './driver/desktop.ts';

/** Starts the app on a system with these languages, and waits for its shop. */
async function startIn(languages: string, options: DesktopOptions = {}) {
  const app = launchDesktop({ ...options, environment: { STAND_IN_LANGUAGES: languages } });
  onTestFinished(async () => {
    await app.close();
  });
  await app.waitForShop();
  const label = async (id: string) => (await app.menuItems()).find((item) => item.id === id)?.label;
  return { app, label };
}

// The languages of a real system can't be chosen here.
describe.runIf(isStandIn)(`the language, under ${engine}`, () => {
  test('is that of the system at first, follows what is chosen in the shop, and is kept for the next start', async () => {
    const { app, label } = await startIn('de-AT,en-US');

    expect(await label('score-board')).toBe('Punktetafel');
    await app.waitFor(
      'bar',
      "document.documentElement.lang === 'de-DE' && document.querySelector('#home').title === 'Startseite'",
    );
    await app.waitFor('shop', "document.documentElement.lang === 'de-DE'");
    await app.clickMenu('help-quick-start');
    await app.waitFor(
      'help',
      "document.documentElement.lang === 'de-DE' && document.querySelector('#print').textContent === 'Diese Seite drucken'",
    );

    await app.evaluate('shop', "document.cookie = 'language=../../../etc; path=/'");
    await app.evaluate('shop', "document.cookie = 'language=en; path=/'");
    await expect.poll(() => label('score-board'), patience).toBe('Score Board');
    await app.waitFor('bar', "document.querySelector('#home')?.title === 'Home'");

    const { userData } = app;
    await app.close();
    const again = await startIn('de-AT,en-US', { userData });
    expect(await again.label('reset-shop')).toBe('Reset Shop…');
  });
});
