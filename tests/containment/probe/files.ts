import { type Attempt, plantedLink } from './attempt.ts';

export const files = {
  'read a file outside': async ({ targets }) => (await import('node:fs')).readFileSync(targets.canary, 'utf8'),
  'read a file outside as a stream': async ({ targets }) => {
    const { createReadStream } = await import('node:fs');
    return new Promise((resolve, reject) => {
      createReadStream(targets.canary, 'utf8').on('data', resolve).on('error', reject);
    });
  },
  'list a folder outside': async ({ targets }) => (await import('node:fs')).readdirSync(targets.outside).join(),
  'read the list of accounts': async () => (await import('node:fs')).readFileSync('/etc/passwd', 'utf8'),
  "read the supervisor's environment": async () =>
    (await import('node:fs')).readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
  'load a file outside as the environment': async ({ targets }) => {
    process.loadEnvFile(targets.canary);
    return process.env.CANARY;
  },
  'write a file outside': async ({ targets }) => {
    (await import('node:fs')).writeFileSync(`${targets.outside}/written`, 'x');
    return 'written';
  },
  'copy a file out of the data folder': async ({ targets }) => {
    const fs = await import('node:fs');
    fs.writeFileSync(`${targets.data}/copied`, 'x');
    fs.copyFileSync(`${targets.data}/copied`, `${targets.outside}/copied`);
    return 'copied';
  },
  'move a file out of the data folder': async ({ targets }) => {
    const fs = await import('node:fs');
    fs.writeFileSync(`${targets.data}/moved`, 'x');
    fs.renameSync(`${targets.data}/moved`, `${targets.outside}/moved`);
    return 'moved';
  },
  'make a link in the data folder and read through it': async ({ targets }) => {
    const fs = await import('node:fs');
    fs.symlinkSync(targets.canary, `${targets.data}/link`);
    return fs.readFileSync(`${targets.data}/link`, 'utf8');
  },
  'make a hard link in the data folder and read it': async ({ targets }) => {
    const fs = await import('node:fs');
    fs.linkSync(targets.canary, `${targets.data}/hard-link`);
    return fs.readFileSync(`${targets.data}/hard-link`, 'utf8');
  },
  'read through a link that was in the data folder before': async ({ targets }) =>
    (await import('node:fs')).readFileSync(`${targets.data}/${plantedLink}`, 'utf8'),
  'write a heap snapshot outside': async ({ targets }) =>
    (await import('node:v8')).writeHeapSnapshot(`${targets.outside}/snapshot`),
  'write a diagnostic report outside': ({ targets }) => process.report.writeReport(`${targets.outside}/report.json`),
  'let V8 trace into a folder outside': async ({ targets }) => {
    const v8 = await import('node:v8');
    v8.setFlagsFromString('--trace-turbo');
    v8.setFlagsFromString(`--trace-turbo-path=${targets.outside}`);
    return 'the flags are set';
  },
  'change the working folder': ({ targets }) => {
    process.chdir(targets.outside);
    return process.cwd();
  },
} satisfies Record<string, Attempt>;
