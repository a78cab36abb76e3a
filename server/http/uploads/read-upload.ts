import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { PageError } from '../errors.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';
import { watchPartHeads } from './part-heads.ts';
import { fieldTooLong, fileTooLarge, malformedUpload, unexpectedField } from './upload-errors.ts';

/** The most bytes that a text field may have, as for any other body (api-account.md 3.4). */
const fieldLimit = 100 * 1024;

/** An uploaded file, whole and in memory. */
export interface UploadedFile {
  /** The name that the client gave, of any characters and any length. */
  readonly name: string;
  /** The type that the client gave. */
  readonly declaredType: string;
  readonly content: Buffer;
}

/** What a form with a file holds. */
export interface Upload {
  readonly file?: UploadedFile;
  /** The text fields. Of several with the same name, the last one counts. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart body with at most one file, and refuses what is too large as soon as it is. Any other body has no
 * file and no fields. The route must be registered below {@link registerUploadParsers}.
 * @param field the only field that accepts a file
 * @param limit the most bytes that the file may have
 * @param tooLarge makes the error for a larger file; by default, that of the contract's library
 * @throws PageError in the words of the contract's upload library, and 500 for malformed bodies
 */
export async function readUpload(
  request: FastifyRequest,
  {
    field,
    limit,
    tooLarge = fileTooLarge,
  }: { readonly field: string; readonly limit: number; readonly tooLarge?: (field: string) => PageError },
): Promise<Upload> {
  if (!request.isMultipart()) {
    return { fields: {} };
  }
  const fields = new Map<string, string>();
  let file: UploadedFile | undefined;
  const heads = watchPartHeads(request.raw, request.headers['content-type'] ?? '');
  try {
    const limits = { fileSize: limit, fieldSize: fieldLimit, fields: 100, parts: 100 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && !part.filename) {
        // A form sends this for a field in which no file was chosen.
        part.file.resume();
      } else if (part.type === 'file') {
        if (part.fieldname !== field || file !== undefined) {
          throw unexpectedField(part.fieldname);
        }
        file = await readFile(part, tooLarge, request.server.arriving);
      } else if (part.valueTruncated) {
        throw fieldTooLong(part.fieldname);
      } else {
        fields.set(part.fieldname, String(part.value));
      }
    }
    if (heads.isMalformed()) {
      throw malformedUpload(undefined);
    }
  } catch (error) {
    dropRest(request);
    throw error instanceof PageError && !heads.isMalformed() ? error : malformedUpload(error);
  } finally {
    heads.stop();
  }
  return { ...(file && { file }), fields: Object.fromEntries(fields) };
}

/** @throws PageError as soon as the file is longer than the limit, not only at its end */
function readFile(
  { file, fieldname, filename, mimetype }: MultipartFile,
  tooLarge: (field: string) => PageError,
  arriving: ArrivingBodies,
): Promise<UploadedFile> {
  let chunks: Buffer[] | undefined = [];
  const refusal = Promise.withResolvers<never>();
  const arrival = arriving.begin((error) => {
    chunks = undefined;
    refusal.reject(error);
  });
  const read = new Promise<UploadedFile>((resolve, reject) => {
    file.on('data', (chunk: Buffer) => {
      try {
        arrival.add(chunk.length);
        chunks?.push(chunk);
      } catch (error) {
        chunks = undefined;
        reject(error);
      }
    });
    const refuse = () => reject(tooLarge(fieldname));
    file.once('limit', refuse);
    file.once('error', reject);
    // The limit may have been reached before anybody listened.
    file.once('end', () =>
      file.truncated
        ? refuse()
        : resolve({ name: filename, declaredType: mimetype, content: Buffer.concat(chunks ?? []) }),
    );
  });
  return Promise.race([read, refusal.promise]).finally(arrival.end);
}

/** Reads and drops the rest of the body. A connection that stalls would keep the client from seeing the response. */
function dropRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
