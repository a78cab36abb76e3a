import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyField } from '../../http/body.ts';
import { cookieSession } from '../../http/cookie-session.ts';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import { requireStorable } from '../../http/stored-text.ts';
import { readUpload } from '../../http/uploads/read-upload.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, findUser } from '../rows/users.ts';

/** The most bytes of a file that is sent along, which is ignored. */
const limit = 200_000;

const pictureEndings = ['jpg', 'jpeg', 'png', 'svg', 'gif'];

/** Registers `POST /profile/image/url`, which takes a picture from anywhere: the server fetches it (api-account.md 17.4). */
export function registerPictureLink(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, events } = shop;
  app.post('/profile/image/url', async (request, reply) => {
    const url = await sentUrl(request);
    if (url !== undefined) {
      requireStorable('imageUrl', url, shop.budgets);
      events.emit('profilePicture.linked', { url });
      const user = findUser(database, cookieSession(request, sessions).data.id);
      if (user !== undefined) {
        changeUser(database, user.id, { profileImage: await fetchPicture(url, user.id, shop) });
      }
    }
    return sendFound(request, reply, `${config.server.basePath}/profile`);
  });
}

/** @throws PageError 400 for anything but a string */
async function sentUrl(request: FastifyRequest): Promise<string | undefined> {
  const { fields } = await readUpload(request, { field: 'file', limit });
  const url = fields.imageUrl ?? bodyField(request, 'imageUrl');
  if (url !== undefined && typeof url !== 'string') {
    throw new PageError('The address must be a string.', { status: 400 });
  }
  return url;
}

// snippet: ssrfChallenge
/** Stores the picture at an address. @returns where the picture is now: in the shop, or at the address itself if nothing was fetched */
async function fetchPicture(url: string, userId: number, { decoy, uploads }: ShopContext): Promise<string> {
  // weakness: ssrfChallenge (the server fetches whatever address a customer sends; only the decoy host's gate refuses any)
  const result = await decoy.outbound.request({ url }); // vulnerable: ssrfChallenge
  const isThere =
    result.outcome === 'answered' && result.status >= 200 && result.status < 300 && result.body.length > 0;
  if (!isThere) {
    // weakness: usernameXssChallenge (any string at all is kept as the address of a picture)
    return url;
  }
  const ending = url.slice(url.lastIndexOf('.') + 1).toLowerCase();
  const name = `${userId}.${pictureEndings.includes(ending) ? ending : 'jpg'}`;
  // weakness: contract api-account.md 17.4 (nobody checks whether this is a picture)
  await uploads.write(name, result.body);
  return `/assets/public/images/uploads/${name}`;
}
// endsnippet: ssrfChallenge
