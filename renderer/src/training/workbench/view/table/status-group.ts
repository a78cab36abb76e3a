/** The first digit of a status, or none at all. */
export const statusGroups = ['2', '3', '4', '5', 'none'] as const;

export type StatusGroup = (typeof statusGroups)[number];

/** Returns whether a status is in a group. No group has all of them. */
export function isInGroup(status: number | undefined, group: StatusGroup | undefined): boolean {
  return group === undefined || (group === 'none' ? status === undefined : String(status).startsWith(group));
}

/** Returns the first digit of a status, which has a colour beside its number. */
export function firstDigit(status: number | undefined): string | undefined {
  return status === undefined ? undefined : String(status).slice(0, 1);
}
