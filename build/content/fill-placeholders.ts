import type { z } from 'zod';
import type { Configuration } from '../../shared/api/configuration.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { ContentError } from './read-content.ts';
import type { keysSchema } from './schema.ts';

/** What the challenges' texts name in double braces because it stands elsewhere in the content. */
export function placeholdersOf(
  keys: z.infer<typeof keysSchema>,
  configuration: Configuration,
): Readonly<Record<string, string>> {
  return {
    PREMIUM_CIPHERTEXT: keys.premiumCiphertext.join(''),
    XSS_BONUS_PAYLOAD_ESCAPED: escapeHtml(configuration.challenges.xssBonusPayload),
  };
}

/**
 * @param place for the message: file and key
 * @throws ContentError for a placeholder that does not exist
 */
export function fillPlaceholders(text: string, placeholders: Readonly<Record<string, string>>, place: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = placeholders[name];
    if (value === undefined) {
      throw new ContentError(`${place}: there is no placeholder ${name}`);
    }
    return value;
  });
}
