/** One thing that is wrong with a sent row, in the form that clients read (api-account.md 8.5). */
export interface ResourceProblem {
  readonly field: string;
  readonly message: string;
}

/** A failure of a generated resource, whose response is `{message, errors}` (api-account.md 8.5). */
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

/** Returns the error for a row that doesn't exist. */
export function notFound(): ResourceError {
  return new ResourceError(404, 'Not Found', []);
}

/** Returns the error for a failure that the client can't mend, with its message. */
export function internalError(message: string): ResourceError {
  return new ResourceError(500, 'internal error', [message]);
}
