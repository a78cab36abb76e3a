import type { FastifyInstance } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { cookieSession } from '../../http/cookie-session.ts';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import { readUpload } from '../../http/uploads/read-upload.ts';
import { announceUpload } from '../announce-upload.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, findUser } from '../rows/users.ts';

/** Bytes that a picture may have. */
const limit = 200_000;

/** `POST /profile/image/file`: a picture from the customer's disk (api-account.md 17.4). */
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

/** The usual ending of pictures that begin like this one; its name and the type that the client says do not matter. @throws PageError */
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
