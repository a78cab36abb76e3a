import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReportedChallenge, reportedChallenges } from '../shared/content/built-challenges.ts';
import type { ClassTexts } from '../shared/content/class-texts.ts';
import { readBackupFiles } from '../shared/report/backup-files.ts';
import { oneLine } from '../shared/report/learners.ts';
import { makeReport, reportFileName } from '../shared/report/report.ts';
import { readProfileFile } from '../shared/workshop/profile-file.ts';
import type { Profile } from '../shared/workshop/read-profile.ts';
import { buildClassTexts } from './class-board/class-texts.ts';
import { buildContent } from './content/build-content.ts';
import { contentFolder } from './paths.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run report -- backups/*.json`: turns learners' backup files into one HTML page, one CSV file and one workbook. A folder stands for
 * the JSON files in it. Files that are not backups are listed, also on the page, and do not stop the rest.
 */

const help = `Usage: npm run report -- [--out FOLDER] [--title TEXT] [--profile FILE] FILE|FOLDER|PATTERN...

Turns the backups that learners saved into one HTML page, one CSV file and one workbook (XLSX): who solved what, and when,
by category, topic and difficulty. A folder stands for the .json files in it. Of each learner, the latest backup counts.

  --out FOLDER   where to write the files   [the current folder]
  --title TEXT   heading of the page             [the name in the profile]
  --language KEY language of page and workbook, such as de_DE  [that of the profile, or en]
  --profile FILE workshop profile: the report covers only the challenges that it shows`;

/** Exit code for wrong usage, and when there is nothing to report on. */
const usageExit = 2;

/** The folder from which npm was called. npm runs scripts in the package's folder, but paths are relative to this one. */
const here = process.env.INIT_CWD ?? process.cwd();

function run(): Promise<void> | void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      title: { type: 'string' },
      language: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const paths = [...new Set(positionals.flatMap(filesAt))];
  if (paths.length === 0) {
    throw new Error(`There are no files to report on.\n\n${help}`);
  }
  return write(paths, resolve(here, values.out ?? '.'), values);
}

/** Expands a folder to its JSON files, and a pattern to the files it matches, since not every shell expands patterns itself. */
function filesAt(given: string): readonly string[] {
  const path = resolve(here, given);
  if (existsSync(path)) {
    return statSync(path).isDirectory() ? matching('*.json', path) : [path];
  }
  const found = matching(given, here);
  // A file that does not exist is listed with the bad files instead of being ignored.
  return found.length === 0 && !/[*?[{]/.test(given) ? [path] : found;
}

function matching(pattern: string, folder: string): readonly string[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((name) => resolve(folder, name));
}

interface Wishes {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  readonly profile?: string | undefined;
}

async function write(paths: readonly string[], folder: string, wishes: Wishes): Promise<void> {
  const now = new Date();
  const challenges = reportedChallenges(buildContent(contentFolder).content);
  const profile = wishes.profile === undefined ? {} : profileAt(resolve(here, wishes.profile), challenges);
  const title = wishes.title ?? profile.name;
  const { html, csv, xlsx, learners, refused } = makeReport({
    ...(await readBackupFiles(paths)),
    challenges: challenges.filter(({ key }) => profile.challenges?.includes(key) ?? true),
    now,
    texts: textsIn(wishes.language ?? profile.language ?? 'en'),
    ...(title === undefined ? {} : { title }),
  });
  mkdirSync(folder, { recursive: true });
  const base = join(folder, reportFileName(now));
  writeFileSync(`${base}.html`, html);
  writeFileSync(`${base}.csv`, csv);
  writeFileSync(`${base}.xlsx`, await xlsx());
  console.log(`${learners} ${learners === 1 ? 'learner' : 'learners'} in ${base}.html, .csv and .xlsx`);
  for (const { fileName, reason } of refused) {
    console.error(oneLine(`Left out: ${fileName}: ${reason}`));
  }
}

/** @throws for a language that there isn't */
function textsIn(language: string): ClassTexts {
  const { texts } = buildClassTexts();
  const found = texts.find((each) => each.language === language);
  if (found === undefined) {
    throw new Error(
      `There is no language ${oneLine(language)}, only ${texts.map((each) => each.language).join(', ')}.`,
    );
  }
  return found;
}

/** Reads a workshop profile. @throws with one line per fault */
function profileAt(path: string, challenges: readonly ReportedChallenge[]): Profile {
  const read = readProfileFile(path, challenges);
  if (read.kind === 'bad') {
    throw new Error(`The workshop profile cannot be used:\n  ${read.faults.map(oneLine).join('\n  ')}`);
  }
  return read.profile;
}

await runCommand(run, usageExit);
