import {
  type Icon,
  IconBook2,
  IconBulb,
  IconCircleCheckFilled,
  IconCrosshair,
  IconFileText,
  IconHelpCircle,
  IconTool,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './find.ts';
import classes from './PaletteList.module.css';
import type { Entry, Group } from './places.ts';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** The index of the entry that the Enter key opens. */
  readonly current: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onGo: (entry: Entry) => void;
}

const looks: Readonly<Record<Group, { readonly Icon: Icon; readonly heading: string }>> = {
  challenge: { Icon: IconCrosshair, heading: 'PALETTE_CHALLENGES' },
  page: { Icon: IconFileText, heading: 'PALETTE_PAGES' },
  tool: { Icon: IconTool, heading: 'PALETTE_TOOLS' },
  lesson: { Icon: IconBook2, heading: 'PALETTE_LESSONS' },
  hint: { Icon: IconBulb, heading: 'PALETTE_HINTS' },
  help: { Icon: IconHelpCircle, heading: 'PALETTE_HELP' },
};

/** Renders the entries that fit, in groups. The focus stays in the field; a screen reader follows `aria-activedescendant`. */
export function PaletteList({ id, groups, current, optionId, onPoint, onGo }: PaletteListProps) {
  const { t } = useTranslation();
  let next = 0;
  return (
    <div id={id} role="listbox" aria-label={t('PALETTE_NAME')} className={classes.list}>
      {groups.map(({ group, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, for which HTML has no element outside of select
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={classes.heading}>
            {t(looks[group].heading)}
          </div>
          {found.map(({ entry, positions }) => {
            const index = next;
            next += 1;
            const EntryIcon = entry.solved === true ? IconCircleCheckFilled : looks[group].Icon;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus
              <div
                key={entry.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === current}
                className={classes.option}
                onPointerMove={() => onPoint(index)}
                onClick={() => onGo(entry)}
              >
                <EntryIcon size={18} stroke={1.5} data-solved={entry.solved || undefined} aria-hidden />
                <span className={classes.text}>
                  <Highlighted text={entry.text} positions={positions} />
                </span>
                <span className={classes.note}>
                  {entry.note}
                  {entry.solved === true && <> · {t('PALETTE_SOLVED')}</>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Shows a text with the characters that were meant in bold, in runs, so that a screen reader still reads words. */
function Highlighted({ text, positions }: { readonly text: string; readonly positions: readonly number[] }) {
  const meant = new Set(positions);
  const runs: { text: string; isMeant: boolean; from: number }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = runs.at(-1);
    const isMeant = meant.has(index);
    if (last?.isMeant === isMeant) {
      last.text += text[index];
    } else {
      runs.push({ text: text[index] ?? '', isMeant, from: index });
    }
  }
  return runs.map((run) =>
    run.isMeant ? <mark key={run.from}>{run.text}</mark> : <Fragment key={run.from}>{run.text}</Fragment>,
  );
}
