/** How many characters of a text are used; nobody says more than that to a bot. */
const longest = 5000;

/** The full forms of contractions. */
const contractions: readonly (readonly [form: RegExp, full: string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'m\b/g, ' am'],
  [/\b(what|who|how|where|when|that|it|there|here)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
];

/** Words that any question may have, and that say nothing about its subject. */
const emptyWords = stemsOf(
  `about all am an and any are as at be but by can could did do does for from get give go got had has have he help her here
   him his how if in into is it its know let like long make may me my need no not now of on one or our page please see she shop
   should so some something tell than that the their them then there these they this to us use using very want was we were what
   when where which who why will with would you your`,
);

/**
 * Returns the stems of an English text's subjects, each once. If it has none, as in `So long!`, there is one entry, with
 * all stems of the text.
 */
export function subjectsOf(text: string): readonly string[] {
  const stems = stemsOf(text);
  const subjects = stems.filter((stem) => !emptyWords.includes(stem));
  return subjects.length > 0 ? subjects : [stems.join(' ')];
}

/** Returns the stems in the order of the text, each once. Single letters and digits are left out: at most, they stand for names. */
function stemsOf(text: string): readonly string[] {
  let plain = text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
  for (const [form, full] of contractions) {
    plain = plain.replace(form, full);
  }
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  return [...new Set(words.map(stemOf))];
}

/**
 * Cuts off endings that change with number and tense: `coupons`, `saving` and `save` become `coupon`, `sav`, `sav`. What
 * remains need not be a word; it only has to be the same for all forms.
 */
function stemOf(word: string): string {
  const single = word
    .replace(/(.[^aeiou])ies$/, '$1y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single.replace(/(?:ing|ed)$/, '');
  const isWhole = root === single || root.length < 3 || !/[aeiouy]/.test(root);
  const plain = isWhole ? single : root.replace(/([bdfgmnprt])\1$/, '$1');
  return plain.length > 3 ? plain.replace(/e$/, '').replace(/y$/, 'i') : plain;
}
