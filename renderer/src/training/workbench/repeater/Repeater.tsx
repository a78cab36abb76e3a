import { type KeyboardEvent, use } from 'react';
import { useTranslation } from 'react-i18next';
import { repeater } from '../store/repeater.ts';
import { sendFrom } from '../store/sending.ts';
import { sentSteps } from '../store/steps.ts';
import classes from './Repeater.module.css';
import { RequestPane } from './RequestPane.tsx';
import { ResponsePane } from './ResponsePane.tsx';
import { TabStrip } from './TabStrip.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Shows the repeater: requests in tabs, each beside the response that it got. Ctrl or Cmd with Enter sends from anywhere in it. */
export function Repeater() {
  use(repeater.ready);
  use(sentSteps.ready);
  const { t } = useTranslation();
  const tab = repeater.use(({ tabs, active }) => tabs.find(({ id }) => id === active) ?? tabs[0]);
  if (tab === undefined) {
    return null;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      // The editor would begin a line.
      event.preventDefault();
      event.stopPropagation();
      void sendFrom(tab.id, tab.draft);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed among the parts of the page
    <div role="group" aria-label={t('WORKBENCH_REPEATER')} className={classes.repeater} onKeyDownCapture={onKeyDown}>
      <TabStrip />
      {/* Another tab has its own state, such as a menu that is open. */}
      <div
        key={tab.id}
        role="tabpanel"
        id="repeater-tab"
        aria-labelledby={`repeater-${tab.id}`}
        className={classes.tab}
      >
        <Toolbar tab={tab} />
        <div className={classes.panes}>
          <RequestPane tab={tab} />
          <ResponsePane tab={tab} />
        </div>
      </div>
    </div>
  );
}
