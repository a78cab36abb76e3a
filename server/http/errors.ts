import type { SqlTextError } from '../database/shop-database.ts';
import type { TokenRefusal } from './tokens.ts';

/** How the error page shows an error besides its message (api-account.md 5.1). */
export interface PageErrorOptions {
  /** The error's own status; without it the response's status decides, then 500. */
  readonly status?: number;
  /** Name in the headline; `Error` when left out. */
  readonly name?: string;
  /** Shown in the JSON form after message and stack, in this order. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** First line of the stack where it is not `<name>: <message>`; null shows no stack at all. */
  readonly stackHeadline?: string | null;
}

/** An error with what its page shows. Any other error thrown is shown too, as status 500. */
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

/** Refused by the JWT or the deny guard (api-account.md 6.4): 401, no stack. */
export function unauthorized(refusal: TokenRefusal): PageError {
  const { message, code, inner } = refusal;
  const name = 'UnauthorizedError';
  return new PageError(message, { status: 401, name, fields: { name, code, status: 401, inner }, stackHeadline: null });
}

/** Refused because of the address (api-account.md 7.1). */
export function ipDenied(ip: string): PageError {
  const name = 'IpDeniedError';
  const fields = { name, extra: { ip }, statusCode: 403, status: 403 };
  return new PageError(`Access denied to IP address: ${ip}`, { status: 403, name, fields });
}

/** What handlers answer who miss a login or a field they need; `remoteAddress` is the socket's (api-account.md 13.3). */
export function blockedIllegalActivity(remoteAddress: string): PageError {
  return new PageError(`Blocked illegal activity by ${remoteAddress}`);
}

/** No route takes this path under `/api` or `/rest` (api-account.md 5.3); `url` has the query; runs of slashes are shown as one. */
export function unexpectedPath(url: string): PageError {
  return new PageError(`Unexpected path: ${url.replace(/\/{2,}/g, '/')}`);
}

/** A parameter an ORM look-up needs was not sent (api-account.md 13.2, 15.2). */
export function missingWhereParameter(name: string): PageError {
  return new PageError(`WHERE parameter "${name}" has invalid "undefined" value`);
}

/** A path that cannot be percent-decoded (api-account.md 1). */
export function undecodablePath(part: string): PageError {
  return new PageError(`Failed to decode param '${part}'`, {
    status: 400,
    name: 'URIError',
    fields: { status: 400, statusCode: 400 },
  });
}

/** A body above the limit of its route, both in bytes (api-account.md 3.4). */
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

/** A body in a charset or an encoding nobody knows (api-account.md 3.4). */
export function unsupportedMediaType(what: 'charset' | 'content encoding', value: string): PageError {
  const type = what === 'charset' ? 'charset.unsupported' : 'encoding.unsupported';
  return new PageError(`unsupported ${what} "${value}"`, {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    fields: { type, status: 415, statusCode: 415, expose: true },
  });
}

/** A failed statement as login passes it on, wrapped: its page's headline is only `Error` (api-account.md 11.4). */
export function wrappedDatabaseError(error: SqlTextError): PageError {
  return ormError('SequelizeDatabaseError', error.message, error, {
    ...busy(error),
    fields: { parameters: {} },
  });
}

/** A violated uniqueness or reference as handlers pass it on who write by themselves (api-shop.md 5). */
export function constraintError(error: SqlTextError): PageError {
  return error.message.includes('UNIQUE')
    ? ormError('SequelizeUniqueConstraintError', 'Validation error', error)
    : ormError('SequelizeForeignKeyConstraintError', error.message, error);
}

/** A failed statement as the contract's ORM wraps it. */
function ormError(name: string, message: string, error: SqlTextError, more: PageErrorOptions = {}): PageError {
  const { errno, code, sql } = error;
  const parent = { errno, code, sql };
  const fields = { name, parent, original: parent, sql, ...more.fields };
  return new PageError(message, { ...more, name, fields, stackHeadline: 'Error' });
}

/** The status where too many others are asking at the same time. */
function busy({ code }: SqlTextError): { readonly status?: number } {
  return code === 'SQLITE_BUSY' ? { status: 503 } : {};
}

/** A failed statement as the product search passes it on, bare (api-shop.md 2.1). */
export function bareDatabaseError(error: SqlTextError): PageError {
  const { errno, code, sql } = error;
  return new PageError(error.message, { ...busy(error), fields: { errno, code, sql } });
}
