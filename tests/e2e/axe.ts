import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { passingControl } from '../support/reused-profile.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, and the one about words of buttons and links (WCAG 2.5.3), which axe has switched off as an experiment. */
const everything: axe.RunOptions = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** All but the rules about colours, which take half of the time. */
const content: axe.RunOptions = {
  rules: { ...everything.rules, 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

/** Only the colours differ in dark mode. */
const colours: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What may differ where there is less room: other parts are shown, some without words, and some scroll. */
const room: axe.RunOptions = {
  runOnly: ['aria-hidden-focus', 'button-name', 'label', 'link-name', 'scrollable-region-focusable', 'select-name'],
};

/** What is checked in which look. */
const looks = [
  { colorScheme: 'light', rules: everything },
  { colorScheme: 'dark', rules: colours },
] as const;

/**
 * Returns the accessibility barriers of a screen as it looks now, whatever their impact, and where they are.
 * @param within selector of the part that is checked; the whole page by default
 */
export function barriers(page: Page, within = 'html'): Promise<readonly string[]> {
  return violations(page, everything, within);
}

/** Returns the barriers that a page makes by its content, where its colours have been looked at elsewhere. */
export function barriersOfContent(page: Page, within: string): Promise<readonly string[]> {
  return violations(page, content, within);
}

/** Returns the barriers of a screen that come from having little room: a narrow window, or a large font. */
export function barriersOfRoom(page: Page, within: string): Promise<readonly string[]> {
  return violations(page, room, within);
}

/** Returns the barriers of a screen in light and dark colours. It leaves the screen in light colours. */
export async function barriersInAllLooks(page: Page, within = 'html'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await drawn(page);
    found.push(...(await violations(page, rules, within)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  return found;
}

/** Does something at twice what readers have as the usual size of the font in Chromium. Rem and em follow it, pixels do not. */
export async function withLargeFont(page: Page, act: () => Promise<unknown>): Promise<void> {
  const browser = await passingControl(page);
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  try {
    await setSize(32);
    await act();
  } finally {
    await setSize(16);
    await browser.detach();
  }
}

/** Waits until new colours and sizes are applied, which takes a frame with reduced motion. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function violations(page: Page, options: axe.RunOptions, within: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(addLabelRule);
  }
  const results = await page.evaluate(
    ([selector, wanted]) =>
      (window as unknown as WithAxe).axe.run(selector, { ...wanted, resultTypes: ['violations'] }),
    [within, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** A window that has run the script of axe. */
interface WithAxe {
  // Its type leaves out what rules are made of.
  readonly axe: typeof axe & {
    readonly commons: { readonly text: { accessibleText(node: Element): string } };
  };
}

/** Adds a rule for the words beside a field, which axe has not: they are part of its name too (WCAG 2.5.3). */
function addLabelRule(): void {
  const { axe: checker } = window as unknown as WithAxe;
  // Without what is between words: axe joins the texts of spans without a space, whatever their display.
  const wordsOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  checker.configure({
    checks: [
      {
        id: 'label-words-in-name',
        evaluate: (field) => {
          const name = wordsOf(checker.commons.text.accessibleText(field));
          // Only elements that match the rule's selector come here.
          return [...((field as HTMLInputElement).labels ?? [])].every((label) => {
            const copy = label.cloneNode(true) as HTMLElement;
            for (const silent of copy.querySelectorAll('input, select, textarea, [aria-hidden=true]')) {
              silent.remove();
            }
            const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
            const parts: string[] = [];
            while (texts.nextNode() !== null) {
              parts.push(texts.currentNode.nodeValue ?? '');
            }
            const words = wordsOf(parts.join(''));
            return name.includes(words);
          });
        },
        metadata: {
          impact: 'serious',
          messages: { pass: 'The name has the words of the label', fail: 'The name lacks words of the label' },
        },
      },
    ],
    rules: [
      {
        id: 'label-words-in-name',
        selector: 'input, select, textarea',
        any: ['label-words-in-name'],
        tags: ['wcag2a', 'wcag253'],
        metadata: {
          description: 'The words beside a field are in its name',
          help: 'Name fields by their labels',
          helpUrl: 'https://www.w3.org/TR/WCAG22/#label-in-name',
        },
      },
    ],
  });
}
