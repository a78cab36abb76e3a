import { PageError } from '../../http/errors.ts';
import type { UploadedFile } from '../../http/uploads/read-upload.ts';
import type { ShopContext } from '../context.ts';
import { truncated } from '../where-condition.ts';

/** Characters of a document that the answer shows. */
const shownLength = 400;

const retired = 'B2B customer complaints via file upload have been deprecated for security reasons';

/**
 * Answers an order of a business customer, who once sent them this way: always an error, which tells what was read
 * (api-shop.md 18).
 * @throws PageError 410, or 503 where reading took too long
 */
export async function refuseOrder(
  shop: ShopContext,
  format: 'xml' | 'yaml',
  { name, content }: UploadedFile,
): Promise<never> {
  const { readers } = shop.decoy;
  const read =
    format === 'xml'
      ? // weakness: xxeFileDisclosureChallenge, xxeDosChallenge (entities are put in, files and any number of repetitions too)
        await readers.xml(content)
      : // weakness: yamlBombChallenge (aliases are put in, any number of repetitions too)
        await readers.yaml(content);
  const text = read.outcome === 'read' ? read.text : null;
  shop.events.emit('orderDocument.read', { format, outcome: read.outcome, text });
  if (read.outcome === 'timedOut') {
    throw new PageError('Sorry, we are temporarily not available! Please try again later.', { status: 503 });
  }
  // weakness: xxeFileDisclosureChallenge (what an entity stood for is sent back)
  const shown = truncated(read.outcome === 'read' ? read.text : read.message, shownLength);
  throw new PageError(`${retired}: ${shown} (${name})`, { status: 410 });
}
