import { IconLayoutGrid, IconList, IconPrinter } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupings, type Layout, orders } from '../../../../../shared/score-board/view.ts';
import controls from '../../controls.module.css';
import { SelectChoice } from '../filter/SelectChoice.tsx';
import { AdditionalSettingsButton } from '../settings/AdditionalSettingsButton.tsx';
import action from '../settings/BoardAction.module.css';
import { summaryAddress } from '../sheet/summary-address.ts';
import { changeView, useBoardView } from './use-board-view.ts';
import classes from './ViewChoices.module.css';

const groupingTexts = {
  difficulty: 'BOARD_GROUP_DIFFICULTY',
  topic: 'BOARD_GROUP_TOPIC',
  path: 'BOARD_GROUP_PATH',
} as const;

const orderTexts = { difficulty: 'BOARD_ORDER_DIFFICULTY', name: 'BOARD_ORDER_NAME' } as const;

/** Lets the learner choose how the board is laid out, and leads to the summary and the other settings. */
export const ViewChoices = memo(function ViewChoices() {
  const { t } = useTranslation();
  const grouping = useBoardView((view) => view.grouping);
  const order = useBoardView((view) => view.order);
  return (
    <div className={classes.view}>
      <SelectChoice
        label={t('BOARD_GROUPING')}
        value={grouping}
        options={groupings.map((value) => ({ value, text: t(groupingTexts[value]) }))}
        isChosen={grouping !== 'difficulty'}
        onChange={(value) => changeView({ grouping: groupings.find((known) => known === value) ?? 'difficulty' })}
      />
      <SelectChoice
        label={t('BOARD_ORDER')}
        value={order}
        options={orders.map((value) => ({ value, text: t(orderTexts[value]) }))}
        isChosen={order !== 'difficulty'}
        onChange={(value) => changeView({ order: orders.find((known) => known === value) ?? 'difficulty' })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
      <div role="group" aria-label={t('BOARD_LAYOUT')} className={classes.layouts}>
        <LayoutButton layout="cards" text={t('BOARD_LAYOUT_CARDS')} Icon={IconLayoutGrid} />
        <LayoutButton layout="list" text={t('BOARD_LAYOUT_LIST')} Icon={IconList} />
      </div>
      <a href={summaryAddress} className={`${controls.control} ${action.action} ${classes.summary}`}>
        <IconPrinter size={18} stroke={1.5} aria-hidden />
        {t('BOARD_SUMMARY')}
      </a>
      <AdditionalSettingsButton />
    </div>
  );
});

interface LayoutButtonProps {
  readonly layout: Layout;
  readonly text: string;
  readonly Icon: typeof IconList;
}

function LayoutButton({ layout, text, Icon: Sign }: LayoutButtonProps) {
  const chosen = useBoardView((view) => view.layout) === layout;
  return (
    <button type="button" className={classes.layout} aria-pressed={chosen} onClick={() => changeView({ layout })}>
      <Sign size={18} stroke={1.5} aria-hidden />
      {text}
    </button>
  );
}
