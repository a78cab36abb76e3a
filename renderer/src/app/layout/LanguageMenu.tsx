import { Popover } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../server/contract/answers.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { languagesQuery } from '../../lib/languages.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import classes from './Bar.module.css';
import { LanguageList } from './LanguageList.tsx';

/** The language button and its list with a filter (ui-learning.md 7.4). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data: languages = [] } = useQuery(languagesQuery);
  const shortKey =
    languages.find(({ key }) => key === i18n.language)?.shortKey ?? i18n.language.slice(0, 2).toUpperCase();
  const choose = async (language: Language) => {
    setOpen(false);
    await changeLanguage(language);
  };
  return (
    <Popover
      id="navbarLanguageButton"
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={288}
      offset={18}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={`buttons ${classes.control}`}
          aria-label="Language selection menu"
          title={t('LANGUAGE_SEL_HINT')}
          onClick={() => setOpen(!open)}
        >
          <IconLanguage stroke={1.5} aria-hidden />
          <span className={classes.word}>{shortKey}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('LANGUAGE_SEL_HINT')}>
        <LanguageList languages={languages} chosen={i18n.language} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

async function changeLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language.key);
  } catch (error) {
    console.log(error);
    showSnackBar({ message: 'LANGUAGE_FAILED', values: { language: language.lang }, tone: 'error' });
    return;
  }
  // What the server translated is asked for again, so no reload is needed; the offered one does no harm.
  await queryClient.invalidateQueries();
  showSnackBar({
    message: 'LANGUAGE_CHANGED',
    values: { language: language.lang },
    action: { label: 'FORCE_PAGE_RELOAD', run: () => window.location.reload() },
  });
}
