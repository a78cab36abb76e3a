import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { TrainerState } from '../../../../shared/class/trainer.ts';
import { useSpoken } from '../../words.tsx';
import controls from '../controls.module.css';

const forms = ['html', 'xlsx', 'csv'] as const;

/** Renders the buttons that make the report. Its code is loaded at the first click. */
export function ReportPanel({ state }: { readonly state: TrainerState }) {
  const { words, texts } = useSpoken();
  const id = useId();
  const [isFailed, setIsFailed] = useState(false);
  const handedIn = state.learners.filter(({ handedInAt }) => handedInAt !== null).length;
  const make = async (form: (typeof forms)[number]) => {
    try {
      const { saveReport } = await import('../report/save-report.ts');
      await saveReport(form, state, texts);
      setIsFailed(false);
    } catch (error) {
      console.error(error);
      setIsFailed(true);
    }
  };
  return (
    <section className={controls.panel} aria-labelledby={id}>
      <h2 id={id} className={controls.title}>
        {words.say('CLASS_REPORT')}
      </h2>
      <p className={controls.note}>{words.say('CLASS_HANDED_IN', { count: handedIn, of: state.learners.length })}</p>
      <div className={controls.row}>
        {forms.map((form) => (
          <button
            key={form}
            type="button"
            className={controls.button}
            onClick={() => make(form)}
            title={form.toUpperCase()}
          >
            <IconDownload size={16} stroke={1.5} aria-hidden />
            {words.say(`CLASS_REPORT_${form.toUpperCase()}`)}
          </button>
        ))}
      </div>
      {isFailed && (
        <p className={controls.bad} role="alert">
          {words.say('CLASS_REPORT_FAILED')}
        </p>
      )}
    </section>
  );
}
