import { budgets } from '../../../server/budgets.ts';
import { boardAttacks } from '../../class-board/attacks/attacks.ts';
import type { Wall } from '../attempts/attempt.ts';
import { attempts } from '../attempts/attempts.ts';
import type { Harm } from '../stalls/stall.ts';
import { stalls } from '../stalls/stalls.ts';
import { strangersAttempts } from '../strangers/strangers.ts';
import { probedProcesses } from './bundle-probe.ts';
import { expectedStoppers, type Stopper } from './expected-walls.ts';

const wallNames: Readonly<Record<Wall, string>> = {
  interpreter: '1, interpreter',
  decoy: '2, decoy',
  'outbound gate': '2, outbound gate',
  'SQL gate': '2, SQL gate',
  'own listener': "2, the workbench's own listener",
  limits: 'limits',
};

const stopperNames: Readonly<Record<Stopper, string>> = {
  'permission model': '3, permission model only',
  seals: '3, seals only',
  either: '3, permission model and seals, each alone',
  gate: '2, SQL gate',
  'refusal of the folder': 'supervisor: refuses such a data folder',
};

/** The processes of the chain and of learners' own fixes have the evaluator's flags and seals. */
const processNames = {
  shop: 'shop',
  evaluator: 'evaluator, fixes, chain',
  reader: 'reader',
  board: 'class board',
} as const;

/** What the careless shop shows, by harm. */
const harmNames: Readonly<Record<Harm, string>> = {
  silence: 'others get no response for a second or longer',
  memory: 'its process grows without limit',
  death: 'its process ends',
  'no start': 'no shop starts on its folder again',
  'no answer': 'a request never ends',
};

/** Writes the attempts, and what refuses each, as `SECURITY.md` shows them. */
export function securityTables(): string {
  const overHttp = attempts.map(({ class: kind, hole, title, wall, wall3 }) => {
    const behind = wall3 ? '3' : wall === 'limits' ? 'supervisor: restarts the shop' : 'nothing: the only wall';
    return [kind, hole, title, wallNames[wall], behind];
  });
  const inside = probedProcesses.flatMap((probed) =>
    expectedStoppers(probed).map(([name, stopper]) => [processNames[probed], name, stopperNames[stopper]]),
  );
  const stalling = stalls.map(({ cause, through, title, measure, harm }) => [
    cause,
    through,
    title,
    measure,
    harmNames[harm],
  ]);
  const strange = strangersAttempts.map(({ by, aim, title, measure }) => [by, aim, title, measure]);
  const inClass = boardAttacks.map(({ by, aim, title, measure }) => [by, aim, title, measure]);
  return [
    `Over HTTP, at the shop as it runs in production (${overHttp.length} attempts):`,
    table(['To', 'Through', 'Tried', 'Refused by wall', 'Next wall'], overHttp),
    `From inside, as code that has taken a process over (${inside.length} attempts):`,
    table(['Process', 'Tried', 'Refused by wall'], inside),
    `To use the workbench of somebody else's shop, in a browser and beside it (${strange.length} attempts). In the control, anyone may use it.`,
    table(['By', 'To', 'Tried', 'Countermeasure'], strange),
    `On the class board, by people in the room (${inClass.length} attempts, \`tests/class-board/\`). In the control, the same is done with what the countermeasure asks for.`,
    table(['By', 'To', 'Tried', 'Countermeasure'], inClass),
    `To stop the shop, as it runs in production (${stalling.length} attempts, by \`npm run stalls\`). An attempt counts as repelled if others get a response within two seconds, the process stays below ${budgets.process.memory / 1024 ** 2} MiB, nothing solved is lost, and a shop can start on the folder again. Every test run makes these attempts at a third of their strength.`,
    table(['Rests on', 'Through', 'Tried', 'Countermeasure', 'Without it'], stalling),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
