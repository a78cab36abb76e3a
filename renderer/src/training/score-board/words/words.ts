import type { TFunction } from 'i18next';
import english from '../../../../../resources/languages/en/interface.json?score-board';
import { addEnglish } from '../../../lib/i18n.ts';

// The English words for categories and tags come with the board.
addEnglish(english);

/** Text keys of the categories by their English name, which the server, filters and addresses know. What one means is `<key>_DESCRIPTION`. */
const categories: Readonly<Record<string, string>> = {
  XSS: 'CATEGORY_XSS',
  'Sensitive Data Exposure': 'CATEGORY_SENSITIVE_DATA_EXPOSURE',
  'Improper Input Validation': 'CATEGORY_IMPROPER_INPUT_VALIDATION',
  'Broken Access Control': 'CATEGORY_BROKEN_ACCESS_CONTROL',
  'Unvalidated Redirects': 'CATEGORY_UNVALIDATED_REDIRECTS',
  'Vulnerable Components': 'CATEGORY_VULNERABLE_COMPONENTS',
  'Broken Authentication': 'CATEGORY_BROKEN_AUTHENTICATION',
  'Security through Obscurity': 'CATEGORY_SECURITY_THROUGH_OBSCURITY',
  'Insecure Deserialization': 'CATEGORY_INSECURE_DESERIALIZATION',
  Miscellaneous: 'CATEGORY_MISCELLANEOUS',
  'Broken Anti Automation': 'CATEGORY_BROKEN_ANTI_AUTOMATION',
  Injection: 'CATEGORY_INJECTION',
  'Security Misconfiguration': 'CATEGORY_SECURITY_MISCONFIGURATION',
  'Cryptographic Issues': 'CATEGORY_CRYPTOGRAPHIC_ISSUES',
  XXE: 'CATEGORY_XXE',
};

/** The same for tags. */
const tags: Readonly<Record<string, string>> = {
  'Danger Zone': 'TAG_DANGER_ZONE',
  'With Coding Challenge': 'TAG_WITH_CODING_CHALLENGE',
  'Good for Demos': 'TAG_GOOD_FOR_DEMOS',
  Prerequisite: 'TAG_PREREQUISITE',
  OSINT: 'TAG_OSINT',
  Contraption: 'TAG_CONTRAPTION',
  'Code Analysis': 'TAG_CODE_ANALYSIS',
  Web3: 'TAG_WEB3',
  Shenanigans: 'TAG_SHENANIGANS',
  Tutorial: 'TAG_TUTORIAL',
  'Brute Force': 'TAG_BRUTE_FORCE',
  'Good Practice': 'TAG_GOOD_PRACTICE',
  'Internet Traffic': 'TAG_INTERNET_TRAFFIC',
};

/** A category or tag in the reader's language. */
export interface Word {
  readonly name: string;
  /** What it means. */
  readonly description: string | undefined;
}

/** @param category English; one that is not known stays as it is */
export function categoryWord(t: TFunction, category: string): Word {
  return wordOf(t, categories[category], category);
}

/** @param tag English; one that is not known stays as it is */
export function tagWord(t: TFunction, tag: string): Word {
  return wordOf(t, tags[tag], tag);
}

function wordOf(t: TFunction, key: string | undefined, english: string): Word {
  return key === undefined
    ? { name: english, description: undefined }
    : { name: t(key), description: t(`${key}_DESCRIPTION`) };
}
