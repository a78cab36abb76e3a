import sanitizeHtml from 'sanitize-html';

/*
 * The three text cleaners of the contract (data.md 2.5). The filter library is npm `sanitize-html` 1.4.2, kept at that
 * version on purpose: its single pass is the weakness of persistedXssFeedbackChallenge.
 */

/** Openers of comments that a text may hold; for each one in an address the library searches all the rest for its end. */
const commentLimit = 500;

/** Tags that a text may hold; at each closing one the library looks through all that are open. */
const tagLimit = 2000;

/** One pass of the filter library: disallowed tags go, their text stays, that of scripts and styles goes, too. */
export function filterOnce(html: string): string {
  // Without a tag the library changes nothing: text and entities pass through as they are.
  if (!html.includes('<')) {
    return html;
  }
  if (html.split('<', tagLimit + 2).length > tagLimit + 1) {
    return html.replaceAll('<', '');
  }
  const isAbsurd = html.split('<!--', commentLimit + 2).length > commentLimit + 1;
  // weakness: persistedXssFeedbackChallenge - one pass: a payload nested in a removed tag survives
  return sanitizeHtml(isAbsurd ? html.replaceAll('<!--', '') : html);
}

/** Passes after which a text is taken for an attack on the cleaner's time, not for a nested payload. */
const passLimit = 50;

/** The filter library repeated until nothing changes any more: this one is sound. */
export function filterStrictly(html: string): string {
  let text = html;
  for (let pass = 0; pass < passLimit; pass += 1) {
    const cleaned = filterOnce(text);
    if (cleaned === text) {
      return text;
    }
    text = cleaned;
  }
  return text.replaceAll('<', '');
}

/** The old home-made cleaner of user names (api-account.md 10.4). */
export function filterLegacy(text: string): string {
  // weakness: usernameXssChallenge - one pass: `<<a|ascript>` leaves `<script>` behind
  return text.replace(/<\w+\W+?\w/g, '');
}
