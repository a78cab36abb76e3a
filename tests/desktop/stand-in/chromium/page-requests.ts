import type { RequestFacts, StandInSession } from '../session.ts';
import type { Events, Target } from './connection.ts';
import { customScheme, toAppUrl } from './shell-scheme.ts';

/** A navigation that a page, not the app, wants to start. */
export interface WantedNavigation {
  readonly kind: 'navigate' | 'redirect';
  readonly frameId: string;
  readonly isMainFrame: boolean;
  readonly url: string;
}

interface PageRequestRules {
  readonly session: StandInSession;
  readonly isMainFrame: (frameId: string) => boolean;
  /** Returns whether the app itself requested the next main-frame page. Such a navigation emits no event. */
  readonly isOwnNavigation: () => boolean;
  /** @returns whether it may continue */
  readonly mayNavigate: (navigation: WantedNavigation) => boolean;
}

type Paused = Events['Fetch.requestPaused'];

const resourceTypes: Readonly<Record<string, RequestFacts['resourceType']>> = {
  Stylesheet: 'stylesheet',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  XHR: 'xhr',
  Fetch: 'xhr',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
};

/**
 * Runs where Electron acts before a request leaves: first the navigation events, then the session's request filter,
 * then the app's own schemes. Everything else goes to the network.
 */
export async function holdRequests(page: Target, rules: PageRequestRules): Promise<void> {
  page.on('Fetch.requestPaused', (event) => {
    decide(page, event, rules).catch(() => {
      // The page has closed meanwhile.
    });
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
}

async function decide(page: Target, paused: Paused, rules: PageRequestRules): Promise<void> {
  const { requestId, request, frameId, resourceType, redirectedRequestId } = paused;
  const url = toAppUrl(request.url);
  const isDocument = resourceType === 'Document';
  // Electron reports navigations with the hash, and requests without it.
  const wanted = url + (request.urlFragment ?? '');
  const isMainFrame = isDocument && rules.isMainFrame(frameId);
  if (isDocument) {
    const kind = redirectedRequestId === undefined ? 'navigate' : 'redirect';
    const isOwn = kind === 'navigate' && isMainFrame && rules.isOwnNavigation();
    if (!isOwn && !rules.mayNavigate({ kind, frameId, isMainFrame, url: wanted })) {
      await page.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
  }
  const type = isDocument ? (isMainFrame ? 'mainFrame' : 'subFrame') : (resourceTypes[resourceType] ?? 'other');
  if (!rules.session.mayRequest({ url, method: request.method, resourceType: type })) {
    await page.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return;
  }
  const scheme = customScheme(request.url);
  if (scheme === null) {
    await page.send('Fetch.continueRequest', { requestId });
    return;
  }
  const handler = rules.session.protocolHandlers.get(scheme);
  if (handler === undefined) {
    await page.send('Fetch.failRequest', { requestId, errorReason: 'AddressUnreachable' });
    return;
  }
  const response = await handler(new Request(url, { method: request.method, headers: request.headers }));
  await page.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  });
}
