/** Longest path and longest name in it that the decoy takes, in bytes. */
export const longestPath = 4096;
export const longestName = 255;

/**
 * Where the Windows drive hangs in the tree. `/` does not list it; below it, names are compared without regard to case.
 */
export const drivesFolder = '/C:';

/** `C:`, `c:\x`, `C:/x`, also behind the prefixes of Windows' own long form (`\\?\`). */
const drivePath = /^(?:[\\/]{2}[?.][\\/])?([A-Za-z]):(?=[\\/]|$)/;

/**
 * The absolute form of any text as a path of the decoy: `.`, `..`, runs of slashes and backslashes resolved, in memory
 * only. A path with a drive letter leads below `/C:` (or another drive, where nothing is), and `..` never above
 * the drive; any other one never above `/`.
 * @param from absolute and normalised: what a relative path starts at
 */
export function resolvePath(text: string, from: string): string {
  // Half a character could not be stored: another one would come back.
  const path = text.toWellFormed();
  const drive = drivePath.exec(path);
  if (drive !== null) {
    const rest = segmentsOf(path.slice(drive[0].length), []);
    return `/${[`${(drive[1] ?? '').toUpperCase()}:`, ...rest].join('/')}`;
  }
  const isAbsolute = path.startsWith('/') || path.startsWith('\\');
  return `/${segmentsOf(path, isAbsolute ? [] : segmentsOf(from, [])).join('/')}`;
}

/** The names along a path, `.` and `..` resolved, after those of `base`. */
function segmentsOf(path: string, base: readonly string[]): string[] {
  const segments = [...base];
  for (const segment of path.split(/[\\/]/)) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return segments;
}

/** The folder that holds a normalised path; `/` holds itself. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 1));
}

/** Last name of a normalised path; empty for `/`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path of a name in a normalised folder. */
export function joinPath(folder: string, name: string): string {
  return folder === '/' ? `/${name}` : `${folder}/${name}`;
}

/** Whether a normalised path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

/** Whether names at this normalised path are Windows', compared without regard to case. */
export function isOnDrive(path: string): boolean {
  return isWithin(path, drivesFolder);
}
