import type { SqlTextError } from '../database/shop-database.ts';
import type { TokenRefusal } from './tokens.ts';

/** What the error page shows of an error besides its message (api-account.md 5.1). */
export interface PageErrorOptions {
  /** The error's own status. Without it, the response's status applies if that is an error, and 500 otherwise. */
  readonly status?: number;
  /** The name in the headline; `Error` by default. */
  readonly name?: string;
  /** The fields that the JSON form shows after message and stack, in this order. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The first line of the stack where it isn't `<name>: <message>`; null shows no stack at all. */
  readonly stackHeadline?: string | null;
}

/** An error that says what its page shows. Any other error is shown too, usually with status 500. */
export class PageError extends Error {
  readonly status: number | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly stackHeadline: string | null | undefined;

  constructor(message: string, options: PageErrorOptions = {}) {
    super(message);
    this.name = options.name ?? 'Error';
    this.status = options.status;
    this.fields = options.fields ?? {};
    this.stackHeadline = options.stackHeadline;
  }
}

/** Returns the error for a request that the JWT or the deny guard refuses (api-account.md 6.4): 401, without a stack. */
export function unauthorized(refusal: TokenRefusal): PageError {
  const { message, code, inner } = refusal;
  const name = 'UnauthorizedError';
  return new PageError(message, { status: 401, name, fields: { name, code, status: 401, inner }, stackHeadline: null });
}

/** Returns the error for a request that is refused because of its address (api-account.md 7.1). */
export function ipDenied(ip: string): PageError {
  const name = 'IpDeniedError';
  const fields = { name, extra: { ip }, statusCode: 403, status: 403 };
  return new PageError(`Access denied to IP address: ${ip}`, { status: 403, name, fields });
}

/** Returns the error of handlers that need a login or a field that is missing (api-account.md 13.3). `remoteAddress` is the socket's. */
export function blockedIllegalActivity(remoteAddress: string): PageError {
  return new PageError(`Blocked illegal activity by ${remoteAddress}`);
}

/**
 * Returns the error for a path under `/api` or `/rest` that no route handles (api-account.md 5.3). `url` includes the
 * query; runs of slashes are shown as one.
 */
export function unexpectedPath(url: string): PageError {
  return new PageError(`Unexpected path: ${url.replace(/\/{2,}/g, '/')}`);
}

/** Returns the error for a parameter that an ORM look-up needs and that wasn't sent (api-account.md 13.2, 15.2). */
export function missingWhereParameter(name: string): PageError {
  return new PageError(`WHERE parameter "${name}" has invalid "undefined" value`);
}

/** Returns the error for a path that can't be percent-decoded (api-account.md 1). */
export function undecodablePath(part: string): PageError {
  return new PageError(`Failed to decode param '${part}'`, {
    status: 400,
    name: 'URIError',
    fields: { status: 400, statusCode: 400 },
  });
}

/** Returns the error for a body that is longer than its route's limit, both in bytes (api-account.md 3.4). */
export function payloadTooLarge(length: number, limit: number): PageError {
  return new PageError('request entity too large', {
    status: 413,
    name: 'PayloadTooLargeError',
    fields: {
      expected: length,
      length,
      limit,
      type: 'entity.too.large',
      status: 413,
      statusCode: 413,
      expose: true,
    },
  });
}

/** Returns the error for a body in an unknown charset or encoding (api-account.md 3.4). */
export function unsupportedMediaType(what: 'charset' | 'content encoding', value: string): PageError {
  const type = what === 'charset' ? 'charset.unsupported' : 'encoding.unsupported';
  return new PageError(`unsupported ${what} "${value}"`, {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    fields: { type, status: 415, statusCode: 415, expose: true },
  });
}

/**
 * Returns the error that login responds with for a failed statement. It is wrapped, and its page's headline is only
 * `Error` (api-account.md 11.4).
 */
export function wrappedDatabaseError(error: SqlTextError): PageError {
  return ormError('SequelizeDatabaseError', error.message, error, {
    ...busy(error),
    fields: { parameters: {} },
  });
}

/** Returns the error for a violated unique or foreign key constraint, for handlers that write rows themselves (api-shop.md 5). */
export function constraintError(error: SqlTextError): PageError {
  return error.message.includes('UNIQUE')
    ? ormError('SequelizeUniqueConstraintError', 'Validation error', error)
    : ormError('SequelizeForeignKeyConstraintError', error.message, error);
}

/** Returns the error for a failed statement, wrapped as the contract's ORM does. */
function ormError(name: string, message: string, error: SqlTextError, more: PageErrorOptions = {}): PageError {
  const { errno, code, sql } = error;
  const parent = { errno, code, sql };
  const fields = { name, parent, original: parent, sql, ...more.fields };
  return new PageError(message, { ...more, name, fields, stackHeadline: 'Error' });
}

/** Returns the status when too many others are querying at the same time. */
function busy({ code }: SqlTextError): { readonly status?: number } {
  return code === 'SQLITE_BUSY' ? { status: 503 } : {};
}

/** Returns the unwrapped error that the product search responds with for a failed statement (api-shop.md 2.1). */
export function bareDatabaseError(error: SqlTextError): PageError {
  const { errno, code, sql } = error;
  return new PageError(error.message, { ...busy(error), fields: { errno, code, sql } });
}
