import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { Texts } from '../../shared/text/words.ts';
import { ContentError, type ContentFiles, openContentFiles } from '../content/read-content.ts';
import { challengeTextsSchema, sameAsEnglishSchema, serverTextsSchema } from '../content/schema.ts';
import { type OsintTexts, readTranslatedOsint } from '../decoy/read-osint.ts';
import type { Comparison } from './checks/compare.ts';
import { type English, type WordsFile, wordsFiles } from './english.ts';
import { type LessonTranslation, readLessonTranslation } from './lesson-translation.ts';
import {
  type CodingTexts,
  codingTextsSchema,
  type Glossary,
  glossarySchema,
  type Notes,
  notesSchema,
  sameTextsSchema,
} from './schemas.ts';
import { readWords } from './words-file.ts';

/** The texts of one language, as far as they are there. */
export interface Language {
  /** Its key, such as `de_DE`. */
  readonly key: string;
  readonly interface: Texts;
  readonly sameAsEnglish: readonly string[];
  readonly challenges: ReturnType<typeof challengeTextsSchema.parse>;
  readonly server: Texts;
  readonly notes: Notes;
  readonly coding: ReadonlyMap<ChallengeKey, CodingTexts>;
  readonly lessons: ReadonlyMap<string, LessonTranslation>;
  readonly help: ReadonlyMap<string, string>;
  /** The decoy internet. */
  readonly evidence: OsintTexts;
  readonly words: Readonly<Record<WordsFile, Texts>>;
  readonly glossary: Glossary;
  readonly comparison: Comparison;
  /** Paths of all files read, for watchers. */
  readonly files: readonly string[];
}

/** Returns the keys of all languages that have a folder, except English and the hidden one. */
export function languageFolders(root: string): readonly string[] {
  return readdirSync(join(root, 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['en', 'tlh_AA'].includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Reads the texts of a language.
 * @throws ContentError for a file of another form, and for one that has no English counterpart
 */
export function readLanguage(english: English, key: string): Language {
  const { root } = english;
  const files = openContentFiles(root);
  const at = (file: string) => `languages/${key}/${file}`;
  const ifThere = <Result>(file: string, read: (path: string) => Result, otherwise: Result) =>
    files.has(at(file)) ? read(at(file)) : otherwise;
  const words = (file: string) => ifThere<Texts>(`${file}.json`, (path) => readWords(files, path), {});
  const challenges = ifThere('challenges.yml', (path) => files.yaml(path, challengeTextsSchema), {});
  const same = ifThere('same-texts.yml', (path) => files.yaml(path, sameTextsSchema), []);
  const names = challengeKeys.flatMap((challenge) => {
    const name = challenges[challenge]?.name;
    return name === undefined ? [] : [[english.challenges.get(challenge)?.name ?? '', name] as const];
  });
  return {
    key,
    interface: words('interface'),
    sameAsEnglish: ifThere('same-as-english.yml', (path) => files.yaml(path, sameAsEnglishSchema), []),
    challenges,
    server: ifThere('server.yml', (path) => files.yaml(path, serverTextsSchema), {}),
    notes: ifThere('notes.yml', (path) => files.yaml(path, notesSchema), {}),
    coding: new Map(
      namesIn(root, at('coding'), '.yml', [...english.coding.keys()]).map((challenge) => [
        challenge,
        files.yaml(at(`coding/${challenge}.yml`), codingTextsSchema),
      ]),
    ),
    lessons: new Map(
      namesIn(root, at('lessons'), '', [...english.lessons.keys()]).map((name) => [
        name,
        readLessonTranslation(files, key, name),
      ]),
    ),
    help: new Map(
      namesIn(root, at('help'), '.md', [...english.help.keys()]).map((name) => [
        name,
        textOf(files, at(`help/${name}.md`)),
      ]),
    ),
    evidence: readTranslatedOsint(root, files, key),
    words: Object.fromEntries(wordsFiles.map((file) => [file, words(file)])) as Record<WordsFile, Texts>,
    glossary: ifThere('glossary.yml', (path) => files.yaml(path, glossarySchema), {}),
    comparison: { challengeNames: new Map(names), same: new Set(same) },
    files: files.read,
  };
}

function textOf(files: ContentFiles, path: string): string {
  return files.bytes(path).toString('utf8').replaceAll('\r\n', '\n');
}

/** Returns the names of what a folder holds. @throws ContentError for a name that English doesn't have */
function namesIn<Name extends string>(
  root: string,
  folder: string,
  ending: string,
  known: readonly Name[],
): readonly Name[] {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : [];
  return names.map((file) => {
    const name = known.find((each) => `${each}${ending}` === file);
    if (name === undefined) {
      throw new ContentError(`resources/${folder}/${file}: there is no such English text`);
    }
    return name;
  });
}
