import { PageError } from '../errors.ts';

/**
 * Returns the error for a broken rule of an upload route, in the words of the contract's upload library
 * (api-account.md 17.4, api-shop.md 18).
 */
function uploadRefused(message: string, code: string, field: string): PageError {
  const name = 'MulterError';
  return new PageError(message, { name, fields: { name, code, field } });
}

/** Returns the error for a file that is larger than its route's limit. */
export function fileTooLarge(field: string): PageError {
  return uploadRefused('File too large', 'LIMIT_FILE_SIZE', field);
}

/** Returns the error for a file in a field that accepts none, or for the second file in one that accepts one. */
export function unexpectedField(field: string): PageError {
  return uploadRefused('Unexpected field', 'LIMIT_UNEXPECTED_FILE', field);
}

/** Returns the error for a text field that is longer than any body may be. */
export function fieldTooLong(field: string): PageError {
  return uploadRefused('Field value too long', 'LIMIT_FIELD_VALUE', field);
}

/**
 * Returns the error for a multipart body that can't be read. A broken one, whether cut off, without a boundary or
 * garbage, fails with the contract's one message (api-shop.md 18, 19). What our library refuses by itself, such as too
 * many parts, keeps its message and its 4xx status.
 */
export function malformedUpload(error: unknown): PageError {
  const { statusCode, message }: { readonly statusCode?: unknown; readonly message?: unknown } = Object(error);
  return typeof statusCode === 'number' && statusCode < 500
    ? new PageError(String(message), { status: statusCode })
    : new PageError('Malformed part header');
}
