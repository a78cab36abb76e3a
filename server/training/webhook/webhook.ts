import { hostname, release, type } from 'node:os';

/** How long to wait for the operator's server, in milliseconds. */
const patience = 10_000;

export interface WebhookOptions {
  /** The operator's address (environment variable `SOLUTIONS_WEBHOOK`). */
  readonly url: string;
  readonly applicationName: string;
  /** Name of the configuration variant, null for the defaults. */
  readonly variant: string | null;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

/** A solved challenge, as it is reported. */
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
 * Reports solved challenges to the operator's address. It tries once, nothing waits for it, and a failure is only
 * logged (api-learning.md 9). It doesn't go through the decoy's gate: only the operator decides where it goes, usually
 * to a private address, which the gate would refuse (decision 43).
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
      (status) => log('info', `Reported ${key} to the webhook, which answered ${status}`),
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
  // The response body is not needed.
  await answer.body?.cancel();
  return answer.status;
}

/** Returns the reason behind the generic one that `fetch` gives. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message || reason.name : String(reason);
}
