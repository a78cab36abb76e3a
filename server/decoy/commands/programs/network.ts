import { nameOf } from '../../files/paths.ts';
import type { OutboundOutcome } from '../../outbound/outbound.ts';
import type { Call, Program } from '../machine.ts';
import { type Options, parseOptions } from '../options.ts';

type Answered = Extract<OutboundOutcome, { outcome: 'answered' }>;

/** Addresses are written without a scheme as often as with one. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`;
}

function hostOf(address: string): string {
  return URL.parse(withScheme(address))?.hostname ?? address;
}

/** Headers from lines such as `Name: value`. */
function headersOf(lines: readonly string[]): Record<string, string> {
  const pairs = lines.map((line) => /^([^:]+):\s*(.*)$/s.exec(line)).filter((match) => match !== null);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.trim(), value]));
}

const wget: Program = (call) => {
  const valued = [
    'O',
    'output-document',
    'P',
    'directory-prefix',
    'header',
    'post-data',
    'post-file',
    'U',
    'user-agent',
    't',
    'T',
    'o',
  ];
  const options = parseOptions(call.arguments, [...valued, 'method', 'body-data', 'tries', 'timeout']);
  if (options.operands.length === 0) {
    call.complain('missing URL');
    return 1;
  }
  return Math.max(...options.operands.map((address) => wgetOne(call, options, withScheme(address))));
};

function wgetOne(call: Call, options: Options, url: string): number {
  const say = (text: string) => {
    if (!options.has('q', 'quiet', 'nv')) {
      call.complain(text);
    }
  };
  const body = options.value('post-data', 'body-data');
  const agent = options.value('U', 'user-agent') ?? 'Wget/1.21.3';
  const outcome = call.machine.request({
    url,
    method: options.value('method') ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'User-Agent': agent,
      Accept: '*/*',
      ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headersOf(options.values('header')),
    },
    ...(body === undefined ? {} : { body }),
    redirects: 20,
  });
  if (outcome.outcome !== 'answered') {
    say(`${hostOf(url)}: ${problemOf(outcome)}`);
    return 4;
  }
  if (outcome.status >= 400) {
    say(`server answered ${outcome.status}`);
    return 8;
  }
  const path = options.value('O', 'output-document') ?? defaultName(call, options, url);
  if (path === '-') {
    call.print(outcome.body);
  } else {
    call.files.write(path, outcome.body);
    say(`'${path}' saved [${outcome.body.length}]`);
  }
  return 0;
}

/** As wget names what it saves: the last part of the path with the query behind it. */
function defaultName({ files }: Call, options: Options, url: string): string {
  const { pathname = '/', search = '' } = URL.parse(url) ?? {};
  const name = (nameOf(pathname) || 'index.html') + search.replaceAll('/', '%2F');
  const folder = options.value('P', 'directory-prefix');
  return folder === undefined ? name : files.resolve(name, files.resolve(folder));
}

const curlOptions = {
  withValue: [
    ...[
      'o',
      'output',
      'X',
      'request',
      'd',
      'data',
      'data-raw',
      'data-binary',
      'data-urlencode',
      'H',
      'header',
      'A',
      'user-agent',
    ],
    ...[
      'b',
      'cookie',
      'u',
      'user',
      'e',
      'referer',
      'w',
      'write-out',
      'm',
      'max-time',
      'connect-timeout',
      'url',
      'T',
      'F',
      'x',
      'c',
    ],
  ],
};

const curl: Program = (call) => {
  const options = parseOptions(call.arguments, curlOptions.withValue);
  const addresses = [...options.values('url'), ...options.operands];
  if (addresses.length === 0) {
    call.complain('(2) no URL specified');
    return 2;
  }
  return addresses.map((address) => curlOne(call, options, withScheme(address))).at(-1) ?? 0;
};

function curlOne(call: Call, options: Options, url: string): number {
  if (/^file:/i.test(url)) {
    call.print(call.files.read(decodeURIComponentSafely(url.replace(/^file:\/\/[^/]*/i, ''))).content);
    return 0;
  }
  const parts = options.values('d', 'data', 'data-raw', 'data-binary', 'data-urlencode');
  const body = parts.length === 0 ? undefined : parts.map((part) => dataOf(call, part)).join('&');
  const head = options.has('I', 'head');
  const cookie = options.value('b', 'cookie');
  const user = options.value('u', 'user');
  const outcome = call.machine.request({
    url,
    method: options.value('X', 'request') ?? (head ? 'HEAD' : body === undefined ? 'GET' : 'POST'),
    headers: {
      'User-Agent': options.value('A', 'user-agent') ?? 'curl/7.88.1',
      Accept: '*/*',
      ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(user === undefined ? {} : { Authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
      ...headersOf(options.values('H', 'header')),
    },
    ...(body === undefined ? {} : { body }),
    redirects: options.has('L', 'location') ? 20 : 0,
  });
  const quiet = options.has('s', 'silent') && !options.has('S', 'show-error');
  if (outcome.outcome !== 'answered') {
    const status = outcome.outcome === 'refused' && outcome.reason === 'unknownHost' ? 6 : 7;
    if (!quiet) {
      call.complain(`(${status}) ${hostOf(url)}: ${problemOf(outcome)}`);
    }
    return status;
  }
  return showAnswer(call, options, url, outcome, head, quiet);
}

function showAnswer(
  call: Call,
  options: Options,
  url: string,
  answer: Answered,
  head: boolean,
  quiet: boolean,
): number {
  if (options.has('f', 'fail') && answer.status >= 400) {
    if (!quiet) {
      call.complain(`(22) server answered ${answer.status}`);
    }
    return 22;
  }
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const headText = head || options.has('i', 'include') ? `HTTP/1.1 ${answer.status}\r\n${lines.join('')}\r\n` : '';
  const content = Buffer.concat([Buffer.from(headText), answer.body]);
  const named = options.has('O', 'remote-name') ? nameOf(URL.parse(url)?.pathname ?? '/') || 'index.html' : undefined;
  const path = options.value('o', 'output') ?? named ?? '-';
  if (path === '-') {
    call.print(content);
  } else {
    call.files.write(path, content);
  }
  const wanted = options.value('w', 'write-out');
  call.print(wanted?.replaceAll('%{http_code}', String(answer.status)).replaceAll('\\n', '\n') ?? '');
  return 0;
}

/** `@file` stands for the file's content. */
function dataOf(call: Call, part: string): string {
  return part.startsWith('@') ? call.files.readText(part.slice(1)) : part;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function problemOf(outcome: Exclude<OutboundOutcome, { outcome: 'answered' }>): string {
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
  return problems[outcome.reason];
}

/** `nc`, `ping` and the like: there is nobody but web servers out there. */
const unanswered: Program = (call) => {
  call.complain(`connect to ${parseOptions(call.arguments).operands.join(' port ')}: Connection refused`);
  return 1;
};

/** Programs that reach other hosts, all of them through the gate. */
export const networkPrograms: Readonly<Record<string, Program>> = {
  wget,
  curl,
  nc: unanswered,
  netcat: unanswered,
  ping: unanswered,
  telnet: unanswered,
  ssh: unanswered,
};
