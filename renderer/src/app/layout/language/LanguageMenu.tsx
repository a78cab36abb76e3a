import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../shared/api/answers.ts';
import { chooseLanguage } from '../../../lib/i18n.ts';
import { languagesQuery } from '../../../lib/languages.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { loadPageAgain } from '../../../lib/reach/load-page-again.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { useOpenOnceLoaded } from '../bar/use-open-once-loaded.ts';
import { LanguageButton, languageButtonId } from './LanguageButton.tsx';
import { LanguageList } from './LanguageList.tsx';

/** Renders the language button with its list, which starts open (ui-learning.md 7.4). `LanguageMenuOnDemand` loads it. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useOpenOnceLoaded(languageButtonId);
  const { data: languages = [] } = useQuery(languagesQuery);
  const choose = async (language: Language) => {
    setOpen(false);
    await changeLanguage(language);
  };
  return (
    <Popover
      id={languageButtonId}
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      // Like the bar, the list stays put when the page is scrolled.
      floatingStrategy="fixed"
      width={288}
      offset={18}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <LanguageButton onClick={() => setOpen(!open)} />
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
  // Everything that the server translates is requested again, so no reload is needed. Offering one does no harm.
  await queryClient.invalidateQueries();
  showSnackBar({
    message: 'LANGUAGE_CHANGED',
    values: { language: language.lang },
    action: { label: 'FORCE_PAGE_RELOAD', run: () => void loadPageAgain() },
  });
}
