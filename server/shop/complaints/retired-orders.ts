import { PageError } from '../../http/errors.ts';
import type { UploadedFile } from '../../http/uploads/read-upload.ts';
import type { ShopContext } from '../context.ts';
import { truncated } from '../where-condition.ts';

/** How many characters of a document the response shows. */
const shownLength = 400;

const retired = 'B2B customer complaints via file upload have been deprecated for security reasons';

/**
 * Answers an order of a business customer, which could once be sent this way. The response is always an error that
 * shows what was read (api-shop.md 18).
 * @throws PageError 410, or 503 if reading took too long
 */
export async function refuseOrder(
  shop: ShopContext,
  format: 'xml' | 'yaml',
  { name, content }: UploadedFile,
): Promise<never> {
  const { readers } = shop.decoy;
  const read =
    format === 'xml'
      ? // weakness: xxeFileDisclosureChallenge, xxeDosChallenge (entities are expanded, even files and any number of repetitions)
        await readers.xml(content)
      : // weakness: yamlBombChallenge (aliases are expanded, even any number of repetitions)
        await readers.yaml(content);
  const text = read.outcome === 'read' ? read.text : null;
  shop.events.emit('orderDocument.read', { format, outcome: read.outcome, text });
  if (read.outcome === 'timedOut') {
    throw new PageError('Sorry, we are temporarily not available! Please try again later.', { status: 503 });
  }
  // weakness: xxeFileDisclosureChallenge (the content of an entity is sent back)
  const shown = truncated(read.outcome === 'read' ? read.text : read.message, shownLength);
  throw new PageError(`${retired}: ${shown} (${name})`, { status: 410 });
}
