import { connect } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import type { SendOrder } from '../../../shared/api/workbench.ts';

/** Sends a request's bytes on a connection of its own, and resolves with the bytes of the response once the shop closes it. */
export function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request, 'latin1'));
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
      .on('error', reject);
  });
}

/** Finds an editor by its name. */
export function editor(page: Page, name: string | RegExp = 'Request'): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Replaces what is in an editor. */
export async function write(page: Page, text: string, name?: string | RegExp): Promise<void> {
  await editor(page, name).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Reads what is in an editor, without what the browser puts between its lines. */
export function textIn(page: Page, name?: string | RegExp): Promise<string> {
  return editor(page, name)
    .locator('.cm-line')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent).join('\n'));
}

/** Reads what the browser's store keeps of a part of the workbench, as JSON; empty when it keeps nothing of it. */
export function kept(page: Page, part: 'place' | 'repeater' | 'files' | 'history'): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('juice-range-workbench');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('parts').objectStore('parts').get(name);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result ?? ''));
          };
        };
      }),
    part,
  );
}

/** Waits for the next order of the workbench, and resolves with the requests in it. */
export async function nextOrder(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/rest/range/workbench/send')),
    act(),
  ]);
  const { requests }: SendOrder = request.postDataJSON();
  return requests.map((bytes) => Buffer.from(bytes, 'base64').toString('latin1'));
}

/** Has the shop seem to give a response, whatever is sent. */
export async function answerWith(page: Page, response: Buffer, change: object = {}): Promise<void> {
  await page.route('**/rest/range/workbench/send', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({
        index: 0,
        end: 'complete',
        began: 0,
        milliseconds: 5,
        response: response.toString('base64'),
        length: response.length,
        ...change,
      })}\n`,
    }),
  );
}

/** Shows the workbench's files. */
export async function openFiles(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'New', exact: true }).waitFor();
}

/** Opens a file as if the learner had chosen it. */
export async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file][accept*=".http"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}
