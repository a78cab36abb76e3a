import type { HandedIn, TrainerLearner, TrainerState } from '../../../../shared/class/trainer.ts';
import type { ReportedChallenge } from '../../../../shared/content/built-challenges.ts';
import type { ClassTexts } from '../../../../shared/content/class-texts.ts';
import type { BackupText, Learner } from '../../../../shared/report/learners.ts';
import { makeReport, reportFileName } from '../../../../shared/report/report.ts';

const types = {
  html: 'text/html',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Makes the report on the class, from what the board has been told and the backups that were handed in, and has the browser save it. It is made here,
 * on the trainer's machine, so that the board's process never reads a learner's backup.
 */
export async function saveReport(form: keyof typeof types, state: TrainerState, texts: ClassTexts): Promise<void> {
  const [challenges, handedIn] = await Promise.all([
    fetchJson<readonly ReportedChallenge[]>('challenges.json'),
    fetchJson<readonly HandedIn[]>('backups'),
  ]);
  const selected = new Set<string>(state.challenges.filter(({ isSelected }) => isSelected).map(({ key }) => key));
  const shown = challenges.filter(({ key }) => selected.has(key));
  const now = new Date();
  const report = makeReport({
    backups: handedIn.map(backupOf),
    reported: state.learners.map((learner) => reportedOf(learner, shown)),
    challenges: shown,
    now,
    texts,
    title: state.class.name,
  });
  const content = form === 'xlsx' ? await report.xlsx() : report[form];
  save(new Blob([content as BlobPart], { type: types[form] }), `${reportFileName(now)}.${form}`);
}

async function fetchJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}

function backupOf({ name, at, text }: HandedIn): BackupText {
  return { fileName: `${name}.juicerange.json`, text, savedAt: new Date(at), handedInBy: name };
}

function reportedOf(learner: TrainerLearner, challenges: readonly ReportedChallenge[]): Learner {
  const byKey = new Map(challenges.map((challenge) => [challenge.key, challenge]));
  const keysOf = (field: 'foundAt' | 'fixedAt') =>
    new Set<string>(learner.coding.filter((each) => each[field] !== null).map(({ challenge }) => challenge));
  return {
    name: learner.name,
    fileName: '',
    savedAt: null,
    solves: learner.solves
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ challenge, at }) => {
        const known = byKey.get(challenge);
        return known === undefined ? [] : [{ challenge: known, at: new Date(at) }];
      }),
    found: keysOf('foundAt').union(keysOf('fixedAt')),
    fixed: keysOf('fixedAt'),
    hints: Object.values(learner.hints).reduce((sum, count) => sum + count, 0),
  };
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
