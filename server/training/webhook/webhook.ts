import { hostname, release, type } from 'node:os';

/** Longest wait for whoever is told, in milliseconds. */
const patience = 10_000;

export interface WebhookOptions {
  /** The operator's address (environment variable `SOLUTIONS_WEBHOOK`). */
  readonly url: string;
  readonly applicationName: string;
  /** Name of the configuration variant, null for the defaults. */
  readonly variant: string | null;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

/** A solved challenge as it is reported. */
export interface Solution {
  readonly key: string;
  /** 40 hex digits. */
  readonly flag: string;
  /** From 0 to 1; -1 where none was computed. */
  readonly cheatScore: number;
  /** Of everything solved so far, this one included. */
  readonly totalCheatScore: number;
}

/**
 * Reports solved challenges to the operator's address: once, without waiting, and only the log hears of a failure
 * (api-learning.md 9). It does not go through the decoy's gate: nobody but the operator has a say in where it goes, and
 * that is usually a private address, which the gate refuses (decision 43).
 */
export function createWebhook({ url, applicationName, variant, log }: WebhookOptions): (solution: Solution) => void {
  const issuer = {
    hostName: hostname(),
    os: `${type()} (${release()})`,
    appName: applicationName,
    config: variant ?? 'default',
    version: '18.0.0',
  };
  return ({ key, flag, cheatScore, totalCheatScore }) => {
    const issuedOn = new Date().toISOString();
    const body = JSON.stringify({
      solution: { challenge: key, cheatScore, totalCheatScore, issuedOn },
      ctfFlag: flag,
      issuer,
    });
    report(url, body).then(
      (status) => log('info', `Webhook was told of ${key} and answered ${status}`),
      (error: unknown) => log('warn', `Webhook notification failed: ${reasonOf(error)}`),
    );
  };
}

async function report(url: string, body: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  });
  // Whatever it says, it is not read.
  await answer.body?.cancel();
  return answer.status;
}

/** The reason behind the general one that `fetch` gives. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message || reason.name : String(reason);
}
