import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { messageOf } from '../../../shared/values/message-of.ts';
import { keepRawBody } from '../body.ts';
import { PageError, payloadTooLarge, unsupportedMediaType } from '../errors.ts';

/** The most bytes that a body may have, unpacked (api-account.md 3.4). */
const bodyLimit = 100 * 1024;

/** The most fields that a URL-encoded body may have; more are left out. */
const fieldLimit = 1000;

/**
 * Reads the bodies of all routes of `app`. URL-encoded bodies become objects. All others become strings, which are
 * parsed when the content type says JSON (api-account.md 3.4). A request without a body gets `{}`.
 */
export function registerBodyParser(app: FastifyInstance): void {
  registerParser(app, parseBody);
}

/** Reads URL-encoded bodies only. All others stay unread and become `{}`. */
export function registerFormParser(app: FastifyInstance): void {
  registerParser(app, async (request, payload) => (isForm(contentTypeOf(request)) ? parseBody(request, payload) : {}));
}

function registerParser(
  app: FastifyInstance,
  parse: (request: FastifyRequest, payload: Readable) => Promise<unknown>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) => parse(request, payload));
  app.addHook('onRequest', (request, _reply, done) => {
    tolerateContentType(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) {
      request.body = {};
    }
    done();
  });
}

/** Replaces an invalid content type. The framework would refuse it, whereas the contract reads such a body as text like any other. */
function tolerateContentType(request: FastifyRequest): void {
  const { headers } = request.raw;
  const type = headers['content-type'];
  if (type !== undefined && !/^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/.test(type)) {
    headers['content-type'] = isJson(type) ? 'application/json' : 'text/plain';
  }
}

async function parseBody(request: FastifyRequest, payload: Readable): Promise<unknown> {
  const type = contentTypeOf(request);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
  const decoder = decoderFor(charset, isForm(type));
  const text = decoder.decode(await readLimited(request, payload));
  if (isForm(type)) {
    return qs.parse(text, { arrayLimit: fieldLimit, parameterLimit: fieldLimit });
  }
  keepRawBody(request, text);
  if (!isJson(type)) {
    return text;
  }
  // weakness: errorHandlingChallenge - the parser's own message reaches the client, as status 500
  return text === '' ? {} : JSON.parse(text);
}

function contentTypeOf(request: FastifyRequest): string {
  return request.headers['content-type'] ?? '';
}

function isForm(contentType: string): boolean {
  return /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

function isJson(contentType: string): boolean {
  return contentType.toLowerCase().includes('application/json');
}

function decoderFor(charset: string, mustBeUtf8: boolean): TextDecoder {
  const unsupported = () => unsupportedMediaType('charset', charset.toUpperCase());
  if (mustBeUtf8 && charset.toLowerCase() !== 'utf-8') {
    throw unsupported();
  }
  try {
    return new TextDecoder(charset);
  } catch {
    throw unsupported();
  }
}

/** Reads the whole body, unpacked. @throws PageError 413 as soon as it is longer than the limit */
function readLimited(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (announced > bodyLimit && encoding === 'identity') {
    throw payloadTooLarge(announced, bodyLimit);
  }
  const unpacked = unpack(payload, encoding);
  let chunks: Buffer[] = [];
  let length = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = (error: unknown) => {
    chunks = [];
    reject(
      error instanceof PageError ? error : new PageError(messageOf(error), { status: 400, name: 'BadRequestError' }),
    );
  };
  const arrival = request.server.arriving.begin(fail);
  unpacked.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > bodyLimit) {
      fail(payloadTooLarge(announced || length, bodyLimit));
      stopUnpacking(payload, unpacked);
      return;
    }
    try {
      arrival.add(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      fail(error);
    }
  });
  unpacked.once('end', () => resolve(Buffer.concat(chunks)));
  unpacked.once('error', fail);
  payload.once('error', fail);
  payload.once('close', () => {
    if (!payload.readableEnded) {
      fail(new Error('request aborted'));
    }
  });
  return promise.finally(arrival.end);
}

function unpack(payload: Readable, encoding: string): Readable {
  switch (encoding) {
    case 'identity':
      return payload;
    case 'gzip':
      return payload.pipe(createGunzip());
    case 'deflate':
      return payload.pipe(createInflate());
    case 'br':
      return payload.pipe(createBrotliDecompress());
    default:
      throw unsupportedMediaType('content encoding', encoding);
  }
}

/** Reads and drops the rest. Destroying the request would take the connection, and the response, with it. */
function stopUnpacking(payload: Readable, unpacked: Readable): void {
  if (unpacked !== payload) {
    payload.unpipe();
    unpacked.destroy();
    payload.resume();
  }
}
