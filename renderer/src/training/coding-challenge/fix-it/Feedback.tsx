import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../../lib/config.ts';
import controls from '../../controls.module.css';
import classes from './Feedback.module.css';

const form = 'https://docs.google.com/forms/d/e/1FAIpQLSdaNEuz0dzFA2sexCa0AJ4QOb2OYdEL04eQOLFD2Y4T-BW6ag/viewform';

const opinions = [
  { answer: 'Yes', label: 'FEEDBACK_LIKED', Icon: IconThumbUp },
  { answer: 'No', label: 'FEEDBACK_DISLIKED', Icon: IconThumbDown },
] as const;

/** Asks what the learner thought of the challenge: links to a form on the Internet, if the operator wants them (ui-learning.md 3.5). */
export function Feedback({ challengeName }: { readonly challengeName: string }) {
  const { t } = useTranslation();
  const shown = useConfiguration()?.challenges.showFeedbackButtons ?? true;
  return (
    <span className={classes.line}>
      {t('FIX_FOUND')}
      {shown &&
        opinions.map(({ answer, label, Icon }) => (
          <a
            key={answer}
            href={addressOf(challengeName, answer)}
            target="_blank"
            rel="noopener noreferrer"
            className={controls.icon}
            title={t(label)}
          >
            <Icon size={18} stroke={1.5} role="img" aria-label={t(label)} />
          </a>
        ))}
    </span>
  );
}

function addressOf(challengeName: string, answer: string): string {
  const query = new URLSearchParams({
    usp: 'pp_url',
    'entry.384948954': challengeName,
    'entry.435235279': 'Coding Challenge',
    'entry.1734944650': answer,
  });
  return `${form}?${query}`;
}
