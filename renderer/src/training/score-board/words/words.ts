import type { TFunction } from 'i18next';
import english from '../../../../../resources/languages/en/interface.json?score-board';
import { addEnglish } from '../../../lib/i18n.ts';

// The English words for categories and tags come with the board.
addEnglish(english);

/** Text keys of a category or tag: what it is called, and what it means. */
interface WordTexts {
  readonly name: string;
  readonly description: string;
}

/** Categories by their English name, which the server, filters and addresses know. */
const categories: Readonly<Record<string, WordTexts>> = {
  XSS: { name: 'CATEGORY_XSS', description: 'CATEGORY_XSS_DESCRIPTION' },
  'Sensitive Data Exposure': {
    name: 'CATEGORY_SENSITIVE_DATA_EXPOSURE',
    description: 'CATEGORY_SENSITIVE_DATA_EXPOSURE_DESCRIPTION',
  },
  'Improper Input Validation': {
    name: 'CATEGORY_IMPROPER_INPUT_VALIDATION',
    description: 'CATEGORY_IMPROPER_INPUT_VALIDATION_DESCRIPTION',
  },
  'Broken Access Control': {
    name: 'CATEGORY_BROKEN_ACCESS_CONTROL',
    description: 'CATEGORY_BROKEN_ACCESS_CONTROL_DESCRIPTION',
  },
  'Unvalidated Redirects': {
    name: 'CATEGORY_UNVALIDATED_REDIRECTS',
    description: 'CATEGORY_UNVALIDATED_REDIRECTS_DESCRIPTION',
  },
  'Vulnerable Components': {
    name: 'CATEGORY_VULNERABLE_COMPONENTS',
    description: 'CATEGORY_VULNERABLE_COMPONENTS_DESCRIPTION',
  },
  'Broken Authentication': {
    name: 'CATEGORY_BROKEN_AUTHENTICATION',
    description: 'CATEGORY_BROKEN_AUTHENTICATION_DESCRIPTION',
  },
  'Security through Obscurity': {
    name: 'CATEGORY_SECURITY_THROUGH_OBSCURITY',
    description: 'CATEGORY_SECURITY_THROUGH_OBSCURITY_DESCRIPTION',
  },
  'Insecure Deserialization': {
    name: 'CATEGORY_INSECURE_DESERIALIZATION',
    description: 'CATEGORY_INSECURE_DESERIALIZATION_DESCRIPTION',
  },
  Miscellaneous: { name: 'CATEGORY_MISCELLANEOUS', description: 'CATEGORY_MISCELLANEOUS_DESCRIPTION' },
  'Broken Anti Automation': {
    name: 'CATEGORY_BROKEN_ANTI_AUTOMATION',
    description: 'CATEGORY_BROKEN_ANTI_AUTOMATION_DESCRIPTION',
  },
  Injection: { name: 'CATEGORY_INJECTION', description: 'CATEGORY_INJECTION_DESCRIPTION' },
  'Security Misconfiguration': {
    name: 'CATEGORY_SECURITY_MISCONFIGURATION',
    description: 'CATEGORY_SECURITY_MISCONFIGURATION_DESCRIPTION',
  },
  'Cryptographic Issues': {
    name: 'CATEGORY_CRYPTOGRAPHIC_ISSUES',
    description: 'CATEGORY_CRYPTOGRAPHIC_ISSUES_DESCRIPTION',
  },
  XXE: { name: 'CATEGORY_XXE', description: 'CATEGORY_XXE_DESCRIPTION' },
};

/** Tags by their English name. */
const tags: Readonly<Record<string, WordTexts>> = {
  'Danger Zone': { name: 'TAG_DANGER_ZONE', description: 'TAG_DANGER_ZONE_DESCRIPTION' },
  'With Coding Challenge': { name: 'TAG_WITH_CODING_CHALLENGE', description: 'TAG_WITH_CODING_CHALLENGE_DESCRIPTION' },
  'Good for Demos': { name: 'TAG_GOOD_FOR_DEMOS', description: 'TAG_GOOD_FOR_DEMOS_DESCRIPTION' },
  Prerequisite: { name: 'TAG_PREREQUISITE', description: 'TAG_PREREQUISITE_DESCRIPTION' },
  OSINT: { name: 'TAG_OSINT', description: 'TAG_OSINT_DESCRIPTION' },
  Contraption: { name: 'TAG_CONTRAPTION', description: 'TAG_CONTRAPTION_DESCRIPTION' },
  'Code Analysis': { name: 'TAG_CODE_ANALYSIS', description: 'TAG_CODE_ANALYSIS_DESCRIPTION' },
  Web3: { name: 'TAG_WEB3', description: 'TAG_WEB3_DESCRIPTION' },
  Shenanigans: { name: 'TAG_SHENANIGANS', description: 'TAG_SHENANIGANS_DESCRIPTION' },
  Tutorial: { name: 'TAG_TUTORIAL', description: 'TAG_TUTORIAL_DESCRIPTION' },
  'Brute Force': { name: 'TAG_BRUTE_FORCE', description: 'TAG_BRUTE_FORCE_DESCRIPTION' },
  'Good Practice': { name: 'TAG_GOOD_PRACTICE', description: 'TAG_GOOD_PRACTICE_DESCRIPTION' },
  'Internet Traffic': { name: 'TAG_INTERNET_TRAFFIC', description: 'TAG_INTERNET_TRAFFIC_DESCRIPTION' },
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

function wordOf(t: TFunction, texts: WordTexts | undefined, english: string): Word {
  return texts === undefined
    ? { name: english, description: undefined }
    : { name: t(texts.name), description: t(texts.description) };
}
