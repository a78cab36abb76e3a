import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopEvents } from '../../../server/shop/events.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { sendFile } from './send-file.ts';
import { toldReaders } from './told-readers.ts';

const retired = 'B2B customer complaints via file upload have been deprecated for security reasons';
const readers = toldReaders();
let app: StartedApp;
let read: ShopEvents['orderDocument.read'][];
let met: string[];

beforeAll(async () => {
  app = await startApp({ readers });
  app.app.events.on('orderDocument.read', (event) => read.push(event));
  app.app.events.on('archiveEntry.met', ({ path }) => met.push(path));
});
beforeEach(() => {
  readers.given.length = 0;
  read = [];
  met = [];
});
afterAll(() => app.stop());

/** Returns the status and message of the response to an order. */
async function sendOrder(name = 'order.xml', content = '<order/>'): Promise<readonly [number, string]> {
  const answer = await sendFile(app.url, name, content);
  return [answer.status, answer.json().error.message];
}

describe('an order of a business customer is always refused', () => {
  it.each([
    ['order.xml', 'xml'],
    ['ORDER.XML', 'xml'],
    ['order.yml', 'yaml'],
    ['order.YAML', 'yaml'],
  ] as const)('%s, showing what was read of it', async (name, format) => {
    readers.document = { outcome: 'read', text: '<?xml version="1.0"?>\r\n<order>\n</order>' };
    expect(await sendOrder(name, 'as sent')).toEqual([
      410,
      `${retired}: <?xml version="1.0"?><order></order> (${name})`,
    ]);
    expect(readers.given).toEqual([[format, 'as sent']]);
    expect(read).toEqual([{ format, outcome: 'read', text: readers.document.text }]);
  });

  it('with 399 characters and three dots for a document of more than 400', async () => {
    readers.document = { outcome: 'read', text: 'x'.repeat(400) };
    expect(await sendOrder()).toEqual([410, `${retired}: ${'x'.repeat(400)} (order.xml)`]);
    readers.document = { outcome: 'read', text: 'y'.repeat(401) };
    expect(await sendOrder()).toEqual([410, `${retired}: ${'y'.repeat(399)}... (order.xml)`]);
    expect(read.map(({ text }) => text?.length)).toEqual([400, 401]);
  });

  it.each(['order.xml', 'order.yaml'])('%s, saying what is wrong with it', async (name) => {
    readers.document = { outcome: 'failed', message: 'Detected an entity reference loop\n' };
    expect(await sendOrder(name)).toEqual([410, `${retired}: Detected an entity reference loop (${name})`]);
    expect(read).toMatchObject([{ outcome: 'failed', text: null }]);
  });

  it.each(['order.xml', 'order.yml'])('%s, with an excuse where it took too long', async (name) => {
    readers.document = { outcome: 'timedOut' };
    expect(await sendOrder(name)).toEqual([503, 'Sorry, we are temporarily not available! Please try again later.']);
    expect(read).toMatchObject([{ outcome: 'timedOut', text: null }]);
  });

  it('on a page that shows it as mere text', async () => {
    readers.document = { outcome: 'read', text: '<script>alert(1)</script>' };
    const body = new FormData();
    body.append('file', new Blob(['<a/>']), "o'rder.xml");
    const page = await fetch(`${app.url}/file-upload`, { method: 'POST', body });
    expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    const html = await page.text();
    expect(html).toContain(`<em>410</em> Error: ${retired}: &lt;script&gt;alert(1)&lt;/script&gt; (o&#39;rder.xml)`);
    expect(html).not.toContain('<script>alert');
  });
});

describe('an archive', () => {
  const entry = (path: string) => ({ name: path, path, result: 'written' as const });

  it('is unpacked into the complaints’ folder of the decoy, and gets an empty response', async () => {
    readers.archive = {
      entries: [
        entry('/juice-shop/uploads/complaints/a.pdf'),
        entry('/juice-shop/ftp/legal.md'),
        entry('/juice-shopping/list'),
        entry('/etc/passwd'),
      ],
      broken: null,
      full: false,
    };
    const answer = await sendFile(app.url, 'invoices.zip', 'PK');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(readers.given).toEqual([['zip', 'PK', '/juice-shop/uploads/complaints/']]);
    expect(met).toEqual(['uploads/complaints/a.pdf', 'ftp/legal.md', '/juice-shopping/list', '/etc/passwd']);
  });

  it('gets the same response when it is broken', async () => {
    readers.archive = { entries: [], broken: 'no end of central directory', full: false };
    expect((await sendFile(app.url, 'a.zip', 'no archive')).status).toBe(204);
    expect(met).toEqual([]);
  });

  it('is refused when there is no room left', async () => {
    readers.archive = { entries: [entry('/juice-shop/uploads/complaints/a')], broken: null, full: true };
    const answer = await sendFile(app.url, 'a.zip', 'PK');
    expect([answer.status, answer.json().error.message]).toEqual([
      507,
      'There is no room left to unpack this archive.',
    ]);
  });
});

describe('in safe mode', () => {
  let safe: StartedApp;
  beforeAll(async () => {
    safe = await startApp({ readers, configuration: { challenges: { safetyMode: 'enabled' } } });
  });
  afterAll(() => safe.stop());

  it('an archive is not unpacked, and gets the usual response', async () => {
    readers.archive = { entries: [], broken: null, full: true };
    const answer = await sendFile(safe.url, 'a.zip', 'PK');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(readers.given).toEqual([]);
  });

  it('an order is read all the same', async () => {
    readers.document = { outcome: 'read', text: '<a/>' };
    const answer = await sendFile(safe.url, 'a.xml', '<a/>');
    expect([answer.status, answer.json().error.message]).toEqual([410, `${retired}: <a/> (a.xml)`]);
  });
});
