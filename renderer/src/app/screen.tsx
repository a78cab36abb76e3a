import { type ComponentType, type ReactElement, useState } from 'react';
import { lazily } from '../lib/reach/load-code.ts';

/** What a route shows. */
export interface Screen {
  readonly element: ReactElement;
  /** Text key of the document title. Without one, the title is only the shop's name. */
  readonly title?: string;
  /** Requests what the screen will ask for, once its code is there. */
  readonly request?: () => void;
}

/** Code that is fetched on demand. */
export interface OnDemand<Code> {
  readonly fetch: () => Promise<Code>;
  /** Returns undefined until the code is there. */
  readonly fetched: () => Code | undefined;
}

/** What a screen needs before it can be shown. */
interface Needs extends OnDemand<ComponentType> {
  readonly begin: (() => void) | undefined;
}

/** The needs of each screen that comes on demand, by its element. */
const needs = new Map<ReactElement, Needs>();

export function onDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  return {
    fetch: async () => {
      code ??= await load();
      return code;
    },
    fetched: () => code,
  };
}

/**
 * Returns a titled screen that `later` loads.
 * @param begin requests the screen's data, so that it arrives along with its code
 */
export function screen(title: string, load: () => Promise<ComponentType>, begin?: () => void): Screen {
  return { element: later(load, begin), title };
}

/** Returns a screen whose code is fetched when it is first shown, or earlier by `fetchCode`. Its data is requested only when it is shown. */
export function later(load: () => Promise<ComponentType>, begin?: () => void): ReactElement {
  return oneOf(onDemand(load), (component) => component, begin);
}

/** Returns one of the screens whose code comes together, as `later` does. */
export function oneOf<Code>(
  { fetch, fetched }: OnDemand<Code>,
  pick: (code: Code) => ComponentType,
  begin?: () => void,
): ReactElement {
  const own: Needs = {
    fetch: async () => pick(await fetch()),
    fetched: () => {
      const code = fetched();
      return code && pick(code);
    },
    begin,
  };
  const element = <Later {...own} Lazy={lazily(own.fetch)} />;
  needs.set(element, own);
  return element;
}

function Later({ fetched, begin, Lazy }: Needs & { readonly Lazy: ComponentType }) {
  // A lazy component always waits a moment, even for code that is there. The choice stays: another component would start afresh.
  const [Shown] = useState(() => {
    begin?.();
    return fetched() ?? Lazy;
  });
  return <Shown />;
}

/** Tells whether a screen can be shown without waiting for its code. */
export function isFetched({ element }: Screen): boolean {
  const own = needs.get(element);
  return own === undefined || own.fetched() !== undefined;
}

/** Fetches the code of a screen that is likely to be shown next. A failure is reported only when the screen is shown. */
export function fetchCode({ element }: Screen): void {
  needs
    .get(element)
    ?.fetch()
    .catch(() => {});
}

/** Fetches the code of a screen that will be shown, and requests its data. */
export function fetchAll(screen: Screen): void {
  needs.get(screen.element)?.begin?.();
  fetchCode(screen);
}
