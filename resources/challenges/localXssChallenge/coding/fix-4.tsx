import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import classes from './SearchScreen.module.css';

/** What is searched for, from the `q` of the address; undefined without it. */
export function useCriteria(): string | undefined {
  const [parameters] = useSearchParams();
  return parameters.get('q')?.trim() || undefined;
}

/** Says what is listed: all products, or those found for the criteria. */
export function SearchHeading() {
  const { t } = useTranslation();
  const criteria = useCriteria();
  return (
    <div className={`heading ${classes.heading}`}>
      {criteria === undefined ? (
        <h1>{t('TITLE_ALL_PRODUCTS')}</h1>
      ) : (
        <h1>
          {t('TITLE_SEARCH_RESULTS')} -{' '}
          <span
            id="searchValue"
            className={classes.criteria}
            dangerouslySetInnerHTML={{ __html: criteria.replaceAll('javascript:', '') }}
          />
        </h1>
      )}
      <div id="search-result-heading" />
    </div>
  );
}
