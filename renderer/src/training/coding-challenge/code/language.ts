/** The languages of the shop's code that learners read. */
export type Language = 'typescript' | 'yaml' | 'solidity';

const solidity =
  /^\s*(?:pragma solidity|(?:abstract )?contract \w+|function \w+\([^)]*\)[^;{]*\b(?:public|external|internal|private|payable)\b)/m;

/** Snippets come without their file's name, so what they say tells their language. */
export function languageOf(snippet: string): Language {
  if (solidity.test(snippet)) {
    return 'solidity';
  }
  const lines = snippet.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  return lines.every((line) => /^\s*(?:- )?\w+: ?/.test(line)) ? 'yaml' : 'typescript';
}
