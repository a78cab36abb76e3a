/**
 * What happened to the progress as a whole, so that a trainer sees a return to a state of before. The list is apart from the schemas of the reports,
 * since every supervisor needs it, and zod only those that report.
 */
export const markKinds = ['progressReset', 'backupRestored', 'olderProgress'] as const;

export type MarkKind = (typeof markKinds)[number];
