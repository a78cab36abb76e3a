import type { ConfinementProbe, ConfinementReport } from '../messages.ts';

const whatIsRefused: Readonly<Record<ConfinementProbe, string>> = {
  readOutside: 'reading other files',
  writeOutside: 'writing other files',
  childProcess: 'starting programs',
  worker: 'starting threads',
  addon: 'native code',
  attach: 'attaching databases',
  otherDatabase: 'opening databases',
  moduleLoading: 'loading modules',
  engineFlags: "changing the engine's flags",
  archives: 'reading archives',
};

/** Describes in one line which walls hold, as the shop process found them from inside (architecture.md 1). */
export function describeConfinement({ permissionModel, refused }: ConfinementReport): string {
  const open = Object.entries(refused)
    .filter(([, isRefused]) => !isRefused)
    // The entries of a record have the record's keys.
    .map(([probe]) => whatIsRefused[probe as ConfinementProbe]);
  const model = permissionModel ? 'permission model on' : "permission model off, the shop's own seals only";
  return open.length === 0
    ? `Confined: no files outside its folder, no other programs, no native code (${model}).`
    : `NOT fully confined (${model}): it could still do this: ${open.join(', ')}.`;
}
