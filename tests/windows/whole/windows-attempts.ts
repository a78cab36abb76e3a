import { zipSync } from 'fflate';
import type { Attempt, AttemptClass } from '../../containment/attempts/attempt.ts';
import { inNode } from '../../containment/attempts/payloads.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { devices, type Spelling, spellings } from './spellings.ts';

/** What only Windows understands: other names of files, devices, shares. Whatever stops the usual attempts has to stop these. */

type Named = Pick<Attempt, 'hole' | 'attack' | 'logged'>;

/** Writes a path in a JavaScript string. */
const quoted = (path: string) => path.replaceAll('\\', '\\\\');

const readingBy = ({ spell }: Spelling): readonly Named[] => [
  {
    hole: 'order expression',
    logged: 'code',
    attack: async ({ orderLines, prey }) => [
      await orderLines(`throw Error(${inNode.read(quoted(spell(prey.canary)))})`),
    ],
  },
  {
    hole: 'erasure layout (Handlebars)',
    attack: async ({ layout, prey }) => [await layout(spell(prey.canary))],
  },
  {
    hole: 'XML upload',
    attack: async ({ entity, prey }) => [
      await entity(spell(prey.canary)),
      await entity(`file:///${spell(prey.canary).replaceAll('\\', '/')}`),
    ],
  },
  {
    hole: 'served folder',
    attack: async ({ get, prey }) => {
      const name = encodeURIComponent(spell(prey.canary));
      return [await get(`/ftp/${name}`), await get(`/ftp/${name}%2500.md`), await get(`/assets/${name}`)];
    },
  },
  {
    hole: 'SQL injection',
    logged: 'database',
    attack: async ({ search, prey }) => [
      await search(`x')) UNION SELECT readfile('${spell(prey.canary)}'),2,3,4,5,6,7,8,9--`),
      await search(`x')); ATTACH '${spell(prey.database)}' AS c--`),
      await search(`x')) UNION SELECT secret,2,3,4,5,6,7,8,9 FROM c.loot--`),
    ],
  },
  {
    hole: 'picture by URL',
    attack: async ({ pictureLink, prey }) => [
      await pictureLink(spell(prey.canary)),
      await pictureLink(`file:///${spell(prey.canary).replaceAll('\\', '/')}`),
    ],
  },
];

const writingBy = ({ spell }: Spelling): readonly Named[] => [
  {
    hole: 'order expression',
    logged: 'code',
    attack: async ({ orderLines, prey }) => [await orderLines(inNode.write(quoted(spell(`${prey.outside}/w`))))],
  },
  {
    hole: 'archive upload',
    attack: async ({ archive, prey }) => [
      await archive(Buffer.from(zipSync({ [spell(`${prey.outside}/w`)]: Buffer.from('slipped') }))),
    ],
  },
  {
    hole: 'file name of an upload',
    attack: async ({ photo, prey }) => [await photo(spell(`${prey.outside}/w.png`), tinyPictures.png)],
  },
  {
    hole: 'SQL injection',
    logged: 'database',
    attack: async ({ loginAs, prey }) => [await loginAs(`'; VACUUM INTO '${spell(`${prey.outside}/w`)}'--`)],
  },
];

/** Opening one of them may wait forever, or write to a printer. */
const opening = (device: string): readonly Named[] => [
  {
    hole: 'served folder',
    attack: async ({ get }) => [await get(`/ftp/${device}`), await get(`/ftp/${device}%2500.md`)],
  },
  { hole: 'erasure layout (Handlebars)', attack: async ({ layout }) => [await layout(device)] },
  { hole: 'XML upload', attack: async ({ entity }) => [await entity(`file:///${device}`)] },
  {
    hole: 'archive upload',
    attack: async ({ archive }) => [await archive(Buffer.from(zipSync({ [`../../ftp/${device}`]: Buffer.from('x') })))],
  },
  { hole: 'file name of an upload', attack: async ({ photo }) => [await photo(device, tinyPictures.png)] },
];

function named(what: AttemptClass, title: string, attempts: readonly Named[]): readonly Attempt[] {
  return attempts.map((attempt) => ({ wall: 'decoy', wall3: true, ...attempt, class: what, title }));
}

export const windowsAttempts: readonly Attempt[] = [
  ...spellings.flatMap((spelling) => named('read a file', spelling.title, readingBy(spelling))),
  ...spellings.flatMap((spelling) => named('write a file', spelling.title, writingBy(spelling))),
  ...devices.flatMap((device) => named('exhaust the shop', `the device ${device}`, opening(device))),
];
