import { PageError } from '../errors.ts';

/** A broken rule of an upload route as the contract's upload library words it (api-account.md 17.4, api-shop.md 18). */
function uploadRefused(message: string, code: string, field: string): PageError {
  const name = 'MulterError';
  return new PageError(message, { name, fields: { name, code, field } });
}

/** A file above the limit of its route. */
export function fileTooLarge(field: string): PageError {
  return uploadRefused('File too large', 'LIMIT_FILE_SIZE', field);
}

/** A file in a field that takes none, or the second file in one that takes one. */
export function unexpectedField(field: string): PageError {
  return uploadRefused('Unexpected field', 'LIMIT_UNEXPECTED_FILE', field);
}

/** A text field above the limit of all bodies. */
export function fieldTooLong(field: string): PageError {
  return uploadRefused('Field value too long', 'LIMIT_FIELD_VALUE', field);
}

/**
 * A multipart body that cannot be read. One that is broken, whether cut off, without a boundary or garbage, is a failure
 * with the contract's one text (api-shop.md 18, 19); what our library refuses by itself, such as too many parts, keeps
 * its words and its 4xx.
 */
export function malformedUpload(error: unknown): PageError {
  const { statusCode, message }: { readonly statusCode?: unknown; readonly message?: unknown } = Object(error);
  return typeof statusCode === 'number' && statusCode < 500
    ? new PageError(String(message), { status: statusCode })
    : new PageError('Malformed part header');
}
