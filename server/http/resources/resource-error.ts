/** One thing wrong with a sent row, as clients read it (api-account.md 8.5). */
export interface ResourceProblem {
  readonly field: string;
  readonly message: string;
}

/** A failure of a generated resource; its answer is `{message, errors}` (api-account.md 8.5). */
export class ResourceError extends Error {
  readonly status: 400 | 404 | 500 | 507;
  readonly errors: readonly (string | ResourceProblem)[];

  constructor(status: 400 | 404 | 500 | 507, message: string, errors: readonly (string | ResourceProblem)[]) {
    super(message);
    this.name = 'ResourceError';
    this.status = status;
    this.errors = errors;
  }
}

/** There is no such row. */
export function notFound(): ResourceError {
  return new ResourceError(404, 'Not Found', []);
}

/** Any failure that is not the client's to mend, with its text. */
export function internalError(message: string): ResourceError {
  return new ResourceError(500, 'internal error', [message]);
}
