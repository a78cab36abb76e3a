import type { z } from 'zod';
import type { Configuration } from '../../shared/api/configuration.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { ContentError } from './read-content.ts';
import type { keysSchema } from './schema.ts';

/** Returns what the challenges' texts refer to in double braces because it is defined elsewhere in the content. */
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
 * Replaces the placeholders in a text.
 * @param place file and key, for the error message
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
