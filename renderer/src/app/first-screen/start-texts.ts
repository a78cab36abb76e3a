import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import english from '../../../../resources/languages/en/interface.json';

// What is drawn is in English. Modules that bring texts of their own add them when they are loaded, so this comes before all of them.
void i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: english } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});
