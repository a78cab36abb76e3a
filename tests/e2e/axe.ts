import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns a screen's accessibility violations and where they are, but only serious and critical ones.
 * @param within selector of the part that is checked; the whole page by default
 */
export async function seriousViolations(page: Page, options: RunOptions, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
  }
  const { violations } = await page.evaluate(
    // The script above put it there; its type is the module's.
    ([selector, wanted]) =>
      (window as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        selector,
        wanted,
      ),
    [within, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}

/** Many names are those that public scripts look for, whatever is written on the button. */
export const everything: RunOptions = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** Only the colours differ in dark mode. */
export const colours: RunOptions = { runOnly: ['color-contrast'] };

/** Switches to the dark colours and waits until they are applied, which takes a frame with reduced motion. */
export async function inTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
