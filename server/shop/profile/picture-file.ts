import type { FastifyInstance } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { cookieSession } from '../../http/cookie-session.ts';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import { readUpload } from '../../http/uploads/read-upload.ts';
import { announceUpload } from '../announce-upload.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, findUser } from '../rows/users.ts';

/** The most bytes of a picture. */
const limit = 200_000;

/** Registers `POST /profile/image/file`, which takes a picture from the customer's disk (api-account.md 17.4). */
export function registerPictureFile(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, uploads, events } = shop;
  app.post('/profile/image/file', async (request, reply) => {
    const { file } = await readUpload(request, { field: 'file', limit });
    if (file === undefined) {
      return reply.code(400).send({ error: 'File is not passed' });
    }
    announceUpload(reply, events, file.declaredType);
    const ending = await endingOf(file.content);
    const user = findUser(database, cookieSession(request, sessions).data.id);
    if (user !== undefined) {
      const name = `${user.id}.${ending}`;
      await uploads.write(name, file.content);
      changeUser(database, user.id, { profileImage: `assets/public/images/uploads/${name}` });
    }
    return sendFound(request, reply, `${config.server.basePath}/profile`);
  });
}

/** Returns the usual ending for a picture with this content, regardless of its name and of the type that the client declares. @throws PageError */
async function endingOf(content: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(content);
  if (type === undefined) {
    throw new PageError('Illegal file type');
  }
  if (!type.mime.startsWith('image/')) {
    throw new PageError(`Profile image upload does not accept this file type: ${type.mime}`, { status: 415 });
  }
  return type.ext;
}
