/** The longest path, and the longest name in one, that the decoy accepts, in bytes. */
export const longestPath = 4096;
export const longestName = 255;

/**
 * Where the Windows drive is mounted in the tree. `/` does not list it. Below it, names are compared without regard to
 * case.
 */
export const drivesFolder = '/C:';

/** Matches `C:`, `c:\x` and `C:/x`, also after the prefixes of Windows' own long form (`\\?\`). */
const drivePath = /^(?:[\\/]{2}[?.][\\/])?([A-Za-z]):(?=[\\/]|$)/;

/**
 * Returns the absolute form of any string as a path of the decoy. `.`, `..`, and runs of slashes and backslashes are
 * resolved in memory only. A path with a drive letter leads below `/C:` (or another drive, where nothing is), and `..`
 * never leads above the drive. Any other path never leads above `/`.
 * @param from where a relative path starts, absolute and normalised
 */
export function resolvePath(text: string, from: string): string {
  // A lone surrogate could not be stored: another character would come back.
  const path = text.toWellFormed();
  const drive = drivePath.exec(path);
  if (drive !== null) {
    const rest = segmentsOf(path.slice(drive[0].length), []);
    return `/${[`${(drive[1] ?? '').toUpperCase()}:`, ...rest].join('/')}`;
  }
  const isAbsolute = path.startsWith('/') || path.startsWith('\\');
  return `/${segmentsOf(path, isAbsolute ? [] : segmentsOf(from, [])).join('/')}`;
}

/** Returns the names along a path after those of `base`, with `.` and `..` resolved. */
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

/** Returns the folder that holds a normalised path; `/` holds itself. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 1));
}

/** Returns the last name of a normalised path; empty for `/`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the path of a name in a normalised folder. */
export function joinPath(folder: string, name: string): string {
  return folder === '/' ? `/${name}` : `${folder}/${name}`;
}

/** Returns whether a normalised path is a folder or is below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

/** Returns whether names at this normalised path are compared as on Windows, without regard to case. */
export function isOnDrive(path: string): boolean {
  return isWithin(path, drivesFolder);
}
