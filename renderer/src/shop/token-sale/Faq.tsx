import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/screen/Card.tsx';
import layout from '../../ui/styles/Layout.module.css';
import { TextWithCoin } from './TextWithCoin.tsx';
import classes from './TokenSaleScreen.module.css';

const fillers = [
  { question: 'TOKENSALE_PRICE_QUESTION', answer: 'TOKENSALE_PRICE_ANSWER' },
  { question: 'TOKENSALE_WALLET_QUESTION', answer: 'TOKENSALE_WALLET_ANSWER' },
  { question: 'TOKENSALE_TEAM_QUESTION', answer: 'TOKENSALE_TEAM_ANSWER' },
  { question: 'TOKENSALE_REFUND_QUESTION', answer: 'TOKENSALE_REFUND_ANSWER' },
] as const;

/** Answers buyers' questions in the way such sales do. */
export function Faq({ coin }: { readonly coin: string }) {
  const { t } = useTranslation();
  return (
    <aside className={layout.stack} aria-labelledby="token-sale-faq">
      <h2 id="token-sale-faq" className={classes.heading}>
        {t('ICO_FAQ')}
      </h2>
      {fillers.map(({ question, answer }) => (
        <Card key={question} className={classes.question}>
          <h3>{t(question)}</h3>
          <p>{t(answer)}</p>
        </Card>
      ))}
      <Card className={classes.question}>
        <h3>
          <TextWithCoin text="ICO_FAQ_QUESTION" coin={coin} />
        </h3>
        <p>{t('ICO_FAQ_ANSWER')}</p>
      </Card>
    </aside>
  );
}
