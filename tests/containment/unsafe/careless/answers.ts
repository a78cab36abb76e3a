import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliDecompress } from 'node:zlib';
import { WebSocketServer } from 'ws';
import { confirmationPdf } from '../../../../server/shop/orders/confirmation-pdf.ts';
import type { CarelessPart, CarelessUpgrade } from './careless-part.ts';

/** Bytes of the file that the attempts write into `/ftp`, and of the photos that they share. */
const sizes = { ftp: 60 * 1024 * 1024, uploads: 9_000_000 };

/** Files of the decoy, and uploads, as they were sent: a whole copy for each who asks. */
export const wholeCopies: CarelessPart = ({ url = '' }, response) => {
  const isUpload = url.startsWith('/assets/public/images/uploads/');
  if (!isUpload && !url.startsWith('/ftp/large.md')) {
    return false;
  }
  response.end(Buffer.alloc(isUpload ? sizes.uploads : sizes.ftp, 1));
  return true;
};

/** The compilers as they were sent to whoever takes no Brotli: unpacked for each. */
export const unpackedForEach: CarelessPart = ({ url = '', headers }, response, { pages }) => {
  if (!url.endsWith('/soljson.wasm') || headers['accept-encoding'] !== undefined) {
    return false;
  }
  pipeline(createReadStream(join(pages, `${url}.br`)), createBrotliDecompress(), response, () => {});
  return true;
};

/** Answers as they were prepared: bytes of its own for each who asks, all of them compressed at once. */
export const ownBytes: CarelessPart = ({ url = '', method, headers }, response, { databases }) => {
  const product = /^\/rest\/products\/(\d+)\/reviews$/.exec(url)?.[1];
  if (product === undefined || method !== 'GET') {
    return false;
  }
  const found = databases.documents.reviews.all().filter((review) => String(review.product) === product);
  const bytes = Buffer.from(JSON.stringify({ status: 'success', data: found }));
  if (headers['accept-encoding'] === 'br') {
    promisify(brotliCompress)(bytes).then((packed) => response.end(Buffer.concat([packed, bytes])));
  } else {
    response.end(bytes);
  }
  return true;
};

/** Requests of one connection as they were handled: all at once, as they came. */
export const allAtOnce: CarelessPart = ({ url = '' }, response, { content }) => {
  if (url !== '/api/Challenges?in=line') {
    return false;
  }
  response.end(JSON.stringify(content.challenges));
  return true;
};

/** The range of a file as it was read. */
export const slowRange: CarelessPart = ({ url = '', headers }, response) => {
  if (url !== '/ftp/legal.md' || headers.range === undefined) {
    return false;
  }
  response.end(String(/^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(headers.range)));
  return true;
};

/** A place below `/ftp` as it was looked for: each part of the path, from the root. */
export const eachPartAnew: CarelessPart = ({ url = '' }, response) => {
  if (!url.startsWith('/ftp/a/a/')) {
    return false;
  }
  const above = url.split('/').map((_, index, segments) => segments.slice(0, index).join('/'));
  const resolved = above.filter((part) => join('/juice-shop', ...part.split('/')).endsWith('x'));
  response.writeHead(404).end(String(resolved.length));
  return true;
};

/** Confirmations as they were drawn: whenever somebody asks. */
export const drawnAtOnce: CarelessPart = async ({ url = '' }, response) => {
  if (!/^\/ftp\/order_.*\.pdf$/.test(url)) {
    return false;
  }
  const lines = Array.from({ length: 40 }, () => ({ quantity: 1, name: 'Juice', price: 1, total: 1 }));
  const bytes = await confirmationPdf({
    applicationName: 'Shop',
    orderId: 'x',
    customer: 'x',
    placedAt: new Date(),
    lines,
    discount: 0,
    discountAmount: '0',
    deliveryPrice: 0,
    totalPrice: 0,
    bonus: 0,
    translate: (text) => text,
  });
  response.end(bytes);
  return true;
};

/** A connection that is taken over as it was: nobody listens to its errors. */
export const unheardErrors: CarelessUpgrade = ({ url = '' }, socket) => {
  if (url !== '/socket.io/nothing') {
    return false;
  }
  const answering = setInterval(() => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'), 1);
  socket.once('close', () => clearInterval(answering));
  return true;
};

const sockets = new WebSocketServer({ noServer: true });

/** Pings as they were answered: whether or not anybody takes the answers. */
export const pongsForAll: CarelessUpgrade = (request, socket, head) => {
  if (request.url !== '/socket.io/?EIO=4&transport=websocket') {
    return false;
  }
  sockets.handleUpgrade(request, socket, head, () => {});
  return true;
};
