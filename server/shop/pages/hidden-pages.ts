import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { missingFile } from '../../http/missing-file.ts';
import { sendFile } from '../../http/pages/send-file.ts';
import type { ShopContext } from '../context.ts';

/** Where the decoy host keeps the private files, as error pages show it. */
const shownFolder = '/juice-shop/frontend/dist/frontend/assets/private';

const wallpaper = 'JuiceShop_Wallpaper_1920x1080_VR.jpg';

/** Registers the pages that nothing links to (api-learning.md 25). A visit is announced before the file is looked up. */
export function registerHiddenPages(app: FastifyInstance, shop: ShopContext): void {
  const { events, pages } = shop;
  const folder = join(pages, 'assets/private');

  // weakness: easterEggLevelTwoChallenge, premiumPaywallChallenge, privacyPolicyProofChallenge (whoever knows the address needs nothing else)
  app.get('/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg', async (_request, reply) => {
    events.emit('hiddenPage.visited', { page: 'planet' });
    const page = await readFile(join(folder, 'threejs-demo.html'), 'utf8');
    return reply.type('text/html; charset=utf-8').send(customised(page, shop));
  });

  app.get(
    '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us',
    async (request, reply) => {
      events.emit('hiddenPage.visited', { page: 'premium' });
      if (!(await sendFile(request, reply, folder, `/${wallpaper}`, 'image/jpeg'))) {
        throw missingFile(`${shownFolder}/${wallpaper}`);
      }
      return reply;
    },
  );

  app.get('/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility', () => {
    events.emit('hiddenPage.visited', { page: 'privacyProof' });
    throw missingFile(`${shownFolder}/thank-you.jpg`);
  });
}

/** Returns the page with the configured planet (api-learning.md 25). */
function customised(page: string, { config }: ShopContext): string {
  const { name, overlayMap } = config.application.easterEggPlanet;
  const overlay = /^https?:/.test(overlayMap) ? overlayMap : `/assets/private/${overlayMap}`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>Welcome to Planet ${escapeHtml(name)}</title>`)
    .replace(/data-overlay="[^"]*"/, () => `data-overlay="${escapeHtml(overlay)}"`);
}
