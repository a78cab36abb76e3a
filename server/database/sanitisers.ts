import sanitizeHtml from 'sanitize-html';

/*
 * The three sanitisers of the contract (data.md 2.5). The filter library is npm `sanitize-html` 1.4.2, kept at that
 * version on purpose: its single pass is the weakness of persistedXssFeedbackChallenge.
 */

/** How many comment openers a text may hold. For each one in a URL, the library searches the whole rest of it for the end. */
const commentLimit = 500;

/** How many tags a text may hold. At each closing tag, the library looks through all that are open. */
const tagLimit = 2000;

/**
 * Returns the text after one pass of the filter library. Disallowed tags are removed and their text is kept, except for
 * that of scripts and styles.
 */
export function filterOnce(html: string): string {
  // Without a tag, the library changes nothing: text and entities are kept as they are.
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

/** The number of passes after which a text counts as an attack on the server's time rather than as a nested payload. */
const passLimit = 50;

/** Returns the text after as many passes as it takes until nothing changes any more. This sanitiser is sound. */
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

/** Returns a user name after the old home-made sanitiser (api-account.md 10.4). */
export function filterLegacy(text: string): string {
  // weakness: usernameXssChallenge - one pass: `<<a|ascript>` leaves `<script>` behind
  return text.replace(/<\w+\W+?\w/g, '');
}
