import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { type Client, createClient } from '../../support/client.ts';

let app: StartedApp;
let client: Client;
let browser: Browser;

beforeAll(async () => {
  app = await startApp({
    evaluator: { evaluate: async () => ({ outcome: 'value', value: 1, milliseconds: 1 }) },
  });
  client = createClient(app.url);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await app.stop();
});

describe('the page about the interface for business customers', () => {
  it('is served at its address, with a slash added', async () => {
    const answer = await client.get('/api-docs');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/api-docs/']);
    const page = await client.get('/api-docs/');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<title>Swagger UI</title>');
    expect((await client.get('/API-docs/')).status).toBe(200);
  });

  it('is served below its address and for any verb too', async () => {
    const { text } = await client.get('/api-docs/');
    expect(await client.get('/api-docs/swagger.json')).toMatchObject({ status: 200, text });
    expect(await client.call('POST', '/api-docs/', { body: {} })).toMatchObject({ status: 200, text });
    expect((await client.call('PROPFIND', '/api-docs/v1')).status).toBe(200);
    const deeper = await client.get('/api-docs/v1/orders/');
    expect([deeper.status, deeper.text]).toEqual([
      200,
      text.replaceAll('"./', '"../../').replace('"../assets', '"../../../assets'),
    ]);
  });

  it('has the API description in its start script', async () => {
    const { status, text } = await client.get('/api-docs/swagger-ui-init.js');
    expect(status).toBe(200);
    const spec = JSON.parse(/spec: (\{.*\n {2}?\}|\{[\s\S]*?\n\}),\n/.exec(text)?.[1] ?? 'null');
    expect(spec).toMatchObject({
      openapi: '3.0.0',
      info: { title: 'NextGen B2B API', version: '2.0.0', license: { name: 'MIT' } },
      servers: [{ url: '/b2b/v2' }],
      tags: [{ name: 'Order' }],
      paths: { '/orders': { post: { operationId: 'createCustomerOrder', tags: ['Order'] } } },
      components: {
        securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: {
          Order: { required: ['cid'], properties: { cid: { example: 'JS0815DE' } } },
          OrderLine: {
            required: ['productId', 'quantity'],
            properties: { productId: { example: 8 }, quantity: { minimum: 1, example: 500 } },
          },
          OrderConfirmation: { properties: { orderNo: { example: '3d06ac5e1bdf39d26392f8100f124742' } } },
        },
      },
    });
    const lines = JSON.parse(spec.components.schemas.Order.properties.orderLinesData.example);
    expect(lines.map(({ productId, quantity }: Record<string, number>) => [productId, quantity])).toEqual([
      [12, 10_000],
      [13, 2000],
    ]);
    expect(lines[0].couponCode).toBe('pes[Bh.u*t');
  });

  it('ships the licences of what it loads', async () => {
    const { text } = await client.get('/api-docs/licences.txt');
    expect(text).toContain('Apache License');
  });

  it('lets an order be tried out in a browser, without the Internet', async () => {
    const page = await browser.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    await page.goto(`${app.url}/api-docs`);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.getByLabel('auth-bearer-value').fill(await client.login('jim@juice-sh.op', 'ncc-1701'));
    await page.getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: /POST.*\/orders/ }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    const answer = page.waitForResponse((response) => response.url().endsWith('/b2b/v2/orders'));
    await page.getByRole('button', { name: 'Execute' }).click();
    expect((await answer).status()).toBe(200);
    expect((await (await answer).json()).cid).toBe('JS0815DE');
    expect(foreign).toEqual([]);
    await page.close();
  });
});
