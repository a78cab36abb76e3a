import { isObject } from '../../../../../shared/values/is-object.ts';

/** Says in one sentence why nothing was sent, or why the sending ended early. */
export class NotSent extends Error {
  /** The status of the shop's refusal; undefined if it could not be reached. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks one of the workbench's endpoints (decision 49).
 * @param address relative to the page
 * @throws {NotSent} when the shop refuses, or can't be reached; and whatever the signal's reason is
 */
export async function post(address: string, body: object, signal?: AbortSignal): Promise<globalThis.Response> {
  const response = await reach(address, body, signal);
  if (!response.ok) {
    throw new NotSent(await reasonOf(response), response.status);
  }
  return response;
}

async function reach(address: string, body: object, signal: AbortSignal | undefined): Promise<globalThis.Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    console.log(error);
    throw new NotSent('The shop cannot be reached.');
  }
}

async function reasonOf(response: globalThis.Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  return isObject(answer) && typeof answer.error === 'string' ? answer.error : `The shop answered ${response.status}.`;
}
