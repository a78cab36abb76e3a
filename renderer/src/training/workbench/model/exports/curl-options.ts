import { toBase64, utf8 } from '../bytes.ts';

/** What a command has said so far. */
export interface Told {
  method?: string;
  url?: string;
  target?: string;
  isHead?: boolean;
  /** Whether the data are part of the address. */
  isQuery?: boolean;
  readonly headers: string[];
  readonly data: string[];
  /** Headers that curl adds unless the command has others of their name. */
  readonly defaults: string[];
}

/** Takes an option's value. @returns false if it can't be read, such as the name of a file */
type Take = (told: Told, value: string) => boolean;

const ignore: Take = () => true;

const set =
  (name: 'method' | 'url' | 'target'): Take =>
  (told, value) => {
    told[name] = value;
    return true;
  };

const header =
  (lineOf: (value: string) => string): Take =>
  ({ headers }, value) => {
    headers.push(lineOf(value));
    return true;
  };

const data =
  (...types: readonly string[]): Take =>
  (told, value) => {
    told.data.push(value);
    told.defaults.push(...types);
    return true;
  };

const unlessFile =
  (take: Take): Take =>
  (told, value) =>
    !value.startsWith('@') && take(told, value);

const form = 'Content-Type: application/x-www-form-urlencoded';

/** Options with a value. */
export const valueOptions: ReadonlyMap<string, Take> = new Map<string, Take>(
  Object.entries<Take>({
    '-X --request': set('method'),
    '--url': set('url'),
    '--request-target': set('target'),
    '-H --header': unlessFile(header((value) => value)),
    '-b --cookie': header((value) => `Cookie: ${value}`),
    '-A --user-agent': header((value) => `User-Agent: ${value}`),
    '-e --referer': header((value) => `Referer: ${value}`),
    '-u --user': header((value) => `Authorization: Basic ${toBase64(utf8(value))}`),
    '-d --data --data-ascii --data-binary': unlessFile(data(form)),
    '--data-raw': data(form),
    '--data-urlencode': unlessFile((told, value) => data(form)(told, encoded(value))),
    '--json': unlessFile(data('Content-Type: application/json', 'Accept: application/json')),
    '-o --output -m --max-time --connect-timeout -x --proxy --retry -w --write-out': ignore,
  }).flatMap(([names, take]) => names.split(' ').map((name) => [name, take] as const)),
);

/** Options without a value: what they change of the request, if anything. */
export const flags: ReadonlyMap<string, (told: Told) => void> = new Map([
  ['-I', asHead],
  ['--head', asHead],
  ['-G', asQuery],
  ['--get', asQuery],
  ...[
    '-s -S -k -i -L -v -f -g -N -# --silent --show-error --insecure --include --location --verbose --fail --globoff',
    '--no-buffer --path-as-is --http1.1 --compressed --progress-bar --no-progress-meter --show-headers',
  ].flatMap((names) => names.split(' ').map((name) => [name, () => {}] as const)),
]);

function asHead(told: Told): void {
  told.isHead = true;
}

function asQuery(told: Told): void {
  told.isQuery = true;
}

/** Encodes `content`, `=content` or `name=content`. */
function encoded(value: string): string {
  const equals = value.indexOf('=');
  const name = value.slice(0, Math.max(equals, 0));
  return `${name}${name === '' ? '' : '='}${encodeURIComponent(value.slice(equals + 1).toWellFormed())}`;
}
