import purify from 'dompurify';
import { useMemo } from 'react';
import type { RichText } from './rich-text.ts';

/** Shows text with its markup, but without anything that could run. Trusted text stays as it is. */
export function Rich({ text, className }: { readonly text: RichText; readonly className?: string | undefined }) {
  const markup = useMemo(
    () => (typeof text === 'string' ? purify.sanitize(text, { ADD_ATTR: ['target'] }) : text.trusted),
    [text],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, or vouched for by whoever made it trusted
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
