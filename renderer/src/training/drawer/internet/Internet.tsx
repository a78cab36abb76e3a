import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DecoySearch, decoySearchPath } from '../../../../../shared/api/decoy-search.ts';
import { directionOf, languageTag } from '../../../../../shared/text/direction.ts';
import { get } from '../../../lib/api.ts';
import { rangeAddresses } from '../../../lib/range-addresses.ts';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import challenge from '../challenge/Challenge.module.css';
import drawer from '../Drawer.module.css';
import { keepView, useDrawerView } from '../kept-view.ts';
import classes from './Internet.module.css';
import { searchSites } from './search-sites.ts';

/** How many pages are listed at a time. */
const most = 30;

/** Milliseconds after the last key press until the search is kept. */
const pause = 700;

/** Lists the decoy internet's sites, and searches all pages of all of them (decision 32), in the learner's language and in English (decision 126). */
export function Internet() {
  const { t, i18n } = useTranslation();
  const kept = useDrawerView()?.search ?? '';
  const [typed, setTyped] = useState<string>();
  const search = typed ?? kept;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['decoy-search', i18n.language],
    queryFn: ({ signal }) => get<DecoySearch>(decoySearchPath, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (typed === undefined) {
      return;
    }
    const keep = () => keepView({ search: typed });
    const timer = setTimeout(keep, pause);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [typed]);
  return (
    <>
      <div className={`${drawer.section} ${classes.top}`}>
        <input
          type="search"
          className={challenge.search}
          aria-label={t('DRAWER_INTERNET_SEARCH')}
          placeholder={t('DRAWER_INTERNET_SEARCH')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className={drawer.label}>{t('DRAWER_INTERNET_FICTION')}</p>
      </div>
      {data === undefined ? (
        <div className={drawer.section}>
          {isError ? (
            <RetryLine message="DRAWER_INTERNET_FAILED" onRetry={() => void refetch()} trying={isFetching} />
          ) : (
            <Delayed>{t('HELP_LOADING')}</Delayed>
          )}
        </div>
      ) : search.trim() === '' ? (
        <Sites search={data} />
      ) : (
        <Results pages={data} search={search} />
      )}
    </>
  );
}

function Sites({ search: { language, sites } }: { readonly search: DecoySearch }) {
  return (
    <ul className={classes.list} {...inLanguage(language)}>
      {sites.map(({ name, title, about }) => (
        <li key={name}>
          <a className={classes.link} href={`${rangeAddresses.decoyInternet}${name}/`}>
            <span className={classes.title}>{title}</span>
            <span className={classes.about}>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Results({ pages, search }: { readonly pages: DecoySearch; readonly search: string }) {
  const { t } = useTranslation();
  const found = searchSites(pages, search);
  return (
    <>
      <p className={`${drawer.label} ${classes.count}`} role="status">
        {t('DRAWER_INTERNET_FOUND', { count: found.length })}
      </p>
      <ul className={classes.list}>
        {found.slice(0, most).map(({ site, page, title, before, hit, after, isEnglish }) => (
          <li key={page.path} {...inLanguage(isEnglish ? 'en' : pages.language)}>
            <a className={classes.link} href={rangeAddresses.decoyInternet + page.path}>
              <span className={classes.site}>{site.title}</span>
              <span className={classes.title}>{title}</span>
              <span className={classes.about}>
                {before}
                <mark className={classes.hit}>{hit}</mark>
                {after}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the attributes of what is in a language, which may not be that of the page around it. */
function inLanguage(language: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: languageTag(language), dir: directionOf(language) };
}
