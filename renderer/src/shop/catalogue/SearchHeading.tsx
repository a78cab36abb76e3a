import { useTranslation } from 'react-i18next';
import classes from './SearchScreen.module.css';

/** Says what is listed; the criteria is put into the page as it was typed (ui-shop.md 5.1). */
export function SearchHeading({ criteria }: { readonly criteria: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={`heading ${classes.heading}`}>
      {criteria === undefined ? (
        <h1>{t('TITLE_ALL_PRODUCTS')}</h1>
      ) : (
        <h1>
          {t('TITLE_SEARCH_RESULTS')} -{' '}
          {/* weakness: localXssChallenge, xssBonusChallenge (the query becomes markup) */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
          <span id="searchValue" className={classes.criteria} dangerouslySetInnerHTML={{ __html: criteria }} />
        </h1>
      )}
      <div id="search-result-heading" />
    </div>
  );
}
