import { type Document, isMap, isScalar, isSeq, type LineCounter, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { nearest } from './nearest.ts';
import { settings } from './schema.ts';

/** What is wrong with a profile, and where. */
export interface Fault {
  /** Counted from 1; null for a fault of the file as a whole. */
  readonly line: number | null;
  /** Whole sentences: what is wrong, and what was expected. */
  readonly message: string;
}

type Path = readonly PropertyKey[];

/** How many characters of a line are shown. */
const longestLine = 500;

/** Makes a string from a profile fit for a terminal and a window: one line without control characters, and not a long one. */
export function printable(text: string): string {
  return text
    .slice(0, longestLine)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trimEnd();
}

/** Explains YAML's own errors in words for people who don't write YAML every day. */
const yamlFaults: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'A tab cannot indent a line here. Use spaces.',
  BAD_INDENT: 'This line is not indented like those around it. Settings of one group begin in the same column.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it needs quotation marks around it.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing between the setting and its value.',
  MISSING_CHAR:
    'Something is missing here: a closing quotation mark or bracket, or the colon between a setting and its value.',
  MULTIPLE_DOCS: 'A profile is one document. Take out the line of three dashes.',
};

/** Returns the first fault of the YAML. Later ones mostly follow from it. */
export function yamlFault(error: YAMLParseError, text: string, lines: LineCounter): Fault {
  const [start, end] = error.pos;
  const line = lines.linePos(start).line;
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/.exec(text.slice(start, Math.max(end, start + 60)))?.[0]?.trim();
    return { line, message: `${key} is written here for the second time. Keep one of the two.` };
  }
  if (error.message.includes('call stack')) {
    return { line, message: 'This is nested too deeply. A setting is in one group at most.' };
  }
  const [sentence] = error.message.split('\n');
  return { line, message: yamlFaults[error.code] ?? `This is not YAML: ${sentence}.` };
}

/** The most faults that are reported at a time, because each one takes a pass over the whole profile. */
export const mostFaults = 50;

/** Puts an issue of the schema into words. A group with several unknown settings gives several faults. */
export function schemaFaults(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): readonly Fault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, mostFaults)
      .map((key) => faultAt([...path, key], unknownSetting(key, path.join('.')), document, lines));
  }
  const message = issue.code === 'custom' ? issue.message : mustBe(issue.message, path, document);
  return [faultAt(path, message, document, lines)];
}

/** Makes the fault of a setting, or of a list's entry, at a path. */
export function faultAt(path: Path, message: string, document: Document, lines: LineCounter): Fault {
  return { line: lineOf(path, document, lines), message };
}

function unknownSetting(key: string, group: string): string {
  const known = settings[group] ?? [];
  const near = nearest(key, known);
  const advice = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${near}?`;
  return `"${key.slice(0, 60)}" is not a setting${group === '' ? '' : ` of ${group}`}. ${advice}`;
}

function mustBe(expected: string, path: Path, document: Document): string {
  const name = nameOf(path);
  const found = valueAt(path, document);
  if (found === null) {
    return `${name} has no value. Write ${expected}, or take the line out.`;
  }
  if (found === undefined) {
    return `${name} is missing. It must be ${expected}.`;
  }
  const advice = /^a text\b/.test(expected) && typeof found !== 'object' && typeof found !== 'string';
  return `${name} must be ${expected}, not ${shown(found)}.${advice ? ' Put it into quotation marks.' : ''}`;
}

/** Returns the value as plain data; undefined where nothing is written. */
function valueAt(path: Path, document: Document): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], document.toJS());
}

function nameOf(path: Path): string {
  const item = path.at(-1);
  return typeof item === 'number'
    ? `Entry ${item + 1} of ${path.slice(0, -1).map(String).join('.')}`
    : path.map(String).join('.');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (typeof value === 'object') {
    return 'a group of settings';
  }
  const text = String(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}

/** Returns the line of a setting's own name, or of a list's entry. A missing setting has the line of the group where it should be. */
function lineOf(path: Path, document: Document, lines: LineCounter): number | null {
  let node: unknown = document.contents;
  let start: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (pair === undefined) {
        break;
      }
      start = rangeOf(pair.key) ?? start;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      start = rangeOf(node) ?? start;
    } else {
      break;
    }
  }
  return start === undefined ? null : lines.linePos(start).line;
}

function rangeOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
