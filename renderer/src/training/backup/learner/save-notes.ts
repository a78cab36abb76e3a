import { backupName } from '../../../../../shared/backup/file-name.ts';
import type { TextsOf } from '../../../lib/challenge-texts.ts';
import { challengesQuery } from '../../../lib/challenges.ts';
import { translate } from '../../../lib/i18n.ts';
import { learnerQuery } from '../../../lib/learner.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { download } from '../download.ts';
import '../english.ts';
import { learnerName } from '../learner-name.ts';
import { notesAsMarkdown } from './notes-as-markdown.ts';
import { solvedTimes } from './solved-times.ts';

/**
 * Saves the learner's notes as a Markdown file, easiest challenges first, under the name of their backups (decision 45).
 * @returns the name of the file
 * @throws ApiError when the shop doesn't answer
 */
export async function saveNotes(textsOf: TextsOf): Promise<string> {
  const [{ notes }, challenges, solvedAt] = await Promise.all([
    queryClient.fetchQuery(learnerQuery),
    queryClient.fetchQuery(challengesQuery),
    solvedTimes(),
  ]);
  const learner = learnerName();
  const markdown = notesAsMarkdown(
    notes,
    challenges.toSorted((one, other) => one.difficulty - other.difficulty),
    {
      title: learner === undefined ? translate('BACKUP_NOTES_TITLE') : translate('BACKUP_NOTES_TITLE_OF', { learner }),
      nameOf: (challenge) => textsOf(challenge).name,
      factsOf: ({ difficulty, solved }) =>
        [
          translate('BACKUP_NOTES_STARS', { count: difficulty }),
          translate(solved ? 'BACKUP_NOTES_SOLVED' : 'BACKUP_NOTES_UNSOLVED'),
        ].join(', '),
    },
  );
  const fileName = `${backupName({ learner, solvedAt }, new Date())}-notes.md`;
  download(markdown, fileName, 'text/markdown');
  return fileName;
}
