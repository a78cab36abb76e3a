import { useWords } from '../words.tsx';
import classes from './Tabs.module.css';

const tabs = ['people', 'grid', 'topics', 'timeline'] as const;

export type TabName = (typeof tabs)[number];

interface TabsProps {
  readonly chosen: TabName;
  readonly onChoose: (tab: TabName) => void;
  /** How many learners ask for help. */
  readonly stuck: number;
}

/** Renders the tabs of the views. The arrow keys move along them. */
export function Tabs({ chosen, onChoose, stuck }: TabsProps) {
  const words = useWords();
  const move = (step: number) => {
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length];
    if (next !== undefined) {
      onChoose(next);
      document.getElementById(`tab-${next}`)?.focus();
    }
  };
  const forward = words.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return (
    <div className={classes.tabs} role="tablist" aria-label={words.say('CLASS_VIEWS')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          id={`tab-${tab}`}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="view"
          tabIndex={tab === chosen ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(tab)}
          onKeyDown={({ key }) => (key === 'ArrowRight' || key === 'ArrowLeft') && move(key === forward ? 1 : -1)}
        >
          {words.say(`CLASS_VIEW_${tab.toUpperCase()}`)}
          {tab === 'people' && stuck > 0 && (
            <span className={classes.stuck}>{words.say('CLASS_ASKING', { count: stuck })}</span>
          )}
        </button>
      ))}
    </div>
  );
}
