import { setTimeout as delay } from 'node:timers/promises';
import type { AgentCalls, ViewName } from './agent-calls.ts';

/** How often the expression is evaluated, in milliseconds. */
const rhythm = 20;

/** After how many milliseconds the script is sent again. */
const renewal = 2_000;

/**
 * Resolves when the expression is truthy in the page, even across navigations.
 * @param hasEnded whether the app has ended, so that waiting is pointless
 */
export async function waitInPage(
  { evaluate }: Pick<AgentCalls, 'evaluate'>,
  hasEnded: () => boolean,
  view: ViewName,
  expression: string,
): Promise<void> {
  const code = `new Promise((resolve) => {
    let left = ${renewal / rhythm};
    const look = () => {
      let found = false;
      try { found = Boolean(${expression}); } catch {}
      left -= 1;
      found || left === 0 ? resolve(found) : setTimeout(look, ${rhythm});
    };
    look();
  })`;
  // A page that closes takes the waiting script with it, sometimes without an error. Then the next page is asked.
  for (;;) {
    try {
      if ((await Promise.race([evaluate(view, code), delay(renewal)])) === true) {
        return;
      }
    } catch (error) {
      if (hasEnded()) {
        throw error;
      }
    }
    await delay(rhythm);
  }
}

/** Resolves with the shop's address when its page is shown. */
export async function waitForShopPage(
  app: Pick<AgentCalls, 'url'>,
  waitFor: (view: ViewName, expression: string) => Promise<void>,
): Promise<string> {
  await waitFor('bar', "document.getElementById('address').value.startsWith('http')");
  await waitFor('shop', "document.readyState === 'complete'");
  return new URL(await app.url('shop')).origin;
}
