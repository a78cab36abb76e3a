import { begunLanguages } from '../../shared/content/complete-languages.ts';
import { buildContent } from '../content/build-content.ts';
import { buildChallengeTexts } from '../content/languages/build-challenge-texts.ts';
import { ContentError } from '../content/read-content.ts';
import { contentFolder } from '../paths.ts';
import { beginTranslation } from './begin.ts';
import { checkLanguage } from './checks/check-language.ts';
import { factFaults } from './checks/compare-evidence.ts';
import { faultLine } from './checks/faults.ts';
import { countLanguage, missingIn, tableOf } from './count.ts';
import { readEnglish } from './english.ts';
import { languageFolders, readLanguage } from './read-language.ts';

const usage = `npm run languages                               counts and checks all languages
npm run languages -- de_DE fr_FR                counts and checks these
npm run languages -- de_DE --missing            lists what is not translated yet
npm run languages -- de_DE --begin lessons/jwt  makes the files of a translation, with the English texts in them`;

/** Counts and checks the translations. The exit code is 1 when any of them has a fault. */
function run(words: readonly string[]): number {
  const english = readEnglish(contentFolder);
  const all = [...new Set([...languageFolders(contentFolder), ...begunLanguages])];
  const begin = words.indexOf('--begin');
  const wanted = words.filter((word, index) => !word.startsWith('--') && (begin < 0 || index !== begin + 1));
  const stranger = wanted.find((key) => !all.includes(key));
  if (words.includes('--help') || stranger !== undefined) {
    console.log(`${stranger === undefined ? '' : `There is no folder resources/languages/${stranger}.\n`}${usage}`);
    return stranger === undefined ? 0 : 2;
  }
  if (begin >= 0) {
    for (const key of wanted) {
      console.log(beginTranslation(english, key, words[begin + 1] ?? '').join('\n') || 'All files are there.');
    }
    return 0;
  }
  const languages = (wanted.length === 0 ? languageFolders(contentFolder) : wanted).map((key) =>
    readLanguage(english, key),
  );
  console.log(tableOf(languages.map((language) => ({ key: language.key, shares: countLanguage(english, language) }))));
  if (words.includes('--missing')) {
    console.log('\nNot translated yet:');
    for (const { place, english: text } of languages.flatMap((language) => missingIn(english, language))) {
      console.log(`${place}: ${text.replace(/\s+/g, ' ').slice(0, 80)}`);
    }
  }
  const faults = [
    ...factFaults(english.evidence),
    ...languages.flatMap((language) => checkLanguage(english, language)),
  ];
  // Throws for what is lost in a challenge's text, as the build does.
  buildChallengeTexts(contentFolder, buildContent(contentFolder).content);
  console.log(
    faults.length === 0 ? '\nNo faults.' : `\n${faults.map(faultLine).join('\n')}\n\n${faults.length} faults.`,
  );
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  // A file of another form: the message names it and says what was expected.
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.log(error.message);
  process.exitCode = 1;
}
