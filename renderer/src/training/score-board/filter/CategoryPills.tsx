import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { TooltipButton } from '../../../ui/TooltipButton.tsx';
import controls from '../../controls.module.css';
import { categoryWord } from '../words/words.ts';
import classes from './CategoryPills.module.css';
import filter from './Filter.module.css';
import type { ChoiceProps } from './Lists.tsx';

interface CategoryPillsProps extends ChoiceProps<readonly string[]> {
  /** English names. */
  readonly categories: readonly string[];
}

/**
 * Renders one control for the categories. It opens a pill for each of them, any number of which can be chosen, and one for all
 * (ui-learning.md 2.3). The pills stay in the document while they are put away, since scripts look for them.
 */
export const CategoryPills = memo(function CategoryPills({ categories, chosen, onChange }: CategoryPillsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = t('LABEL_CATEGORIES');
  const summary = chosen.map((category) => categoryWord(t, category).name).join(', ');
  const pill = (selected: boolean) => ({
    className: `pill ${selected ? 'selected' : ''} ${controls.control} ${classes.pill}`,
    'aria-pressed': selected,
  });
  return (
    <category-filter>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-end"
        offset={6}
        width="min(32rem, calc(100vw - 32px))"
        keepMounted
        withinPortal={false}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={`${filter.control} ${filter.opener}`}
            aria-label={summary === '' ? label : `${label}: ${summary}`}
            data-chosen={summary !== '' || undefined}
            onClick={() => setOpen(!open)}
          >
            <span className={filter.summary}>{summary === '' ? label : summary}</span>
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown {...rangeSkin} className={classes.dropdown} aria-label={label}>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
          <div role="group" aria-label={label} className={classes.pills}>
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
        </Popover.Dropdown>
      </Popover>
    </category-filter>
  );
});
