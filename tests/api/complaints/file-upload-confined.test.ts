import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { sendRaw } from '../frame/raw-http.ts';
import { sendBody, sendFile } from './send-file.ts';

describe('files for complaints in the confined shop', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ data: null });
  });
  afterAll(() => shop.stop());

  it.each([
    ['invoice.pdf', 204],
    ['tool.exe', 204],
    ['invoices.zip', 204],
    ['order.xml', 410],
    ['order.yml', 410],
  ])('%s gets its response', async (name, status) => {
    expect((await sendFile(shop.url, name, 'x')).status).toBe(status);
  });

  it('a hundred at once, of every size and cut off anywhere, get their responses from one and the same process', async () => {
    const before = shop.shopPid();
    const names = ['a.pdf', 'a.zip', 'a.xml', 'a.yaml', 'a'];
    const whole = names.map((fileName) => multipartBody({ field: 'file', fileName, content: Buffer.alloc(200_000) }));
    const sent = Array.from({ length: 100 }, (_, index) => {
      const body = whole[index % whole.length] ?? Buffer.alloc(0);
      return sendBody(shop.url, index % 2 === 0 ? body : body.subarray(0, index * 3));
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((_, index) => index % 2 === 1)).toEqual(Array.from({ length: 50 }, () => 500));
    expect(new Set(statuses)).toEqual(new Set([204, 410, 500]));
    expect(shop.shopPid()).toBe(before);
  });

  it('100 MB are refused after the first megabyte', async () => {
    const [head] = multipartBody({ field: 'file', fileName: 'a.zip', content: '' }).toString().split('\r\n\r\n');
    const lines = ['POST /file-upload HTTP/1.1', 'Host: localhost', 'Connection: close', 'Accept: application/json'];
    const announced = [`Content-Type: ${multipartType}`, 'Content-Length: 100000000', ''];
    const answer = await sendRaw(
      Number(new URL(shop.url).port),
      [...lines, ...announced, `${head}\r\n\r\n${'x'.repeat(1_000_000)}`].join('\r\n'),
    );
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('"LIMIT_FILE_SIZE"');
  });
});
