import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { tagWord } from '../words/words.ts';
import { difficultySummary } from './difficulty-summary.ts';
import classes from './Filter.module.css';
import { MultiChoice } from './MultiChoice.tsx';
import type { FilterChanges } from './use-filter.ts';

const difficulties = [1, 2, 3, 4, 5, 6] as const;

/** The chosen part of the filter and how to change it. */
export interface ChoiceProps<Chosen> {
  readonly chosen: Chosen;
  readonly onChange: FilterChanges['change'];
}

/** Renders a choice of any of the six difficulties. */
export const DifficultyChoice = memo(function DifficultyChoice({ chosen, onChange }: ChoiceProps<readonly number[]>) {
  const { t } = useTranslation();
  return (
    <MultiChoice
      label={t('LABEL_DIFFICULTY')}
      summary={difficultySummary(chosen)}
      options={difficulties.map((value) => ({ value, label: <StarLine count={value} /> }))}
      chosen={chosen}
      onChoose={(next) => onChange({ difficulties: next })}
    />
  );
});

function StarLine({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.starLine} aria-hidden>
        {'★'.repeat(count)}
      </span>
      <span className={classes.starCount}>{t('DIFFICULTY_STARS', { count })}</span>
    </>
  );
}

interface TagChoiceProps extends ChoiceProps<readonly string[]> {
  /** English names. */
  readonly tags: readonly string[];
}

/** Renders a choice of any of the tags, each with its meaning. */
export const TagChoice = memo(function TagChoice({ tags, chosen, onChange }: TagChoiceProps) {
  const { t } = useTranslation();
  return (
    <MultiChoice
      label={t('LABEL_TAGS')}
      summary={chosen.map((tag) => tagWord(t, tag).name).join(', ')}
      options={tags.map((value) => {
        const { name, description } = tagWord(t, value);
        return { value, label: name, description };
      })}
      chosen={chosen}
      onChoose={(next) => onChange({ tags: next })}
    />
  );
});
