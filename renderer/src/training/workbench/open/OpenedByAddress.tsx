import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { workbenchRoute } from '../../../lib/range-addresses.ts';
import { mostFiles } from '../store/files.ts';
import { lessonIn } from './lesson-address.ts';
import classes from './OpenedByAddress.module.css';
import { type LessonRefusal, openLesson } from './open-lesson.ts';

const texts: Readonly<Record<LessonRefusal, string>> = {
  unknown: 'WORKBENCH_NO_LESSON',
  'not reached': 'WORKBENCH_LESSON_FAILED',
  'too many': 'HTTP_FILE_TOO_MANY',
  'too long': 'HTTP_FILE_TOO_LONG',
};

/** Opens the lesson's request that the address names, and says so if there is none. */
export function OpenedByAddress() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<{ readonly refusal: LessonRefusal; readonly name: string }>();
  useEffect(() => {
    const wanted = lessonIn(search);
    if (wanted === undefined) {
      return;
    }
    // A reload would open it once more, over what the learner has typed meanwhile.
    void navigate(workbenchRoute, { replace: true });
    setRefused(undefined);
    const open = async () => {
      const refusal = wanted === null ? 'unknown' : await openLesson(wanted);
      if (refusal !== undefined) {
        setRefused({ refusal, name: `${wanted?.lesson}.http` });
      }
    };
    void open();
  }, [search, navigate]);
  return (
    <div role="alert">
      {refused !== undefined && (
        <p className={classes.refusal}>{t(texts[refused.refusal], { name: refused.name, count: mostFiles })}</p>
      )}
    </div>
  );
}
