import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop } from './driver/desktop.ts';

const opened = (app: Desktop) => app.pages().then((pages) => pages.filter((url) => url.includes('/trainer/')));

describe(`the trainer's window, under ${engine}`, () => {
  let app: Desktop;
  let shop: string;
  beforeAll(async () => {
    app = launchDesktop();
    shop = await app.waitForShop();
  });
  afterAll(() => app.close());

  test('opens only for someone who says yes to a question', async () => {
    await app.answerDialogs([{ cancel: true }]);
    await app.clickMenu('solutions');
    await expect.poll(() => app.shownDialogs()).toMatchObject([{ text: expect.stringContaining('solution of every') }]);
    expect(await opened(app)).toEqual([]);

    await app.answerDialogs([{ button: 'Show the solutions' }]);
    await app.clickMenu('solutions');
    await app.waitFor('trainer', "document.querySelector('.page[data-open]')?.hash === '#plans'");
    expect(await opened(app)).toHaveLength(1);
  });

  test('shows solutions and the address of the shop, and asks no second time', async () => {
    const before = (await app.shownDialogs()).length;
    await app.clickMenu('solutions');
    const text = String(await app.evaluate('trainer', 'document.body.textContent'));
    expect(text).toContain("' or 1=1--");
    expect(text).toContain(`${new URL(shop).host}/rest/user/login`);
    expect(await opened(app)).toHaveLength(1);
    expect(await app.shownDialogs()).toHaveLength(before);
  });
});
