import { ApiError, parseBody } from '../api.ts';

/** What an upload may be given besides its path and form. */
export interface UploadOptions {
  /** Headers; those of ordinary calls come from `sessionHeaders()` of `api.ts`, nothing is added here. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told the part of the bytes that was sent, 0 to 1, whenever it grows. */
  readonly onProgress?: (share: number) => void;
}

/** After how many milliseconds without an answer an upload fails with status 0. */
const patience = 60_000;

/**
 * POST of a multipart form that tells how far it is, which `fetch` cannot. Resolves with parsed JSON, or text when it is none, on 2xx
 * and 304, else rejects with an `ApiError` as ordinary calls do.
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
        // What an endpoint answers is the caller's knowledge (shared/api/); nothing is checked at run time.
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
