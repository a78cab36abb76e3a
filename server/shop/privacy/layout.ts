import type { FastifyRequest } from 'fastify';
import type { LayoutOutcome } from '../../decoy/host/host.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** Words that no path of a layout may contain, in lower case. */
const forbidden = ['ftp', 'ctf.key', 'encryptionkeys'];

/** How many characters of the result are shown. */
const shownLength = 100;

/**
 * Renders the farewell in a layout that the request names (api-account.md 14.7): a file of the decoy's, used as a
 * template.
 * @param layout as sent, of any type
 * @param page the HTML that the template gets as its body
 * @returns the beginning of the result
 * @throws PageError 400 for anything but a string; also for forbidden and missing files, and for templates that fail
 */
// weakness: lfrChallenge (the whole form becomes options of the template engine, and one of them names a file to read)
export async function renderInLayout(
  layout: unknown,
  page: string,
  request: FastifyRequest,
  { decoy, events }: ShopContext,
): Promise<string> {
  if (typeof layout !== 'string') {
    throw new PageError('The layout must be a string.', { status: 400 });
  }
  const path = decoy.files.resolve(layout).toLowerCase();
  if (forbidden.some((word) => path.includes(word))) {
    throw new PageError('File access not allowed');
  }
  // A body that has a layout is an object.
  const html = textOf(await decoy.renderLayout(layout, page, request.body as Record<string, unknown>));
  events.emit('layout.rendered', { layout });
  return `${html.slice(0, shownLength)}......`;
}

/** @throws PageError when there is no result */
function textOf(result: LayoutOutcome): string {
  switch (result.outcome) {
    case 'value':
      if (typeof result.value === 'string' && result.value !== '') {
        return result.value;
      }
      throw new PageError('The layout is empty.');
    case 'noFile':
      throw new PageError(result.error.message);
    case 'threw':
      throw new PageError(result.message);
    default:
      throw new PageError('The layout takes too much time or memory to render.', { status: 503 });
  }
}
