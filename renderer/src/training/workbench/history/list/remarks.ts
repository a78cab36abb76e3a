import { isObject } from '../../../../../../shared/values/is-object.ts';

/** Marks that a learner may give an exchange. Each has a shape as well as a colour. */
export const marks = ['red', 'amber', 'green', 'blue'] as const;

export type Mark = (typeof marks)[number];

/** Characters of a note, and how many exchanges have a remark at most: more than the shop keeps. */
export const longestNote = 500;
const mostRemarks = 1000;

/** What a learner has noted of an exchange. */
export interface Remark {
  readonly mark?: Mark;
  readonly note?: string;
}

/** What a learner has noted of the exchanges of one process of the shop, by their ids. */
export interface Remarks {
  /** Ids begin anew with each process. */
  readonly run: string;
  readonly by: Readonly<Record<number, Remark>>;
}

export const noRemarks: Remarks = { run: '', by: {} };

/** Changes the remark of an exchange. An empty one is none. */
export function withRemark({ run, by }: Remarks, id: number, change: ChangedRemark): Remarks {
  const { mark, note } = { ...by[id], ...change };
  const { [id]: _, ...others } = by;
  const text = note?.slice(0, longestNote);
  const remark: Remark = { ...(mark !== undefined && { mark }), ...(text && { note: text }) };
  return { run, by: Object.keys(remark).length === 0 ? others : { ...others, [id]: remark } };
}

/** What is to change; undefined takes it out. */
export interface ChangedRemark {
  readonly mark?: Mark | undefined;
  readonly note?: string | undefined;
}

/**
 * Leaves out remarks of exchanges that are gone.
 * @returns the same remarks if all are still there
 */
export function remarksWithin(remarks: Remarks, run: string, oldest: number): Remarks {
  if (remarks.run !== run) {
    return { run, by: {} };
  }
  const all = Object.entries(remarks.by);
  const left = all.filter(([id]) => Number(id) >= oldest);
  return left.length === all.length ? remarks : { run, by: Object.fromEntries(left) };
}

/** Reads what was kept. Another version of the page may have written it. */
export function readRemarks(value: unknown): Remarks {
  if (!(isObject(value) && typeof value.run === 'string' && isObject(value.by))) {
    return noRemarks;
  }
  return Object.entries(value.by)
    .slice(0, mostRemarks)
    .reduce(
      (remarks: Remarks, [id, remark]) => {
        const { mark, note } = isObject(remark) ? remark : {};
        const known = marks.find((each) => each === mark);
        const change = { mark: known, note: typeof note === 'string' ? note : undefined };
        return /^\d{1,15}$/.test(id) ? withRemark(remarks, Number(id), change) : remarks;
      },
      { run: value.run, by: {} },
    );
}
