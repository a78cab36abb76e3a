import { nameOf } from '../../files/paths.ts';
import type { OutboundOutcome } from '../../outbound/outbound.ts';
import type { Call, Program } from '../machine.ts';
import { type Options, parseOptions } from '../options.ts';

type Answered = Extract<OutboundOutcome, { outcome: 'answered' }>;
type Unanswered = Exclude<OutboundOutcome, Answered>;

/** The parts of a request that a program's options set. */
interface Sending {
  readonly agent: string;
  readonly method: string | undefined;
  /** Lines such as `Name: value`. */
  readonly headers: readonly string[];
  readonly body: string | undefined;
  readonly redirects: number;
}

/** Adds a scheme to an address. Addresses are written without one as often as with one. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`;
}

function send({ machine }: Call, url: string, { agent, method, headers, body, redirects }: Sending): OutboundOutcome {
  const pairs = headers.map((line) => /^([^:]+):\s*(.*)$/s.exec(line)).filter((match) => match !== null);
  return machine.request({
    url,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'User-Agent': agent,
      Accept: '*/*',
      ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.trim(), value])),
    },
    ...(body === undefined ? {} : { body }),
    redirects,
  });
}

const problems = {
  scheme: 'protocol not supported',
  malformed: 'malformed address',
  unreachable: 'Connection refused',
  unknownHost: 'could not resolve host',
  busy: 'Resource temporarily unavailable',
  timedOut: 'connection timed out',
  tooLarge: 'maximum file size exceeded',
  tooManyRedirects: 'too many redirects',
  connection: 'connection reset',
} as const;

function problemOf({ reason }: Unanswered, url: string): string {
  return `${URL.parse(url)?.hostname ?? url}: ${problems[reason]}`;
}

/** Returns the last part of an address's path, which is the file name of a download. */
function fileOf(url: string): string {
  return nameOf(URL.parse(url)?.pathname ?? '/') || 'index.html';
}

function keep({ files, print }: Call, path: string, content: Buffer): void {
  if (path === '-') {
    print(content);
  } else {
    files.write(path, content);
  }
}

const wgetValues = 'O output-document P directory-prefix U user-agent header post-data method t T o tries timeout';

const wget: Program = (call) => {
  const options = parseOptions(call.arguments, wgetValues.split(' '));
  if (options.operands.length === 0) {
    return call.complain('missing URL');
  }
  return Math.max(...options.operands.map((address) => wgetOne(call, options, withScheme(address))));
};

function wgetOne(call: Call, options: Options, url: string): number {
  const say = options.has('q', 'quiet') ? () => {} : call.complain;
  const outcome = send(call, url, {
    agent: options.value('U', 'user-agent') ?? 'Wget/1.21.3',
    method: options.value('method'),
    headers: options.values('header'),
    body: options.value('post-data'),
    redirects: 20,
  });
  if (outcome.outcome !== 'answered') {
    say(problemOf(outcome, url));
    return 4;
  }
  if (outcome.status >= 400) {
    say(`server returned ${outcome.status}`);
    return 8;
  }
  const folder = options.value('P', 'directory-prefix');
  const name = fileOf(url) + (URL.parse(url)?.search ?? '').replaceAll('/', '%2F');
  const path = options.value('O', 'output-document') ?? (folder === undefined ? name : `${folder}/${name}`);
  keep(call, path, outcome.body);
  if (path !== '-') {
    say(`'${path}' saved [${outcome.body.length}]`);
  }
  return 0;
}

const curlData = ['d', 'data', 'data-raw', 'data-binary', 'data-urlencode'];
const curlValues = 'o output X request H header A user-agent b cookie u user m max-time connect-timeout';

const curl: Program = (call) => {
  const options = parseOptions(call.arguments, [...curlData, ...curlValues.split(' ')]);
  if (options.operands.length === 0) {
    call.complain('(2) no URL specified');
    return 2;
  }
  return options.operands.map((address) => curlOne(call, options, withScheme(address))).at(-1) ?? 0;
};

function curlOne(call: Call, options: Options, url: string): number {
  if (url.startsWith('file://')) {
    call.print(call.files.read(url.slice('file://'.length)).content);
    return 0;
  }
  const data = options.values(...curlData).map((part) => dataOf(call, part));
  const [cookie, user] = [options.value('b', 'cookie'), options.value('u', 'user')];
  const isHead = options.has('I', 'head');
  const fail = (status: number, text: string) => {
    if (!options.has('s', 'silent') || options.has('S', 'show-error')) {
      call.complain(`(${status}) ${text}`);
    }
    return status;
  };
  const outcome = send(call, url, {
    agent: options.value('A', 'user-agent') ?? 'curl/7.88.1',
    method: options.value('X', 'request') ?? (isHead ? 'HEAD' : undefined),
    headers: [
      ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
      ...(user === undefined ? [] : [`Authorization: Basic ${Buffer.from(user).toString('base64')}`]),
      ...options.values('H', 'header'),
    ],
    body: data.length === 0 ? undefined : data.join('&'),
    redirects: options.has('L', 'location') ? 20 : 0,
  });
  if (outcome.outcome !== 'answered') {
    const isUnknown = outcome.outcome === 'refused' && outcome.reason === 'unknownHost';
    return fail(isUnknown ? 6 : 7, problemOf(outcome, url));
  }
  if (options.has('f', 'fail') && outcome.status >= 400) {
    return fail(22, `server returned ${outcome.status}`);
  }
  const lines = Object.entries(outcome.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = isHead || options.has('i', 'include') ? `HTTP/1.1 ${outcome.status}\r\n${lines.join('')}\r\n` : '';
  const named = options.has('O', 'remote-name') ? fileOf(url) : '-';
  keep(call, options.value('o', 'output') ?? named, Buffer.concat([Buffer.from(head), outcome.body]));
  return 0;
}

/** Returns data to be sent. `@file` stands for the content of the file. */
function dataOf(call: Call, part: string): string {
  return part.startsWith('@') ? call.files.readText(part.slice(1)) : part;
}

/** Programs that reach other hosts, all of them through the gate. */
export const networkPrograms: Readonly<Record<string, Program>> = { wget, curl };
