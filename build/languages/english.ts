import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answers } from '../../server/training/coding/verdicts.ts';
import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import { securityQuestionsSchema } from '../../shared/content/seed.ts';
import type { Texts } from '../../shared/text/words.ts';
import { serverMessages } from '../content/languages/build-server-texts.ts';
import { openContentFiles } from '../content/read-content.ts';
import { challengeSchema, codingChallengeSchema } from '../content/schema.ts';
import { type EnglishOsint, readOsint } from '../decoy/read-osint.ts';
import { type ReadLesson, readHandbook } from '../handbook/read-handbook.ts';
import { type EnglishGlossary, englishGlossarySchema } from './schemas.ts';
import { readWords } from './words-file.ts';

/** The English texts that are translated. */
export interface English {
  /** The folder `resources/`. */
  readonly root: string;
  readonly interface: Texts;
  readonly challenges: ReadonlyMap<
    ChallengeKey,
    { readonly name: string; readonly description: string; readonly hints: readonly string[] }
  >;
  readonly server: readonly string[];
  readonly notes: ReadonlyMap<ChallengeKey, string>;
  readonly coding: ReadonlyMap<
    ChallengeKey,
    { readonly hints: readonly string[]; readonly explanations: readonly string[] }
  >;
  readonly lessons: ReadonlyMap<string, ReadLesson>;
  /** Pages of the help, by name. */
  readonly help: ReadonlyMap<string, string>;
  /** The decoy internet. */
  readonly evidence: EnglishOsint;
  readonly words: Readonly<Record<WordsFile, Texts>>;
  readonly glossary: EnglishGlossary;
}

/** The files of words that are not the interface's. */
export const wordsFiles = ['handbook', 'desktop'] as const;

export type WordsFile = (typeof wordsFiles)[number];

/**
 * Reads the English texts.
 * @param root the folder `resources/`
 * @throws ContentError
 */
export function readEnglish(root: string): English {
  const files = openContentFiles(root);
  const challenges = files.yamlInEach('challenges', 'challenge.yml', challengeSchema);
  const coding = challengeKeys.flatMap((key) => {
    const file = `challenges/${key}/coding/challenge.yml`;
    return files.has(file) ? [[key, files.yaml(file, codingChallengeSchema)] as const] : [];
  });
  const questions = files.yaml('seed/security-questions.yml', securityQuestionsSchema);
  return {
    root,
    interface: readWords(files, 'languages/en/interface.json'),
    challenges: new Map(
      challengeKeys.flatMap((key) => {
        const challenge = challenges[key];
        return challenge === undefined ? [] : [[key, challenge] as const];
      }),
    ),
    server: [...serverMessages, answers.one, answers.several, ...questions.map(({ question }) => question)],
    notes: new Map(challengeKeys.map((key) => [key, challenges[key]?.mitigation ?? ''])),
    coding: new Map(
      coding.map(([key, { hints, fixes }]) => [
        key,
        { hints, explanations: fixes.map(({ explanation }) => explanation) },
      ]),
    ),
    lessons: new Map(readHandbook(root, files).lessons.map((lesson) => [lesson.name, lesson])),
    help: new Map(
      files
        .yaml('help/contents.yml', z.array(z.string()))
        .map((name) => [name, readFileSync(join(root, `help/${name}.md`), 'utf8').replaceAll('\r\n', '\n')]),
    ),
    evidence: readOsint(root, files),
    words: {
      handbook: readWords(files, 'languages/en/handbook.json'),
      desktop: readWords(files, 'languages/en/desktop.json'),
    },
    glossary: files.yaml('languages/en/glossary.yml', englishGlossarySchema),
  };
}
