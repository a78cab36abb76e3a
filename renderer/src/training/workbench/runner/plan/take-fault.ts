import { compile } from 'json-p3';
import { isPattern } from '../run/reader/pattern.ts';
import type { Take } from './plan.ts';

/** What is wrong with how a value is taken. */
export type TakeFault = 'name' | 'from' | 'path' | 'pattern';

/** Returns what is wrong with how a value is taken; undefined if nothing is. */
export function takeFault({ name, kind, from }: Take): TakeFault | undefined {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) {
    return 'name';
  }
  if (from.trim() === '') {
    return 'from';
  }
  if (kind === 'json' && !isPath(from)) {
    return 'path';
  }
  return kind === 'pattern' && !isPattern(from) ? 'pattern' : undefined;
}

function isPath(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}
