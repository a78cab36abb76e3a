import { request } from 'node:http';

/** How long the shop may take to answer, whatever is going on in it, in milliseconds. */
export const answerWithin = 2000;

/** Returns whether the shop accepts a new connection and answers an ordinary request in time. */
export function answers(url: string, within: number = answerWithin): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(within);
    const asked = request(`${url}/rest/admin/application-version`, { agent: false, signal }, (response) => {
      response.on('error', () => resolve(false));
      response.on('end', () => resolve(response.statusCode === 200));
      response.resume();
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
