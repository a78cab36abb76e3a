import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplicationName } from '../lib/config.ts';

/** Sets the document title: "Screen - name", or only the name for the shop window (decision 23). The last title on the page wins. */
export function ScreenTitle({ title }: { readonly title: string | undefined }) {
  const { t } = useTranslation();
  const name = useApplicationName();
  const text = title === undefined ? name : `${t(title)} - ${name}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
