import type { Desktop } from './desktop.ts';

/** How a person finds something on the shop's page. */
export type Target =
  | { readonly css: string }
  | { readonly name: string }
  | { readonly label: string }
  | { readonly placeholder: string }
  | { readonly text: string };

/** Operates the shop's page in the window like a learner: waits for what can be seen, and uses it. */
export interface Hands {
  click(target: Target): Promise<void>;
  fill(target: Target, value: string): Promise<void>;
  /** Waits until the page is at a route such as `#/basket`, whatever follows it. */
  arrive(route: string): Promise<void>;
  see(target: Target): Promise<void>;
}

export function handsOn(app: Pick<Desktop, 'evaluate' | 'waitFor'>): Hands {
  const see = (target: Target) => app.waitFor('shop', `${find(target)} !== undefined`);
  const use = async (target: Target, code: string) => {
    await see(target);
    await app.evaluate('shop', `(() => { const found = ${find(target)}; ${code} })()`);
  };
  return {
    see,
    click: (target) => use(target, 'found.click()'),
    fill: (target, value) =>
      // React hides the value behind a property of its own, so it is set with the original setter.
      use(
        target,
        `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value').set.call(found, ${JSON.stringify(value)});
        found.dispatchEvent(new Event('input', { bubbles: true }));
        found.dispatchEvent(new Event('change', { bubbles: true }));`,
      ),
    arrive: (route) => app.waitFor('shop', `location.hash.startsWith(${JSON.stringify(route)})`),
  };
}

/** Returns an expression for the first visible and enabled element that matches; undefined when there is none. */
function find(target: Target): string {
  const shown = '.find((it) => it.getClientRects().length > 0 && !it.disabled)';
  const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  if ('css' in target) {
    return `${all(target.css)}${shown}`;
  }
  if ('name' in target) {
    return `${all(`[aria-label=${JSON.stringify(target.name)}]`)}${shown}`;
  }
  if ('placeholder' in target) {
    return `${all(`[placeholder=${JSON.stringify(target.placeholder)}]`)}${shown}`;
  }
  const text = JSON.stringify('label' in target ? target.label : target.text);
  const fits = `.filter((it) => it.textContent.trim().replace(/\\s*\\*$/, '') === ${text})`;
  return 'label' in target
    ? `${all('label')}${fits}.map((it) => it.control).filter((it) => it !== null)${shown}`
    : `${all('button, a, h1, h2, p, span')}${fits}${shown}`;
}
