import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the request comes from a page of the shop itself, or from no page at all (decisions 49, 77). A page can forge neither its own
 * `Origin` nor its browser's `Sec-Fetch-Site`, which old browsers don't send. A script that was injected into a page of the shop counts as that page.
 */
export function isSameOrigin({
  headers: { origin, host, 'sec-fetch-site': site = 'same-origin' },
}: FastifyRequest): boolean {
  if (origin === undefined) {
    return site === 'same-origin' || site === 'none';
  }
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
