import { createHash } from 'node:crypto';
import type { Content, TableContent } from '../../shared/content/content.ts';
import {
  chatbotTrainingSchema,
  localesSchema,
  recordsSchema,
  securityQuestionsSchema,
  usersSchema,
} from '../../shared/content/seed.ts';
import { assembleKeys } from './assemble-keys.ts';
import { checkPaths } from './check-paths.ts';
import { checkRecords } from './check-records.ts';
import { placeholdersOf } from './fill-placeholders.ts';
import { readChallenges } from './read-challenges.ts';
import { readConfiguration, readVariants } from './read-configuration.ts';
import { type ContentFiles, openContentFiles } from './read-content.ts';
import { columnsSchema, keysSchema, laterIdsSchema, pathsSchema, sameAsEnglishSchema } from './schema.ts';

/** The advisory that csafChallenge is about. */
const advisory = 'well-known/csaf/2017/juice-shop-sa-20200513-express-jwt.json';

/**
 * Reads, checks and assembles everything that is packed into `content.json`.
 * @param root the folder `resources/`
 * @throws ContentError naming the file, the place and what was expected
 */
export function buildContent(root: string): { readonly content: Content; readonly files: readonly string[] } {
  const files = openContentFiles(root);
  const keys = files.yaml('keys/keys.yml', keysSchema);
  const configuration = readConfiguration(files);
  const content: Content = {
    configuration,
    variants: readVariants(files, configuration),
    ...readChallenges(files, placeholdersOf(keys, configuration)),
    challengesOfV20: files.csv('challenges/ids-v20.csv', laterIdsSchema),
    paths: files.csv('challenges/paths.csv', pathsSchema),
    tables: readTables(files),
    users: files.yaml('seed/users.yml', usersSchema),
    records: {
      securityQuestions: files.yaml('seed/security-questions.yml', securityQuestionsSchema),
      ...files.yaml('seed/records.yml', recordsSchema),
    },
    locales: files.csv('languages/locales.csv', localesSchema),
    sameAsEnglish: files.yamlInEach('languages', 'same-as-english.yml', sameAsEnglishSchema),
    chatbotTraining: files.yaml('chatbot/training.yml', chatbotTrainingSchema),
    keys: assembleKeys(keys),
    advisoryHash: createHash('sha512').update(files.bytes(advisory)).digest('hex'),
  };
  checkRecords(content);
  checkPaths(files, content.paths);
  return { content, files: files.read };
}

/** Reads the tables in creation order, each with its columns in order: the rows of the file are in that order (data.md 2.1). */
function readTables(files: ContentFiles): TableContent[] {
  const columns = files.csv('seed/schema.csv', columnsSchema);
  return [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.filter(({ column }) => column !== '').map(({ column }) => column),
    // weakness: dbSchemaChallenge - clients compare the definitions, so they are exact to the character.
    sql: `CREATE TABLE \`${name}\` (${own.map(({ column, clause }) => (column === '' ? clause : `\`${column}\` ${clause}`)).join(', ')})`,
  }));
}
