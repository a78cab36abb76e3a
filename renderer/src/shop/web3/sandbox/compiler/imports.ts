/** An import that can't be resolved. */
export interface MissingImport {
  readonly path: string;
  /** Whether it points to another computer, or to a package that would have to be fetched from one. */
  readonly isFromNet: boolean;
  /** Start of its statement in the source. */
  readonly from: number;
  readonly to: number;
}

/** A source with everything it imports, by the names that the compiler looks up. */
export interface ResolvedSources {
  readonly sources: Readonly<Record<string, string>>;
  /** Only for the learner's own source: the shop's contracts import only each other. */
  readonly missing: readonly MissingImport[];
}

/** File name of the learner's own source. */
export const ownFile = 'Contract.sol';

/** Matches comments, import statements with their path, and strings. A match inside another one doesn't count. */
const parts =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bimport\b[^;"']*["']([^"']*)["'][^;]*;|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/**
 * Finds a source's imports among the shop's own contracts. Nothing is fetched.
 * @param library the shop's contracts by path
 */
export function resolveImports(source: string, library: Readonly<Record<string, string>>): ResolvedSources {
  const sources: Record<string, string> = { [ownFile]: source };
  const missing: MissingImport[] = [];
  const visit = (file: string, text: string) => {
    for (const { path, from, to } of importsOf(text)) {
      const name = resolvePath(file, path);
      const found = name === undefined ? undefined : library[name];
      if (name === undefined || found === undefined) {
        missing.push({ path, from, to, isFromNet: /^(?:\w+:|@|\/\/)/.test(path) || /^\w[\w.-]*\.\w+\/\w/.test(path) });
      } else if (sources[name] === undefined) {
        sources[name] = found;
        visit(name, found);
      }
    }
  };
  visit(ownFile, source);
  return { sources, missing };
}

function importsOf(source: string): readonly { readonly path: string; readonly from: number; readonly to: number }[] {
  return [...source.matchAll(parts)].flatMap(({ index, 0: { length }, 1: path }) =>
    path === undefined ? [] : [{ path, from: index, to: index + length }],
  );
}

/** Returns the name that the compiler derives from an import, or undefined for a path that leaves the sources. */
function resolvePath(file: string, path: string): string | undefined {
  if (!path.startsWith('./') && !path.startsWith('../')) {
    return path;
  }
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) {
        return undefined;
      }
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}
