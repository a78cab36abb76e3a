/** One part of a multipart body. */
export interface Part {
  readonly field: string;
  /** The file name, which makes the part a file. */
  readonly fileName?: string;
  readonly type?: string;
  readonly content: string | Buffer;
}

const boundary = 'a-boundary-of-tests';

/** The content type of a multipart body made here. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Builds a complete multipart body. */
export function multipartBody(...parts: readonly Part[]): Buffer {
  return Buffer.concat([...parts.flatMap(partBytes), Buffer.from(`--${boundary}--\r\n`)]);
}

function partBytes({ field, fileName, type, content }: Part): readonly Buffer[] {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
  return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')];
}
