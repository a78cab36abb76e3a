import { createHash } from 'node:crypto';
import { challengeKeys } from '../server/contract/challenge-keys.ts';
import type { ChallengeContent, Content, TableContent } from '../server/contract/content.ts';
import {
  challengesSchema,
  chatbotTrainingSchema,
  columnsSchema,
  helpSchema,
  keysSchema,
  laterIdsSchema,
  localesSchema,
  recordsSchema,
  sameAsEnglishSchema,
  securityQuestionsSchema,
  usersSchema,
} from '../server/contract/content-schema.ts';
import { harmfulChallenges } from '../server/contract/harmful-challenges.ts';
import { assembleKeys } from './assemble-keys.ts';
import { checkRecords } from './check-records.ts';
import { fillPlaceholders, placeholdersOf } from './fill-placeholders.ts';
import { readConfiguration, readVariants } from './read-configuration.ts';
import { ContentError, type ContentFiles, openContentFiles } from './read-content.ts';

/** The advisory that csafChallenge is about. */
const advisory = 'well-known/csaf/2017/juice-shop-sa-20200513-express-jwt.json';

/**
 * Reads, checks and assembles everything that is packed into `content.json`.
 * @param root the folder `resources/`
 * @throws ContentError naming file, place and what was expected
 */
export function buildContent(root: string): { readonly content: Content; readonly files: readonly string[] } {
  const files = openContentFiles(root);
  const keys = files.yaml('keys/keys.yml', keysSchema);
  const configuration = readConfiguration(files);
  const content: Content = {
    configuration,
    variants: readVariants(files, configuration),
    challenges: readChallenges(files, placeholdersOf(keys, configuration)),
    challengesOfV20: files.csv('challenges/ids-v20.csv', laterIdsSchema),
    help: files.yaml('challenges/help.yml', helpSchema),
    tables: readTables(files),
    users: files.yaml('seed/users.yml', usersSchema),
    records: {
      securityQuestions: files.yaml('seed/security-questions.yml', securityQuestionsSchema),
      ...files.yaml('seed/records.yml', recordsSchema),
    },
    locales: files.csv('config/locales.csv', localesSchema),
    sameAsEnglish: files.yaml('config/same-as-english.yml', sameAsEnglishSchema),
    chatbotTraining: files.yaml('chatbot/training.yml', chatbotTrainingSchema),
    keys: assembleKeys(keys),
    advisoryHash: createHash('sha512').update(files.bytes(advisory)).digest('hex'),
  };
  checkRecords(content);
  return { content, files: files.read };
}

function readChallenges(files: ContentFiles, placeholders: Readonly<Record<string, string>>): ChallengeContent[] {
  const file = 'challenges/challenges.yml';
  const fill = (text: string, key: string) => fillPlaceholders(text, placeholders, `resources/${file}: ${key}`);
  const challenges = files.yaml(file, challengesSchema);
  if (challenges.length !== challengeKeys.length) {
    throw new ContentError(
      `resources/${file}: expected ${challengeKeys.length} challenges, received ${challenges.length}`,
    );
  }
  return challenges.map((challenge, index) => {
    const key = challengeKeys[index];
    const id = index + 1;
    if (key === undefined || challenge.key !== key || challenge.id !== id) {
      throw new ContentError(
        `resources/${file}: ${index}: expected ${key} with id ${id}, received ${challenge.key} with id ${challenge.id}`,
      );
    }
    if (challenge.disabledEnv.length > 0 !== harmfulChallenges.has(key)) {
      throw new ContentError(
        `resources/${file}: ${key}: disabledEnv disagrees with server/contract/harmful-challenges.ts`,
      );
    }
    return { ...challenge, key, description: fill(challenge.description, key), hint: fill(challenge.hint, key) };
  });
}

/** Tables in creation order, columns in theirs: the rows stand in it (data.md 2.1). */
function readTables(files: ContentFiles): TableContent[] {
  const columns = files.csv('seed/schema.csv', columnsSchema);
  return [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.filter(({ column }) => column !== '').map(({ column }) => column),
    // weakness: dbSchemaChallenge - clients compare the definitions, so they are exact to the character.
    sql: `CREATE TABLE \`${name}\` (${own.map(({ column, clause }) => (column === '' ? clause : `\`${column}\` ${clause}`)).join(', ')})`,
  }));
}
