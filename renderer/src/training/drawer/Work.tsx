import {
  IconBook2,
  IconHelpCircle,
  IconHistory,
  IconListCheck,
  IconTool,
  IconTransfer,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { besideWidth } from '../../../../shared/api/drawer.ts';
import { challengesQuery, scoreBoardFoundQuery } from '../../lib/challenges.ts';
import { useConfiguration } from '../../lib/config.ts';
import { useLearner } from '../../lib/learner.ts';
import { historyRoute, rangeAddresses, scoreBoardRoute, workbenchRoute } from '../../lib/range-addresses.ts';
import { shownOf } from '../../lib/selection.ts';
import { ClassSectionOnDemand } from '../class/ClassOnDemand.tsx';
import { AllNotes } from './challenge/AllNotes.tsx';
import { PinAnother } from './challenge/PinAnother.tsx';
import { Pinned } from './challenge/Pinned.tsx';
import { useFocusAfterPinning } from './challenge/use-focus-after-pinning.ts';
import { Entries, Entry } from './Entry.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NextStep } from './NextStep.tsx';

interface WorkProps {
  readonly onInternet: () => void;
  readonly onClose: () => void;
}

/**
 * Renders the drawer's first page. The score board is its first entry once it has been found; until then the page says how to begin, and
 * shows nothing of the challenges (decision 50).
 */
export function Work({ onInternet, onClose }: WorkProps) {
  const { t } = useTranslation();
  const found = useQuery(scoreBoardFoundQuery).data;
  const offersHelp = useConfiguration()?.application.showHelp !== false;
  // A sheet would cover the screen that its link leads to.
  const leave = () => void (window.matchMedia(besideWidth).matches || onClose());
  return (
    <>
      {found === true && <LearnersWork onLeave={leave} />}
      {found === false && <FirstSteps onLeave={leave} />}
      <ClassSectionOnDemand />
      <Entries label={t('DRAWER_TOOLS')}>
        <Entry
          Icon={IconTransfer}
          name={t('DRAWER_WORKBENCH')}
          about={t('DRAWER_WORKBENCH_IS')}
          href={`#${workbenchRoute}`}
          onClick={leave}
        />
        <Entry
          Icon={IconHistory}
          name={t('DRAWER_HISTORY')}
          about={t('DRAWER_HISTORY_IS')}
          href={`#${historyRoute}`}
          onClick={leave}
        />
        <Entry
          Icon={IconTool}
          name={t('DRAWER_TOOLBOX')}
          about={t('DRAWER_TOOLBOX_IS')}
          href={rangeAddresses.toolbox}
        />
        <Entry Icon={IconWorld} name={t('DRAWER_INTERNET')} about={t('DRAWER_INTERNET_IS')} onClick={onInternet} />
        {offersHelp && (
          <>
            <Entry
              Icon={IconBook2}
              name={t('DRAWER_HANDBOOK')}
              about={t('DRAWER_HANDBOOK_IS')}
              href={rangeAddresses.handbook}
            />
            <Entry
              Icon={IconHelpCircle}
              name={t('DRAWER_HELP')}
              about={t('DRAWER_HELP_IS')}
              href={rangeAddresses.help}
            />
          </>
        )}
      </Entries>
    </>
  );
}

function LearnersWork({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const configuration = useConfiguration();
  const { data } = useQuery(challengesQuery);
  const learner = useLearner();
  const challenges = shownOf(data ?? [], configuration);
  const solved = challenges.filter((challenge) => challenge.solved).length;
  const pinned = challenges.find(({ key }) => key === learner?.pinned);
  const { link, summary } = useFocusAfterPinning(learner?.pinned);
  return (
    <>
      <Entries>
        <Entry
          Icon={IconListCheck}
          name={t('TITLE_SCORE_BOARD')}
          {...(data === undefined ? {} : { figures: `${solved}/${challenges.length}` })}
          href={`#${scoreBoardRoute}`}
          onClick={onLeave}
        />
      </Entries>
      {learner !== undefined && data !== undefined && (
        <>
          {pinned !== undefined && (
            <Pinned key={pinned.key} challenge={pinned} learner={learner} link={link} onLeave={onLeave} />
          )}
          <NextStep challenges={challenges} learner={learner} onLeave={onLeave} />
          <PinAnother challenges={challenges} pinned={learner.pinned} summary={summary} />
          <AllNotes challenges={challenges} learner={learner} />
        </>
      )}
    </>
  );
}
