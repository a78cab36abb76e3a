/**
 * The languages of the menu that claim to be complete (decision 37): every text of the page and every challenge is translated. Tests hold them to it.
 * A language joins the list when its files are complete.
 */
export const completeLanguages: readonly string[] = [
  'ar_SA',
  'cs_CZ',
  'de_DE',
  'es_ES',
  'fr_FR',
  'hi_IN',
  'id_ID',
  'it_IT',
  'ja_JP',
  'ko_KR',
  'nl_NL',
  'pl_PL',
  'pt_BR',
  'ro_RO',
  'tr_TR',
  'uk_UA',
  'vi_VN',
  'zh_CN',
  'zh_TW',
];

/** Languages whose translation has begun. They are checked and counted, but not offered until they are whole (decision 114). */
export const begunLanguages: readonly string[] = [];
