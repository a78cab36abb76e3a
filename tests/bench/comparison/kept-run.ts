import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type GroupName, groupNames } from '../arguments.ts';
import { units } from '../figures.ts';

/** A number as JSON has it, which knows none that isn't one. */
const measured = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN);

const rounds = z.array(measured).min(1);

const figureSchema = z.object({
  group: z.enum(groupNames),
  name: z.string(),
  unit: z.enum(units),
  value: measured,
  rounds: rounds.optional(),
  yardstick: z.object({ name: z.string(), rounds }).optional(),
});

const runSchema = z.object({
  /** When it was finished, as an ISO date. */
  at: z.string(),
  /** The cores of the machine. */
  cores: z.number(),
  figures: z.array(figureSchema).min(1),
});

/** What of a finished run is compared and kept. */
export type Run = z.infer<typeof runSchema>;

export type KeptFigure = Run['figures'][number];

/** Reads the result of a run, or what was kept of it. @throws Error whose message is one sentence */
export function readRun(file: string): Run {
  if (!existsSync(file)) {
    throw new Error(`There is no file ${file}.`);
  }
  const { success, data, error } = runSchema.safeParse(parse(file));
  if (!success) {
    const [issue] = error.issues;
    throw new Error(`${file} is no run of the bench: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`);
  }
  return data;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is no run of the bench: it is not JSON.`);
  }
}

/** Keeps a run in a file, one figure a line. Groups of an earlier run stay there unless they are among the measured ones. */
export function keepRun(file: string, run: Run, groups: readonly GroupName[]): void {
  const others = existsSync(file) ? readRun(file).figures.filter(({ group }) => !groups.includes(group)) : [];
  const figures = [...others, ...run.figures].toSorted(
    (one, other) => groupNames.indexOf(one.group) - groupNames.indexOf(other.group),
  );
  const lines = figures.map((figure) => JSON.stringify(figure, shortened));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{ "at": "${run.at}", "cores": ${run.cores}, "figures": [\n${lines.join(',\n')}\n] }\n`);
}

/** Leaves the digits that mean something. */
function shortened(_key: string, value: unknown): unknown {
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(5)) : value;
}
