/** The languages of the code that learners read. */
export type Language = 'typescript' | 'yaml' | 'solidity';

const solidity =
  /^\s*(?:pragma solidity|(?:abstract )?contract \w+|function \w+\([^)]*\)[^;{]*\b(?:public|external|internal|private|payable)\b)/m;

/** Returns the language of a snippet. Snippets come without a file name, so their content decides. */
export function languageOf(snippet: string): Language {
  if (solidity.test(snippet)) {
    return 'solidity';
  }
  const lines = snippet.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  return lines.every((line) => /^\s*(?:- )?\w+: ?/.test(line)) ? 'yaml' : 'typescript';
}
