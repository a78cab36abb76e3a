import { parseOptions } from './options.ts';

/** PowerShell's ways to fetch a file, in one statement. */
const fetchers = /^(?:invoke-webrequest|iwr|invoke-restmethod|irm|curl|wget|curl\.exe|start-bitstransfer)$/i;

/**
 * Takes apart the few statements of PowerShell that walkthroughs for Windows use: fetching a file and starting it.
 * @param words arguments of `powershell`
 * @returns for each statement the words of a command of our shell; none for a statement that is not understood
 */
export function parsePowerShell(words: readonly string[]): string[][] {
  return words
    .filter((word) => !/^-(?:c|command|nop\w*|noprofile|w\w*|ep|exec\w*|bypass|hidden)$/i.test(word))
    .join(' ')
    .split(/[;\n]|&&/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map(parseStatement);
}

function parseStatement(statement: string): string[] {
  const [, ...parameters] = statement.split(/\.DownloadFile\(/i, 2);
  const [, address, target] = /^\s*['"]([^'"]+)['"]\s*,\s*['"]([^'"]+)['"]\s*\)/.exec(parameters.join()) ?? [];
  if (address !== undefined) {
    return fetchCommand(address, target);
  }
  const [name = '', ...rest] = [...statement.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
  if (fetchers.test(name)) {
    // A dash and a word are one option here, not a letter each.
    const options = parseOptions(
      rest.map((word) => (/^-[a-z]{2,}$/i.test(word) ? `-${word.toLowerCase()}` : word)),
      ['uri', 'outfile', 'source', 'destination', 'o', 'method', 'headers', 'body'],
    );
    const [url, path] = [options.value('uri', 'source'), options.value('outfile', 'destination', 'o')];
    return fetchCommand(url ?? options.operands[0], path ?? options.operands[1]);
  }
  if (/^(?:start-process|start|saps|&|\.)$/i.test(name)) {
    return rest.filter((word) => !/^-\w+$/.test(word)).map(withSlashes);
  }
  return /^[-$[]/.test(name) ? [] : [withSlashes(name), ...rest];
}

function fetchCommand(url: string | undefined, path: string | undefined): string[] {
  return url === undefined ? [] : ['curl', '-sL', ...(path === undefined ? [] : ['-o', withSlashes(path)]), url];
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
