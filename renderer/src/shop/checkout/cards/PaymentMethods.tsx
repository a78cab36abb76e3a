import { IconCreditCard } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import { ChoiceList } from '../../../ui/choice-list/ChoiceList.tsx';
import { ExpansionPanel } from '../../../ui/expansion-panel/ExpansionPanel.tsx';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
import { Cell, Row, Table } from '../../../ui/script-layer/Table.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import saved from '../Saved.module.css';
import { CardForm } from './CardForm.tsx';
import classes from './Cards.module.css';
import { CardText } from './CardText.tsx';
import { useCards } from './cards.ts';
import { finishRemoving, removeCard } from './remove-card.ts';

interface PaymentMethodsProps {
  /** Whether cards can be removed instead of chosen. */
  readonly allowDelete?: boolean;
  readonly chosen?: number | undefined;
  readonly onChoose?: (cardId: number | undefined) => void;
}

/** Lists the customer's saved cards to choose from or remove, with the form for another one (ui-shop.md 5.25). */
export function PaymentMethods({ allowDelete = false, ...choice }: PaymentMethodsProps) {
  const { t } = useTranslation();
  return (
    <app-payment-method>
      {allowDelete ? <RemovableCards /> : <CardChoice {...choice} />}
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

function CardChoice({ chosen, onChoose = () => {} }: Pick<PaymentMethodsProps, 'chosen' | 'onChoose'>) {
  const { t } = useTranslation();
  return (
    <SavedCards>
      {(cards) => (
        <ChoiceList
          column="Number"
          label={t('MY_PAYMENT_OPTIONS')}
          chosen={chosen}
          onChoose={onChoose}
          choices={cards.map((card) => ({ id: card.id, content: <CardText card={card} /> }))}
        />
      )}
    </SavedCards>
  );
}

function RemovableCards() {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => finishRemoving, []);
  return (
    <SavedCards>
      {(cards) => (
        <Table ref={list} role="list" className={saved.list} aria-label={t('MY_PAYMENT_OPTIONS')}>
          {cards.map((card, index) => (
            <Row key={card.id} role="listitem" className={`${saved.saved} ${classes.saved}`}>
              <Cell column="Number" role="presentation">
                <CardText card={card} />
              </Cell>
              <Cell column="Remove" role="presentation">
                <RemoveButton
                  label={t('REMOVE_CARD', { digits: card.cardNum.slice(-4) })}
                  onRemove={() => {
                    focusNeighbour(list.current, index);
                    removeCard(card);
                  }}
                />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </SavedCards>
  );
}

/** Renders the saved cards if there are any, and otherwise what takes their place. */
function SavedCards({ children }: { readonly children: (cards: readonly MaskedCard[]) => ReactNode }) {
  const { t } = useTranslation();
  return (
    <Queried
      query={useCards()}
      waiting={<Waiting heights={[74, 74]} minHeight={160} />}
      failed="CARDS_FAILED"
      loggedOut={<LogInFirst />}
    >
      {(cards) =>
        cards.length > 0 ? (
          children(cards)
        ) : (
          <EmptyState
            picture={<img src="assets/public/images/illustrations/empty-cards.svg" alt="" width={200} height={145} />}
            title={t('NO_CARDS')}
            text={t('NO_CARDS_TEXT')}
          />
        )
      }
    </Queried>
  );
}
