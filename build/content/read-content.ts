import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** Thrown when a file in `resources/` does not match its schema. The message names the file, the place and what was expected. */
export class ContentError extends Error {}

/** The files of one `resources/` folder. Each is read and checked once. */
export interface ContentFiles {
  /** Reads a YAML file. @throws ContentError */
  yaml<Result>(file: string, schema: z.ZodType<Result>): Result;
  /** Reads a CSV file with a header line as a list of objects. @throws ContentError */
  csv<Result>(file: string, schema: z.ZodType<Result>): Result;
  /** Reads a Markdown file that begins with facts in YAML, between lines of three dashes. @throws ContentError */
  markdown<Result>(file: string, schema: z.ZodType<Result>): MarkdownFile<Result>;
  /** Reads the bytes of any other file. @throws ContentError */
  bytes(file: string): Buffer;
  has(file: string): boolean;
  /** Reads every YAML file in a folder, keyed by file name without extension. @throws ContentError */
  yamlFolder<Result>(folder: string, schema: z.ZodType<Result>): Readonly<Record<string, Result>>;
  /** Reads the file of a given name in each sub-folder, keyed by sub-folder. Sub-folders without it are left out. @throws ContentError */
  yamlInEach<Result>(folder: string, name: string, schema: z.ZodType<Result>): Readonly<Record<string, Result>>;
  /** Paths of all files read so far, for watchers. */
  readonly read: readonly string[];
}

/** A Markdown file: its facts, and its text with the number of the text's first line. */
export interface MarkdownFile<Facts> {
  readonly facts: Facts;
  readonly text: string;
  readonly line: number;
}

export function openContentFiles(root: string): ContentFiles {
  const read: string[] = [];
  const load = (file: string) => {
    const path = join(root, file);
    read.push(path);
    try {
      return readFileSync(path);
    } catch (error) {
      throw new ContentError(`resources/${file}: cannot be read`, { cause: error });
    }
  };
  const text = (file: string) => load(file).toString('utf8');
  const yaml = <Result>(file: string, schema: z.ZodType<Result>) => checked(file, parseYaml(file, text(file)), schema);
  return {
    read,
    yaml,
    csv: (file, schema) => checked(file, parseCsv(file, text(file)), schema),
    markdown: (file, schema) => {
      const whole = text(file).replaceAll('\r\n', '\n');
      const [head, facts] = /^---\n(.*?\n)---\n/s.exec(whole) ?? [];
      if (head === undefined || facts === undefined) {
        throw new ContentError(`resources/${file}:1: expected facts between two lines of three dashes`);
      }
      return {
        // The empty line in place of the dashes keeps the numbers of lines right.
        facts: checked(file, parseYaml(file, `\n${facts}`), schema),
        text: whole.slice(head.length),
        line: head.split('\n').length,
      };
    },
    bytes: load,
    has: (file) => existsSync(join(root, file)),
    yamlFolder: (folder, schema) => {
      const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yml'));
      return Object.fromEntries(
        files.sort().map((name) => [basename(name, '.yml'), yaml(`${folder}/${name}`, schema)]),
      );
    },
    yamlInEach: (folder, name, schema) =>
      Object.fromEntries(
        readdirSync(join(root, folder))
          .filter((each) => existsSync(join(root, folder, each, name)))
          .sort()
          .map((each) => [each, yaml(`${folder}/${each}/${name}`, schema)]),
      ),
  };
}

function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const at = error.linePos === undefined ? '' : `:${error.linePos[0].line}:${error.linePos[0].col}`;
    throw new ContentError(`resources/${file}${at}: ${error.message.split('\n', 1)[0]}`);
  }
  return document.toJS();
}

/** Parses cells separated by commas. A cell in double quotes may hold commas and doubled quotes, but no line breaks. */
function parseCsv(file: string, text: string): unknown {
  const [head = [], ...rows] = text.trimEnd().split('\n').map(cellsOf);
  return rows.map((cells, index) => {
    if (cells.length !== head.length) {
      throw new ContentError(
        `resources/${file}:${index + 2}: expected ${head.length} cells as in the header line, received ${cells.length}`,
      );
    }
    return Object.fromEntries(head.map((name, position) => [name, cells[position]]));
  });
}

function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

function checked<Result>(file: string, value: unknown, schema: z.ZodType<Result>): Result {
  const result = schema.safeParse(value);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `resources/${file}: ${placeOf(issue.path)}: ${issue.message}`);
    throw new ContentError(faults.join('\n'));
  }
  return result.data;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the whole file' : path.join('.');
}
