import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { builtPages, startBoard, type TestBoard } from '../class-board/support/board.ts';
import { joinedLearner, solved } from '../class-board/support/learner.ts';

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Barbara Liskov', 'Edsger Dijkstra', 'Margaret Hamilton'];

const learners = 30;

/** Usual projectors. */
const projectors = [
  [1280, 720],
  [1920, 1080],
] as const;
const widths = [360, 1366, 1920] as const;
const schemes = ['light', 'dark'] as const;

/** Takes pictures of the class board's wall and of the trainer's view, with a class of thirty. */
export async function photographClassBoard(
  browser: Browser,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  if (!['class-wall', 'class-trainer'].some(isWanted)) {
    return;
  }
  const board = await startBoard({ pages: builtPages });
  try {
    await seat(board);
    for (const view of ['ranking', 'together'] as const) {
      await board.order({ order: 'show', view });
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(board.address);
      await page.getByRole('region').first().waitFor();
      for (const [width, height] of projectors) {
        await page.setViewportSize({ width, height });
        await take(page, join(folder, `class-wall-${view}-${width}`));
      }
      await page.close();
    }
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(board.ready().trainerUrl);
    for (const tab of ['Learners', 'Grid', 'Topics', 'Timeline']) {
      await page.getByRole('tab', { name: tab }).click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await take(page, join(folder, `class-trainer-${tab.toLowerCase()}-${width}`));
      }
    }
    await page.close();
  } finally {
    await board.stop();
  }
}

/** Lets learners join and solve: the first ones the most, and some ask for help. */
async function seat(board: TestBoard): Promise<void> {
  await board.order({ order: 'start' });
  for (let index = 0; index < learners; index += 1) {
    const learner = await joinedLearner(
      `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
      board,
    );
    const keys = challengeKeys.filter((_, place) => (place * 7 + index * 11) % (index + 3) === 0).slice(0, 40);
    if (keys.length > 0) {
      await learner.report(...keys.map((key, place) => solved(key, { hints: place % 4 === 0 ? 1 : 0 })));
    }
    if (index % 9 === 4) {
      await learner.report({ kind: 'stuck', challenge: 'loginJimChallenge' });
    }
  }
  await board.order({ order: 'announce', text: 'Coffee is ready. We go on at half past ten.' });
}

async function take(page: Page, path: string): Promise<void> {
  // The layout follows the size by an observer.
  await page.waitForTimeout(300);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: `${path}-${scheme}.png` });
  }
}
