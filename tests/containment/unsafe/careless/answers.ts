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

/** Sends files of the decoy, and uploads, without the budget: a whole copy for every client. */
export const wholeCopies: CarelessPart = ({ url = '' }, response) => {
  const isUpload = url.startsWith('/assets/public/images/uploads/');
  if (!isUpload && !url.startsWith('/ftp/large.md')) {
    return false;
  }
  response.end(Buffer.alloc(isUpload ? sizes.uploads : sizes.ftp, 1));
  return true;
};

/** Sends the compilers to clients that don't accept Brotli without the budget: decompressed for each. */
export const unpackedForEach: CarelessPart = ({ url = '', headers }, response, { pages }) => {
  if (!url.endsWith('/soljson.wasm') || headers['accept-encoding'] !== undefined) {
    return false;
  }
  pipeline(createReadStream(join(pages, `${url}.br`)), createBrotliDecompress(), response, () => {});
  return true;
};

/** Sends responses without the budget: separate bytes for every client, all of them compressed at once. */
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

/** Handles the requests of one connection without turns: all at once, as they arrive. */
export const allAtOnce: CarelessPart = ({ url = '' }, response, { content }) => {
  if (url !== '/api/Challenges?in=line') {
    return false;
  }
  response.end(JSON.stringify(content.challenges));
  return true;
};

/** Parses the range of a file with the former pattern. */
export const slowRange: CarelessPart = ({ url = '', headers }, response) => {
  if (url !== '/ftp/legal.md' || headers.range === undefined) {
    return false;
  }
  response.end(String(/^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(headers.range)));
  return true;
};

/** Looks up a path below `/ftp` as before: each part of it, from the root. */
export const eachPartAnew: CarelessPart = ({ url = '' }, response) => {
  if (!url.startsWith('/ftp/a/a/')) {
    return false;
  }
  const above = url.split('/').map((_, index, segments) => segments.slice(0, index).join('/'));
  const resolved = above.filter((part) => join('/juice-shop', ...part.split('/')).endsWith('x'));
  response.writeHead(404).end(String(resolved.length));
  return true;
};

/** Draws confirmations without a queue: whenever a client asks. */
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

/** Hands over a connection as before: nothing handles its errors. */
export const unheardErrors: CarelessUpgrade = ({ url = '' }, socket) => {
  if (url !== '/socket.io/nothing') {
    return false;
  }
  const answering = setInterval(() => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'), 1);
  socket.once('close', () => clearInterval(answering));
  return true;
};

const sockets = new WebSocketServer({ noServer: true });

/** Answers pings as before: whether or not anyone reads the replies. */
export const pongsForAll: CarelessUpgrade = (request, socket, head) => {
  if (request.url !== '/socket.io/?EIO=4&transport=websocket') {
    return false;
  }
  sockets.handleUpgrade(request, socket, head, () => {});
  return true;
};
