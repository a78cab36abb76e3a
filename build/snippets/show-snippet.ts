import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { contentFolder, repository } from '../paths.ts';
import { buildCodingChallenges } from './build-coding-challenges.ts';
import { cutSources } from './cut.ts';

/*
 * `npm run snippet -- KEY`: shows the snippet of a coding challenge as it will be served, with its line numbers, and how its fixes differ
 * from it. Without a key, it lists all snippets. Fixes that are not written yet are left out, and faults are listed at the end.
 */

const [key] = process.argv.slice(2);
const { snippets } = cutSources(repository);

if (key === undefined) {
  for (const [name, { file, place, text, vulnerableLines, neutralLines }] of snippets) {
    const lines = `${text.split('\n').length} lines, vulnerable ${vulnerableLines.join(',')}, neutral ${neutralLines.join(',') || '-'}`;
    console.log(`${name}: ${file}:${place.first}-${place.last}, ${lines}`);
  }
} else {
  show(key);
}
report();

function show(name: string): void {
  const snippet = snippets.get(name);
  if (snippet === undefined) {
    console.log(`No source has a snippet for ${name}.`);
    return;
  }
  console.log(`${snippet.file}:${snippet.place.first}-${snippet.place.last}  (! vulnerable, ~ neutral)`);
  for (const [index, line] of snippet.text.split('\n').entries()) {
    const number = index + 1;
    const sign = snippet.vulnerableLines.includes(number) ? '!' : snippet.neutralLines.includes(number) ? '~' : ' ';
    console.log(`${sign} ${String(number).padStart(3)}  ${line}`.trimEnd());
  }
  for (let number = 1; ; number += 1) {
    const file = join(contentFolder, 'challenges', name, 'coding', `fix-${number}${extname(snippet.file)}`);
    if (!existsSync(file)) {
      break;
    }
    const fix = readFileSync(file, 'utf8').trimEnd();
    console.log(
      createTwoFilesPatch('snippet', `fix-${number}`, `${snippet.text}\n`, `${fix}\n`, '', '', { context: 1 }),
    );
  }
}

function report(): void {
  try {
    const { challenges, missing } = buildCodingChallenges(contentFolder);
    console.log(`Whole: ${Object.keys(challenges).length}. Missing: ${missing.join(', ') || 'none'}.`);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
