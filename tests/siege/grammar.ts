import { contractRoutes } from '../../shared/api/routes.ts';
import { nameOf } from '../adversity/wrong/requests.ts';
import { codePieces, pageHeaders, pages, rpcMethods, sqlPieces, units } from './hostile-texts.ts';
import type { CodeDoor, FileFill, Idea, Round, Step, Way } from './step.ts';

type Random = () => number;

/** Routes that clear the progress, or reset the shop. They are steps of their own or not used at all. */
const routes = contractRoutes.map(nameOf).filter((name) => !name.startsWith('POST /rest/range/reset-'));

const uploads = ['POST /file-upload', 'POST /profile/image/file', 'POST /rest/memories'];
const fileNames = ['a.zip', 'a.xml', 'a.yml', 'a.pdf', 'a.png', '../../a.md', `${'a'.repeat(200)}.jpg`];
const fills: readonly FileFill[] = ['zeros', 'noise', 'xml', 'entities', 'yaml', 'aliases', 'zip', 'picture'];
const codeDoors: readonly CodeDoor[] = ['reviews', 'tracking', 'order lines', 'user name', 'chatbot', 'selector'];
/** Weights routes: one that stores or searches a string counts more than one that takes none. */
const talkative = routes.filter((name) => /^(POST|PUT|PATCH) /.test(name));

const places = ['parameter', 'query', 'field', 'field', 'field', 'header'] as const;
const ways: readonly Way[] = ['whole', 'whole', 'whole', 'whole', 'cut', 'reset', 'slow', 'unread', 'pipelined'];
const ends = ['close', 'reset', 'unread'] as const;
const sockets = ['/rpc', '/rpc', '/socket.io/?EIO=4&transport=websocket', '/socket.io/', '/rest/products/search'];

/** The most bytes that a step sends, in all requests together. */
const mostBytes = 48 * 1024 * 1024;

/**
 * @param random numbers from 0 to 1; the same ones make the same round
 * @param without kinds of steps and ideas to leave out
 */
export function makeRound(random: Random, without: readonly string[]): Round {
  const wanted = () => {
    for (;;) {
      const step = makeStep(random);
      if (!without.includes(step.kind) && !(step.kind === 'request' && without.includes(step.idea.kind))) {
        return step;
      }
    }
  };
  return Array.from({ length: between(random, 1, 4) }, wanted);
}

function makeStep(random: Random): Step {
  const kind = random();
  if (kind < 0.02) {
    return { kind: 'reset shop' };
  }
  if (kind < 0.12) {
    const length = magnitude(random, 5);
    const frames = between(random, -3, 60);
    return {
      kind: 'socket',
      path: oneOf(random, sockets),
      unit: random() < 0.5 ? rpcText(oneOf(random, rpcMethods)) : oneOf(random, units),
      length,
      frames,
      count: bounded(magnitude(random, 2), length * Math.abs(frames)),
      end: oneOf(random, ends),
    };
  }
  const idea = makeIdea(random);
  return {
    kind: 'request',
    idea,
    way: oneOf(random, ways),
    as: oneOf(random, ['nobody', 'customer', 'customer', 'accountant']),
    count: bounded(magnitude(random, 3), sizeOf(idea)),
    parallel: oneOf(random, [1, 4, 16, 64]),
  };
}

function makeIdea(random: Random): Idea {
  const route = oneOf(random, routes);
  const unit = oneOf(random, units);
  switch (between(random, 0, 14)) {
    case 0:
      return { kind: 'deep', route, shape: oneOf(random, ['list', 'object', 'brackets']), depth: magnitude(random, 5) };
    case 1:
    case 2:
      return { kind: 'sql', door: oneOf(random, ['search', 'search', 'login']), text: makeSql(random) };
    case 3:
      return { kind: 'code', door: oneOf(random, codeDoors), text: oneOf(random, codePieces) };
    case 4:
      return {
        kind: 'file',
        route: oneOf(random, uploads),
        name: oneOf(random, fileNames),
        fill: oneOf(random, fills),
        length: magnitude(random, 6),
      };
    case 5:
    case 6:
      return { kind: 'page', target: oneOf(random, pages), headers: oneOf(random, pageHeaders) };
    case 7:
      return { kind: 'headers', count: magnitude(random, 3), length: magnitude(random, 3) };
    case 8:
      return {
        kind: 'rpc',
        method: oneOf(random, rpcMethods),
        calls: magnitude(random, 3),
        unit,
        length: magnitude(random, 4),
      };
    case 9:
      return { kind: 'wrong', route, seed: Math.floor(random() * 2 ** 31) };
    default:
      return {
        kind: 'long',
        route: oneOf(random, random() < 0.7 ? talkative : routes),
        place: oneOf(random, places),
        which: between(random, 0, 5),
        unit,
        length: magnitude(random, 5.3),
      };
  }
}

function makeSql(random: Random): string {
  const pieces = Array.from({ length: between(random, 1, 3) }, () => oneOf(random, sqlPieces));
  return pieces.join(oneOf(random, [' OR ', ' || ', ' AND ']));
}

/** Makes a call of the chain whose first parameter is the repeated part. */
function rpcText(method: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
}

function sizeOf(idea: Idea): number {
  switch (idea.kind) {
    case 'long':
    case 'file':
      return idea.length;
    case 'deep':
      return idea.depth * 6;
    case 'headers':
      return idea.count * idea.length;
    case 'rpc':
      return idea.calls * (idea.length + 80);
    default:
      return 1000;
  }
}

/** Limits a count so that all requests together send no more than a step may. */
function bounded(count: number, size: number): number {
  return Math.max(1, Math.min(count, Math.floor(mostBytes / Math.max(1, size))));
}

function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) {
    throw new Error('Nothing to choose from.');
  }
  return item;
}

function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Picks a whole number from 1 to a power of ten, with every order of magnitude equally likely. */
function magnitude(random: Random, power: number): number {
  return Math.round(10 ** (random() * power));
}
