import { ApiError, parseBody } from '../api.ts';

/** Options of an upload besides its path and form. */
export interface UploadOptions {
  /** The request's headers; nothing is added here. For those of ordinary calls use `sessionHeaders()` in `api.ts`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the fraction of bytes sent, 0 to 1, whenever it grows. */
  readonly onProgress?: (share: number) => void;
}

/** Milliseconds without a response after which an upload fails with status 0. */
const patience = 60_000;

/**
 * Sends a multipart form by POST and reports progress, which `fetch` can't do. Resolves with parsed JSON, or with the raw string when it
 * isn't JSON, on 2xx and 304. Rejects with an `ApiError` otherwise, as ordinary calls do.
 */
export function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const noAnswer = () => reject(new ApiError(0, ''));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) {
        options.onProgress?.(loaded / total);
      }
    });
    request.addEventListener('load', () => {
      const body = parseBody(request.responseText);
      if ((request.status >= 200 && request.status < 300) || request.status === 304) {
        // The caller knows the type of the response (shared/api/). Nothing is checked at run time.
        resolve(body as T);
      } else {
        reject(new ApiError(request.status, body));
      }
    });
    request.addEventListener('error', noAnswer);
    request.addEventListener('timeout', noAnswer);
    request.open('POST', path);
    request.timeout = patience;
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      request.setRequestHeader(name, value);
    }
    request.send(form);
  });
}
