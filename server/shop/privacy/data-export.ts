import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataExport, ExportedData } from '../../../shared/api/account.ts';
import { maskedEmail } from '../../database/masked-email.ts';
import { remoteAddress } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import { blockedIllegalActivity, PageError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { imageCaptchaCheck } from './image-captcha-check.ts';

/**
 * Registers `POST /rest/user/data-export`, which returns all that the shop knows about the caller, as a JSON string in
 * JSON (api-account.md 14.6).
 */
export function registerDataExport(app: FastifyInstance, shop: ShopContext): void {
  app.post('/rest/user/data-export', { preHandler: imageCaptchaCheck(shop) }, async (request, reply) => {
    const caller = callerOf(request, shop);
    const { documents, longAnswers } = shop;
    const size = documents.orders.size() + documents.reviews.size() + sizeOfMemories(caller, shop);
    if (size > longestExport) {
      throw new PageError('This is more than one export may hold.', { status: 507 });
    }
    await longAnswers.turn(size);
    const data: ExportedData = {
      username: caller.username,
      email: caller.email,
      orders: ordersOf(caller, shop),
      reviews: reviewsOf(caller, shop),
      memories: memoriesOf(caller, shop, `${request.protocol}://${request.headers.host}`),
    };
    shop.events.emit('data.exported', { email: caller.email, orderIds: data.orders.map(({ orderId }) => orderId) });
    const answer: DataExport = {
      userData: JSON.stringify(data, null, 2),
      confirmation: 'Your data export will open in a new Browser window.',
    };
    return reply.send(answer);
  });
}

/** The most characters of data in one export. As a string within JSON, they grow to more than twice as many. */
const longestExport = 7 * 1024 * 1024;

/** The user whose data is exported, according to the session. */
interface Caller {
  /** Null, which is nobody's id, where a forged token holds anything but a number. */
  readonly id: number | null;
  readonly username: unknown;
  readonly email: string;
}

/** @throws PageError where a forged token was registered without id or email */
function callerOf(request: FastifyRequest, { sessions }: ShopContext): Caller {
  const { id, username, email }: Partial<SessionUser> = sessionOf(request, sessions)?.data ?? {};
  if (!id || typeof email !== 'string' || email === '') {
    throw blockedIllegalActivity(remoteAddress(request));
  }
  return { id: typeof id === 'number' ? id : null, username, email };
}

function ordersOf({ email }: Caller, { documents }: ShopContext): ExportedData['orders'] {
  // weakness: dataExportChallenge (orders are kept under an email without vowels, which several customers can share)
  const masked = maskedEmail(email);
  return documents.orders
    .all()
    .filter((order) => order.email === masked)
    .map(({ orderId, totalPrice, products, bonus, eta }) => ({ orderId, totalPrice, products, bonus, eta }));
}

function reviewsOf({ email }: Caller, { documents }: ShopContext): ExportedData['reviews'] {
  return documents.reviews
    .all()
    .filter(({ author }) => author === email)
    .map(({ message, author, product, likesCount, likedBy }) => ({
      message,
      author,
      productId: product,
      likesCount,
      likedBy,
    }));
}

/** Returns the number of characters in the captions, and in what surrounds each of them. */
function sizeOfMemories({ id }: Caller, { database }: ShopContext): number {
  const memories = database.get<{ size: number | null }>(
    'SELECT sum(ifnull(length(caption), 0) + ifnull(length(imagePath), 0) + 200) AS size FROM Memories WHERE UserId = ?',
    id,
  );
  return memories?.size ?? 0;
}

/** @param origin the origin of the request, with which the pictures' addresses begin */
function memoriesOf({ id }: Caller, { database }: ShopContext, origin: string): ExportedData['memories'] {
  return database
    .all<{ caption: string | null; imagePath: string }>(
      'SELECT caption, imagePath FROM Memories WHERE UserId = ? ORDER BY id',
      id,
    )
    .map(({ caption, imagePath }) => ({ imageUrl: `${origin}/${imagePath}`, caption }));
}
