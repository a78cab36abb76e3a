import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/screen/Card.tsx';
import classes from './TokenSaleScreen.module.css';

/** Two papers on how such sales end; titles and addresses as the contract has them. */
const papers = [
  { title: 'PonzICO Whitepaper', url: 'https://ponzico.win/ponzico.pdf' },
  { title: 'PonziCoin Whitepaper', url: 'https://www.sec.gov/investor/alerts/ia_virtualcurrencies.pdf' },
] as const;

/** The card with the papers. */
export function WhitePaper() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2 className={classes.heading}>
        {t('SECTION_WHITEPAPER')} ({t('WHITEPAPER_REFERENCES')})
      </h2>
      <ul className={classes.papers}>
        {papers.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={classes.paper}>
              {title}
              <IconExternalLink size={18} stroke={1.5} aria-label={t('OPENS_NEW_WINDOW')} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
