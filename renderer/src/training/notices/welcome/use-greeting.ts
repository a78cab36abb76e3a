import { useTranslation } from 'react-i18next';
import english from '../../../../../resources/languages/en/interface.json?welcome';
import type { Configuration } from '../../../lib/config.ts';
import { addEnglish } from '../../../lib/i18n.ts';

// The first screen doesn't need these texts.
addEnglish(english);

/** The content of the welcome banner. */
export interface Greeting {
  readonly title: string;
  /** HTML, as configured. */
  readonly message: string;
}

/**
 * Returns the configured greeting. The range's own greeting is translated into the learner's language; one that an operator has written
 * isn't.
 */
export function useGreeting({ name, welcomeBanner }: Configuration['application']): Greeting {
  const { t } = useTranslation();
  const { title, message } = welcomeBanner;
  const inEnglish = { name, lng: 'en' };
  return {
    title: title === t('WELCOME_TITLE', inEnglish) ? t('WELCOME_TITLE', { name }) : title,
    message: message === t('WELCOME_MESSAGE', inEnglish) ? t('WELCOME_MESSAGE') : message,
  };
}
