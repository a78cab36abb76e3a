import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TooltipButton } from '../../../ui/TooltipButton.tsx';
import controls from '../../controls.module.css';
import { categoryWord } from '../words/words.ts';
import classes from './CategoryPills.module.css';
import type { ChoiceProps } from './Lists.tsx';

interface CategoryPillsProps extends ChoiceProps<readonly string[]> {
  /** English names. */
  readonly categories: readonly string[];
}

/** Renders a pill for each category, any number of which can be chosen, and one for all (ui-learning.md 2.3). */
export const CategoryPills = memo(function CategoryPills({ categories, chosen, onChange }: CategoryPillsProps) {
  const { t } = useTranslation();
  const pill = (selected: boolean) => ({
    className: `pill ${selected ? 'selected' : ''} ${controls.control} ${classes.pill}`,
    'aria-pressed': selected,
  });
  return (
    <category-filter>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
      <div role="group" aria-label={t('LABEL_CATEGORIES')} className={classes.pills}>
        <button type="button" {...pill(chosen.length === 0)} onClick={() => onChange({ categories: [] })}>
          {t('ALL_CATEGORIES')}
        </button>
        {categories.map((category) => {
          const { name, description } = categoryWord(t, category);
          const selected = chosen.includes(category);
          const others = chosen.filter((other) => other !== category);
          return (
            <TooltipButton
              key={category}
              explanation={description ?? name}
              {...pill(selected)}
              onClick={() => onChange({ categories: selected ? others : [...chosen, category] })}
            >
              {name}
            </TooltipButton>
          );
        })}
      </div>
    </category-filter>
  );
});
