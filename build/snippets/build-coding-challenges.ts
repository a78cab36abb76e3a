import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { CodingChallengeContent, CodingChallenges } from '../../shared/api/coding-challenges.ts';
import { ContentError, type ContentFiles, openContentFiles } from '../content/read-content.ts';
import {
  type CodingChallengeFile,
  codingChallengeSchema,
  codingContractSchema,
  extraCodingSchema,
} from '../content/schema.ts';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { cutSources, type Snippet } from './cut.ts';
import { buildWeakLines } from './weak-lines.ts';

const folder = 'challenges';

/**
 * Vite plugin: cuts the coding challenges out of the sources and packs them with their fixes into `coding-challenges.json`, and the weak
 * lines of all challenges into `weak-lines.json`. The shop process reads either when someone requests it. A broken mark fails the build and names the file and the line.
 * @param resources the folder `resources/`
 */
export function packCodingChallenges(resources: string = contentFolder): Plugin {
  return addFiles('pack-coding-challenges', 'server', ({ emit, watch }) => {
    const { challenges, files } = buildCodingChallenges(resources);
    files.forEach(watch);
    emit('coding-challenges.json', JSON.stringify(challenges));
    const weak = buildWeakLines(join(resources, '..'));
    weak.files.forEach(watch);
    emit('weak-lines.json', JSON.stringify(weak.lines));
  });
}

/** What is known of a coding challenge beforehand. */
type Row = Pick<ContractRow, 'key'> & { readonly contract: ContractRow | null };

/** What the contract prescribes for each of the 31 coding challenges, so that published answers keep their numbers (api-learning.md 12). */
type ContractRow = ReturnType<typeof readContract>[number];

export interface BuiltCodingChallenges {
  /** The complete challenges: those with a snippet and with fixes. */
  readonly challenges: CodingChallenges;
  /** Keys in either list that lack a snippet, fixes, or both. */
  readonly missing: readonly ChallengeKey[];
  /** Paths of all files read, for watchers. */
  readonly files: readonly string[];
}

/**
 * Cuts the snippets, reads their hints and fixes, and checks all of them against the contract.
 * @param resources the folder `resources/`
 * @param project the folder with the sources
 * @throws ContentError naming the file, the place and what was expected
 */
export function buildCodingChallenges(
  resources: string,
  project: string = join(resources, '..'),
): BuiltCodingChallenges {
  const files = openContentFiles(resources);
  const rows = readRows(files);
  const sources = cutSources(project);
  const known = new Set<string>(rows.map(({ key }) => key));
  const folders = foldersIn(resources);
  for (const key of [...sources.snippets.keys(), ...folders]) {
    if (!known.has(key)) {
      const place = sources.snippets.get(key)?.file ?? `resources/${folder}/${key}/coding`;
      throw new ContentError(`${place}: ${key} is in neither list of coding challenges`);
    }
  }
  const challenges: { [Key in ChallengeKey]?: CodingChallengeContent } = {};
  const missing: ChallengeKey[] = [];
  for (const row of rows) {
    const snippet = sources.snippets.get(row.key);
    if (snippet === undefined || !folders.includes(row.key)) {
      missing.push(row.key);
    } else {
      challenges[row.key] = readChallenge(files, row, snippet);
    }
  }
  return { challenges, missing, files: [...files.read, ...sources.files] };
}

/**
 * Returns the server's English texts about coding challenges that may be translated: the hints, but not the explanations (decision 37).
 * @param resources the folder `resources/`
 */
export function readCodingHints(resources: string): readonly string[] {
  const files = openContentFiles(resources);
  return foldersIn(resources).flatMap(
    (key) => files.yaml(`${folder}/${key}/coding/challenge.yml`, codingChallengeSchema).hints,
  );
}

function foldersIn(resources: string): readonly string[] {
  return readdirSync(join(resources, folder)).filter((key) => existsSync(join(resources, folder, key, 'coding')));
}

function readContract(files: ContentFiles) {
  return files.csv(`${folder}/coding-challenges.csv`, codingContractSchema);
}

/** Reads both lists: the contract's 31, and those that only this range has (decision 108). */
function readRows(files: ContentFiles): readonly Row[] {
  const extra = files.csv(`${folder}/extra-coding-challenges.csv`, extraCodingSchema);
  return [
    ...readContract(files).map((contract) => ({ key: contract.key, contract })),
    ...extra.map(({ key }) => ({ key, contract: null })),
  ];
}

function readChallenge(files: ContentFiles, row: Row, snippet: Snippet): CodingChallengeContent {
  const file = `${folder}/${row.key}/coding/challenge.yml`;
  const described = files.yaml(file, codingChallengeSchema);
  const expect = (what: string, expected: number, received: number) => {
    if (expected !== received) {
      throw new ContentError(
        `resources/${file}: expected ${what} ${expected} as in the contract, received ${received}`,
      );
    }
  };
  if (row.contract !== null) {
    expect('the number of fixes', row.contract.fixes, described.fixes.length);
    expect('the index of the correct fix', row.contract.correctFix, described.correctFix);
    expect('the number of hints', row.contract.hints, described.hints.length);
  }
  return {
    snippet: snippet.text,
    vulnerableLines: snippet.vulnerableLines,
    neutralLines: snippet.neutralLines,
    fixes: readFixes(files, row, snippet, described),
    correctFix: described.correctFix,
    hints: described.hints,
    ...(row.contract === null ? { isExtra: true } : {}),
  };
}

function readFixes(files: ContentFiles, { key }: Row, snippet: Snippet, { fixes }: CodingChallengeFile) {
  const seen = new Map([[snippet.text, snippet.file]]);
  return fixes.map(({ explanation, cwe }, index) => {
    const file = `${folder}/${key}/coding/fix-${index + 1}${extname(snippet.file)}`;
    const code = files.bytes(file).toString('utf8').replaceAll('\r\n', '\n').trimEnd();
    const same = seen.get(code);
    if (same !== undefined) {
      throw new ContentError(`resources/${file}: expected a change, received the same code as in ${same}`);
    }
    seen.set(code, file);
    const left = /(?:\/\/|#|\/\*) ?(?:snippet|endsnippet|vulnerable|neutral|hidden|weakness): /.exec(code);
    if (left !== null) {
      throw new ContentError(`resources/${file}: expected no mark, received ${left[0]}`);
    }
    return { code, explanation, ...(cwe === undefined ? {} : { cwe }) };
  });
}
