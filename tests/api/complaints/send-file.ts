import { type Answer, createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';

/**
 * Posts any body to `/file-upload`, accepting JSON.
 * @param url of the shop, without a trailing slash
 */
export async function sendBody(url: string, body: Buffer, type: string = multipartType): Promise<Answer> {
  const response = await fetch(`${url}/file-upload`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': type },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** Sends one file as the complaint form does. */
export function sendFile(url: string, fileName: string, content: string | Buffer): Promise<Answer> {
  return sendBody(url, multipartBody({ field: 'file', fileName, type: 'application/octet-stream', content }));
}

/** Returns the text of a file that the shop serves. */
export async function servedText(url: string, path: string): Promise<string> {
  return (await createClient(url).get(path)).text;
}
