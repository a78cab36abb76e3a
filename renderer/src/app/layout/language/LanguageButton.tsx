import { VisuallyHidden } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languagesQuery } from '../../../lib/languages.ts';
import { MatIcon } from '../../../ui/script-layer/MatIcon.tsx';
import classes from '../bar/Bar.module.css';
import { onArrowDown } from '../bar/on-arrow-down.ts';

export const languageButtonId = 'navbarLanguageButton';

/** Renders the language button with the short key of the current language, whether or not its list has loaded. */
export function LanguageButton({ className = '', ...others }: ComponentProps<'button'>) {
  const { t, i18n } = useTranslation();
  const keyId = useId();
  const purposeId = useId();
  const { data: languages = [] } = useQuery(languagesQuery);
  const known = languages.find(({ key }) => key === i18n.language);
  return (
    <button
      type="button"
      aria-label="Language selection menu"
      aria-labelledby={`${keyId} ${purposeId}`}
      title={t('LANGUAGE_SEL_HINT')}
      {...others}
      className={`buttons ${classes.control} ${className}`}
      onKeyDown={onArrowDown}
    >
      <MatIcon>
        <IconLanguage stroke={1.5} />
      </MatIcon>
      <span id={keyId} className={classes.word}>
        {known?.shortKey ?? i18n.language.slice(0, 2).toUpperCase()}
      </span>
      <VisuallyHidden id={purposeId}>{t('LANGUAGE_SEL_HINT')}</VisuallyHidden>
    </button>
  );
}
