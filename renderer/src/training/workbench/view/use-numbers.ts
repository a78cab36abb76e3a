import { useTranslation } from 'react-i18next';

/** Returns a function that writes a number as the reader's language does. */
export function useNumbers(): (number: number) => string {
  const { i18n } = useTranslation();
  return (number) => number.toLocaleString(i18n.language.replace('_', '-'));
}
