import { ActionIcon } from '@mantine/core';
import { IconCreditCard, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../ui/choice-list/ChoiceList.tsx';
import { ExpansionPanel } from '../../../ui/expansion-panel/ExpansionPanel.tsx';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
import { CheckoutTitle } from '../CheckoutFrame.tsx';
import { CardForm } from './CardForm.tsx';
import classes from './Cards.module.css';
import { CardsPending } from './CardsPending.tsx';
import { CardText } from './CardText.tsx';
import { useCards } from './cards.ts';
import { finishRemoving, removeCard } from './remove-card.ts';

interface PaymentMethodsProps {
  /** Cards can be removed instead of chosen. */
  readonly allowDelete?: boolean;
  readonly chosen?: number | undefined;
  readonly onChoose?: (cardId: number | undefined) => void;
  /** One sentence below the heading, already translated. */
  readonly lead?: string;
}

/** The customer's saved cards, to choose from or to remove, and the form for one more (ui-shop.md 5.25). Its heading is an `h1`. */
export function PaymentMethods({ allowDelete = false, chosen, onChoose = () => {}, lead }: PaymentMethodsProps) {
  const { t } = useTranslation();
  return (
    <app-payment-method>
      <CheckoutTitle lead={lead}>{t('MY_PAYMENT_OPTIONS')}</CheckoutTitle>
      {allowDelete ? <RemovableCards /> : <CardChoice chosen={chosen} onChoose={onChoose} />}
      <div className={classes.add}>
        <ExpansionPanel
          title={t('ADD_NEW_CARD')}
          description={t('ADD_NEW_CARD_DESCRIPTION')}
          icon={<IconCreditCard size={24} stroke={1.5} aria-hidden />}
        >
          <CardForm />
        </ExpansionPanel>
      </div>
    </app-payment-method>
  );
}

function CardChoice({
  chosen,
  onChoose,
}: Required<Pick<PaymentMethodsProps, 'onChoose'>> & { chosen: number | undefined }) {
  const { t } = useTranslation();
  const cards = useCards();
  if (cards.data === undefined || cards.data.length === 0) {
    return <CardsPending cards={cards} />;
  }
  return (
    <ChoiceList
      label={t('MY_PAYMENT_OPTIONS')}
      chosen={chosen}
      onChoose={onChoose}
      choices={cards.data.map((card) => ({ id: card.id, content: <CardText card={card} /> }))}
    />
  );
}

function RemovableCards() {
  const { t } = useTranslation();
  const cards = useCards();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => finishRemoving, []);
  if (cards.data === undefined || cards.data.length === 0) {
    return <CardsPending cards={cards} />;
  }
  return (
    <ul ref={list} className={classes.list} aria-label={t('MY_PAYMENT_OPTIONS')}>
      {cards.data.map((card, index) => (
        <li key={card.id} className={classes.saved}>
          <CardText card={card} />
          <ActionIcon
            variant="subtle"
            className={classes.bin}
            aria-label={t('REMOVE_CARD', { digits: card.cardNum.slice(-4) })}
            data-remove
            onClick={() => {
              focusNeighbour(list.current, index);
              removeCard(card);
            }}
          >
            <IconTrash className="fa-trash-alt" size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
