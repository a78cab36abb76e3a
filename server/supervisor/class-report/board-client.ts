import type { z } from 'zod';
import { type JoinRequest, type JoinResponse, joinResponse } from '../../../shared/class/join.ts';
import { type Refusal, refusal } from '../../../shared/class/refusals.ts';
import {
  handInResponse,
  type ReportsRequest,
  type ReportsResponse,
  reportsResponse,
} from '../../../shared/class/reports.ts';
import { type StreamLine, streamLine } from '../../../shared/class/to-learner.ts';
import { type KeyPair, type LearnerKeys, learnerKeys } from '../../class-wire/keys.ts';
import { sealBackup } from '../../class-wire/sealed-backup.ts';
import { isSame, signedHeaders, signLine, signRequest, signResponse } from '../../class-wire/signature.ts';

/** How an exchange with a board went. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** `isProven`: the refusal is signed, so it is the board's own. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isProven: boolean }
  /** Nobody has answered, or not the board. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** A learner's side of the exchange with one board (shared/class). Its responses are checked: anybody in the room could pretend to be the board. */
export interface BoardClient {
  readonly keys: LearnerKeys;
  join(address: string, request: JoinRequest): Promise<Outcome<JoinResponse>>;
  report(address: string, learner: string, request: ReportsRequest): Promise<Outcome<ReportsResponse>>;
  handIn(address: string, learner: string, backup: string): Promise<Outcome<z.infer<typeof handInResponse>>>;
  /**
   * Follows what the board says until the connection ends. Resolves then, with whether a line of the board's has been received; never rejects.
   */
  follow(
    address: string,
    learner: string,
    onLine: (line: StreamLine) => void,
    signal: AbortSignal,
  ): Promise<Outcome<'ended'>>;
}

export interface ClientOptions {
  /** The learner's key pair. */
  readonly own: KeyPair;
  /** The board's public key, and the key that allows joining. */
  readonly board: string;
  readonly classKey: string;
  /** Reads the board's clock, as well as it is known. */
  readonly now: () => number;
}

/** How long a board may take to answer, and how long its stream may be silent, in milliseconds. */
const patience = 10_000;
const silence = 40_000;

/** The longest response, and the longest line of the stream, in characters. */
const longestAnswer = 256 * 1024;

export function createBoardClient({ own, board, classKey, now }: ClientOptions): BoardClient {
  const keys = learnerKeys(own, board, board);
  const allowance = Buffer.from(classKey, 'base64url');

  const send = async <Answer>(
    url: string,
    wish: { readonly learner: string | null; readonly body: unknown; readonly isJoin?: boolean },
    schema: z.ZodType<Answer>,
  ): Promise<Outcome<Answer>> => {
    const { pathname: path } = new URL(url);
    const body = JSON.stringify(wish.body);
    const signable = { method: 'POST', path, time: now(), body };
    const signature = signRequest(keys.signing, signable);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [signedHeaders.time]: String(signable.time),
          [signedHeaders.signature]: signature,
          ...(wish.learner === null ? {} : { [signedHeaders.learner]: wish.learner }),
          ...(wish.isJoin === true ? { [signedHeaders.classSignature]: signRequest(allowance, signable) } : {}),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const text = await textOf(response);
      const given = response.headers.get(signedHeaders.signature) ?? '';
      const isProven = isSame(given, signResponse(keys.signing, signature, response.status, text));
      return outcomeOf(response.status, text, isProven, schema);
    } catch (error) {
      return { kind: 'unreachable', reason: reasonOf(error) };
    }
  };

  return {
    keys,
    join: (address, request) =>
      send(`${address}/class/join`, { learner: null, body: request, isJoin: true }, joinResponse),
    report: (address, learner, request) =>
      send(`${address}/class/reports`, { learner, body: request }, reportsResponse),
    handIn: (address, learner, backup) =>
      send(`${address}/class/backup`, { learner, body: { sealed: sealBackup(keys.sealing, backup) } }, handInResponse),
    follow: async (address, learner, onLine, signal) => {
      const url = `${address}/class/stream`;
      const time = now();
      const signature = signRequest(keys.signing, { method: 'GET', path: new URL(url).pathname, time, body: '' });
      const quiet = new AbortController();
      let timer = setTimeout(() => quiet.abort(), patience);
      try {
        const response = await fetch(url, {
          headers: {
            [signedHeaders.learner]: learner,
            [signedHeaders.time]: String(time),
            [signedHeaders.signature]: signature,
          },
          redirect: 'error',
          signal: AbortSignal.any([signal, quiet.signal]),
        });
        if (response.status !== 200 || response.body === null) {
          return outcomeOf<'ended'>(response.status, await textOf(response), false, null);
        }
        let place = 0;
        let rest = '';
        for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
          const lines = (rest + part).split('\n');
          rest = lines.pop() ?? '';
          if (rest.length > longestAnswer) {
            return { kind: 'unreachable', reason: 'The stream holds a line that is too long.' };
          }
          for (const line of lines) {
            const read = lineOf(line, (text) => signLine(keys.signing, signature, place, text));
            if (read === null) {
              return { kind: 'unreachable', reason: "This is not the board's stream." };
            }
            place += 1;
            clearTimeout(timer);
            timer = setTimeout(() => quiet.abort(), silence);
            onLine(read);
          }
        }
        return { kind: 'answered', answer: 'ended' };
      } catch (error) {
        return { kind: 'unreachable', reason: reasonOf(error) };
      } finally {
        clearTimeout(timer);
        quiet.abort();
      }
    },
  };
}

function outcomeOf<Answer>(
  status: number,
  text: string,
  isProven: boolean,
  schema: z.ZodType<Answer> | null,
): Outcome<Answer> {
  const content = jsonIn(text);
  if (status === 200) {
    const answer = isProven ? schema?.safeParse(content) : undefined;
    return answer?.success
      ? { kind: 'answered', answer: answer.data }
      : { kind: 'unreachable', reason: "This is not the board's answer." };
  }
  const refused = refusal.safeParse(content);
  return refused.success
    ? { kind: 'refused', refusal: refused.data, isProven }
    : { kind: 'unreachable', reason: `The board answered with status ${status}.` };
}

/** Reads a line of the stream: its signature, a space, and JSON. Null when the board didn't write it. */
function lineOf(line: string, signatureOf: (text: string) => string): StreamLine | null {
  const text = line.slice(65);
  if (!isSame(line.slice(0, 65), `${signatureOf(text)} `)) {
    return null;
  }
  const parsed = streamLine.safeParse(jsonIn(text));
  return parsed.success ? parsed.data : null;
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > longestAnswer) {
      throw new Error('The answer is too long.');
    }
  }
  return text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the reason behind the generic one that `fetch` gives. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message || reason.name : String(reason);
}
