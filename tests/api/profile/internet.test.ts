import { afterEach, describe, expect, it } from 'vitest';
import { createInternet, type Internet } from '../../../server/decoy/outbound/internet.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

let app: StartedApp | undefined;
afterEach(() => app?.stop());

/**
 * Has Jim link a picture, with these settings of the operator.
 * @returns what is stored as the address of his picture
 */
async function linked(url: string, server: object, internet: Internet): Promise<string | undefined> {
  app = await startApp({ configuration: { server }, internet });
  const client = createClient(app.url);
  const cookie = await client.login('jim@juice-sh.op', 'ncc-1701');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ imageUrl: url }).toString();
  expect((await client.post('/profile/image/url', body, { cookie, headers })).status).toBe(302);
  return app.databases.shop.get<{ profileImage: string }>('SELECT profileImage FROM Users WHERE id = 2')?.profileImage;
}

/** Makes an Internet where everything is a picture, and which remembers its requests. */
function pictureInternet() {
  const asked: string[] = [];
  const internet: Internet = {
    send: async (url) => {
      asked.push(url.href);
      return { status: 200, headers: {}, body: Buffer.from('picture') };
    },
  };
  return { asked, internet };
}

const kept = '/assets/public/images/uploads/2.png';

describe('the Internet', () => {
  it('is out of reach unless the operator allows it', async () => {
    for (const server of [{}, { allowInternet: false }]) {
      const { asked, internet } = pictureInternet();
      expect(await linked('http://pictures.example/a.png', server, internet)).toBe('http://pictures.example/a.png');
      expect(asked).toEqual([]);
      await app?.stop();
    }
    app = undefined;
  });

  it('is reached once the operator has allowed it', async () => {
    const { asked, internet } = pictureInternet();
    expect(await linked('http://pictures.example/a.png', { allowInternet: true }, internet)).toBe(kept);
    expect(asked).toEqual(['http://pictures.example/a.png']);
  });

  it.each([
    'http://10.0.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://172.16.0.1/a.png',
    'http://169.254.169.254/latest/meta-data/a.png',
    'http://[fe80::1]/a.png',
    'http://[fd00::1]/a.png',
    'http://2130706433:1/a.png',
    'http://0xa.1/a.png',
    'file:///etc/a.png',
  ])('never includes %s', async (url) => {
    const { asked, internet } = pictureInternet();
    expect(await linked(url, { allowInternet: true }, internet)).toBe(url);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['the machine itself', ['127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '192.168.0.1']],
  ])('never includes a name that resolves to %s', async (_what, addresses) => {
    const url = 'http://rebinding.example/a.png';
    const internet = createInternet(async () => addresses);
    expect(await linked(url, { allowInternet: true }, internet)).toBe(url);
  });
});
