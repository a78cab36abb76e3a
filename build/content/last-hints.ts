import type { FileRequest, FileVariable, HttpFile } from '../../shared/http-file/http-file.ts';
import { parseHttpFile } from '../../shared/http-file/parse.ts';
import { readSolutionSteps } from '../trainer/solution-steps.ts';
import { ContentError, type ContentFiles } from './read-content.ts';

/**
 * Returns what a challenge's last hint shows of its solution (decision 46). Of requests that is the text of a `.http` file, with the solution's variables
 * filled in (or above it, where it would become long) and without a host; values that are taken from an earlier response stay references. Of steps, it is their blocks of code.
 * @param key of the challenge, whose solution is `challenges/<key>/solution.http`, or `solution.md` where it needs a browser
 * @param titles of requests or blocks of the solution; undefined where the hint's own words are enough
 * @throws ContentError for a title that the solution does not have
 */
export function lastHintRequests(
  files: ContentFiles,
  key: string,
  titles: readonly string[] | undefined,
): string | null {
  if (titles === undefined) {
    return null;
  }
  const folder = `challenges/${key}`;
  const shown = files.has(`${folder}/solution.md`) ? blocksOf(files, folder) : requestsOf(files, folder);
  const texts = titles.map((title) => {
    const text = shown.get(title);
    if (text === undefined) {
      throw new ContentError(`resources/${folder}/challenge.yml: the solution has no "${title}"`);
    }
    return text;
  });
  return texts.join('\n\n###\n\n');
}

type Shown = ReadonlyMap<string, string>;

function blocksOf(files: ContentFiles, folder: string): Shown {
  const name = `${folder}/solution.md`;
  try {
    const { blocks } = readSolutionSteps(files.bytes(name).toString('utf8'));
    return new Map(blocks.map(({ title, text }) => [title, text]));
  } catch (error) {
    throw new ContentError(`resources/${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function requestsOf(files: ContentFiles, folder: string): Shown {
  const name = `${folder}/solution.http`;
  const parsed = parseHttpFile(files.bytes(name).toString('utf8'));
  if (parsed.kind === 'refused') {
    throw new ContentError(`resources/${name}: ${parsed.faults.map(({ message }) => message).join(' ')}`);
  }
  const { file } = parsed;
  return new Map(file.requests.map((request) => [request.title, textOf(file, request)]));
}

/** Characters of a request from which its variables are shown instead of what they stand for. */
const longest = 4000;

function textOf(file: HttpFile, request: FileRequest): string {
  const filled = written(request, (text) => fillVariables(file.variables, text));
  if (filled.length <= longest) {
    return filled;
  }
  const host = file.variables.filter(({ name }) => name === 'host');
  const definitions = file.variables
    .filter(({ name, line }) => name !== 'host' && line < request.line)
    .map(({ name, value }) => `@${name} = ${value}`);
  return [definitions.join('\n'), written(request, (text) => fillVariables(host, text))].join('\n\n');
}

function written({ method, target, headers, body }: FileRequest, fill: (text: string) => string): string {
  const head = [`${method} ${fill(target)}`, ...headers.map(({ name, value }) => `${name}: ${fill(value)}`)];
  return [head.join('\n'), ...(body === '' ? [] : [fill(body)])].join('\n\n');
}

/** Fills in variables of the file, and leaves references to responses as they are. The host is the shop that the reader has. */
function fillVariables(variables: readonly FileVariable[], text: string): string {
  return variables
    .toReversed()
    .reduce((filled, { name, value }) => filled.replaceAll(`{{${name}}}`, name === 'host' ? '' : value), text);
}
