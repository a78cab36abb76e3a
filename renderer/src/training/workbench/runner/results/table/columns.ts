import type { TFunction } from 'i18next';
import type { Column } from '../../../view/table/column.ts';
import { firstDigit } from '../../../view/table/status-group.ts';
import { hasOneList, positionTexts } from '../../plan/positions.ts';
import { lastAnswer, type Row, type Run } from '../../run/run.ts';
import { endText } from './end-text.ts';

/** Returns the columns of a run's results: number, values, what came back, and what was taken from it. */
export function columnsOf(run: Run, t: TFunction): readonly Column<Row>[] {
  const taken = [...new Set(run.steps.flatMap(({ takes }) => takes.map(({ name }) => name)))];
  return [
    { id: 'number', name: t('RUNNER_COLUMN_NUMBER'), kind: 'number', width: 'small', value: ({ number }) => number },
    ...valueColumns(run, t),
    {
      id: 'status',
      name: t('RUNNER_COLUMN_STATUS'),
      kind: 'number',
      width: 'small',
      value: (row) => lastAnswer(row)?.status,
      group: (row) => firstDigit(lastAnswer(row)?.status),
    },
    {
      id: 'length',
      name: t('RUNNER_COLUMN_LENGTH'),
      kind: 'number',
      width: 'small',
      value: (row) => lastAnswer(row)?.length,
    },
    {
      id: 'time',
      name: t('RUNNER_COLUMN_TIME'),
      kind: 'number',
      width: 'small',
      digits: 1,
      value: (row) => tenths(lastAnswer(row)?.milliseconds),
    },
    ...taken.map(
      (name): Column<Row> => ({
        id: `taken-${name}`,
        name,
        kind: 'text',
        width: 'middle',
        value: (row) => row.taken[name],
      }),
    ),
    { id: 'end', name: t('RUNNER_COLUMN_END'), kind: 'text', width: 'middle', value: (row) => endText(row, t) },
  ];
}

function valueColumns({ steps, mode }: Run, t: TFunction): readonly Column<Row>[] {
  const positions = positionTexts({ steps });
  const name = t('RUNNER_COLUMN_VALUE');
  if (positions.length === 0) {
    return [];
  }
  if (positions.length > 1 && mode === 'one') {
    const at = ({ values }: Row) => values.findIndex((value) => value !== null);
    return [
      {
        id: 'position',
        name: t('RUNNER_COLUMN_POSITION'),
        kind: 'number',
        width: 'small',
        value: (row) => at(row) + 1,
      },
      { id: 'value', name, kind: 'text', width: 'wide', value: (row) => row.values[at(row)] ?? undefined },
    ];
  }
  if (hasOneList(mode, positions.length)) {
    return [{ id: 'value', name, kind: 'text', width: 'wide', value: ({ values }) => values[0] ?? undefined }];
  }
  return positions.map((text, index) => ({
    id: `value-${index}`,
    name: `${index + 1} ${text}`.trim(),
    kind: 'text',
    width: 'wide',
    value: ({ values }) => values[index] ?? undefined,
  }));
}

function tenths(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Math.round(milliseconds * 10) / 10;
}
