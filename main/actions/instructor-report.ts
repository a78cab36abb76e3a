import { existsSync } from 'node:fs';
import { shell as system } from 'electron';
import { readBuiltChallenges } from '../../shared/content/built-challenges.ts';
import { readClassTexts } from '../../shared/content/class-texts.ts';
import { readBackupFiles } from '../../shared/report/backup-files.ts';
import { makeReport, type Report, reportFileName } from '../../shared/report/report.ts';
import type { Dialogs } from '../dialogs.ts';
import { paths } from '../paths.ts';
import { words } from '../words.ts';
import { writeWholeFile } from '../write-file.ts';

/**
 * "Instructor Report": asks for learners' backups and for a place, writes one page and, beside it, a table and a workbook, and offers to open the
 * page. Bad files are counted and listed in the page, and don't stop the report.
 * @param language that of the class, such as `de_DE`
 */
export async function makeInstructorReport(dialogs: Dialogs, language: string): Promise<void> {
  const backups = await dialogs.choosePathsToOpen(words.report.chooseTitle, 'backup');
  if (backups === 'busy' || backups.length === 0) {
    return;
  }
  const now = new Date();
  const report = makeReport({
    ...(await readBackupFiles(backups)),
    challenges: readBuiltChallenges(paths.built.server),
    now,
    texts: readClassTexts(paths.classBoard, language),
  });
  const page = await dialogs.choosePathToSave(words.report.saveTitle, `${reportFileName(now)}.html`, 'page');
  if (page === null || page === 'busy') {
    return;
  }
  for (const [path, content] of [
    [page, report.html],
    [besidePage(page, 'csv'), report.csv],
    [besidePage(page, 'xlsx'), await report.xlsx()],
  ] as const) {
    const outcome = await writeWholeFile(path, content);
    if (outcome.kind === 'failed') {
      await dialogs.tell('error', words.report.failed, outcome.reason);
      return;
    }
  }
  await offerToOpen(page, report, dialogs);
}

async function offerToOpen(page: string, { learners, refused }: Report, dialogs: Dialogs): Promise<void> {
  const isWanted = await dialogs.offer({
    message: words.report.done(learners),
    detail: words.report.doneDetail(refused),
    action: words.report.open,
  });
  if (isWanted) {
    await system.openPath(page);
  }
}

/** Picks a path beside the page. The learner agreed to replace the page, not another file that happens to have the same name. */
function besidePage(page: string, extension: 'csv' | 'xlsx'): string {
  const base = page.replace(/\.html?$/i, '');
  const path = `${base}.${extension}`;
  if (existsSync(page) || !existsSync(path)) {
    return path;
  }
  for (let count = 2; ; count += 1) {
    const next = `${base}-${count}.${extension}`;
    if (!existsSync(next)) {
      return next;
    }
  }
}
