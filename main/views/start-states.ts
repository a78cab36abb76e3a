import type { StartFault } from '../../server/supervisor/messages.ts';
import type { ShopState } from '../../server/supervisor/shop-state.ts';
import type { StartAction, StartButton, StartState } from '../../shared/desktop/channels.ts';
import { words } from '../words.ts';

/** Everything that the start page can show, in words and buttons (pure). To add a fault, add its buttons here and its advice to words.ts and desktop.json. */

export const starting = (): Extract<StartState, { kind: 'progress' }> => ({
  kind: 'progress',
  title: words.start.starting,
  detail: words.start.startingDetail,
  actions: [],
});

/** Shown once the start takes so long that a learner wonders. */
export const startingSlowly = (): StartState => ({
  ...starting(),
  detail: words.start.slowDetail,
  actions: buttons(['openLog', 'quit']),
});

export const restarting = (): StartState => ({
  kind: 'progress',
  title: words.start.restarting,
  detail: words.start.restartingDetail,
  actions: [],
});

/** What helps against each fault. The first action is the one to try. */
const remedies: Readonly<Record<StartFault, readonly StartAction[]>> = {
  shopFiles: ['moveDataAside', 'seedAnew', 'retry', 'openDataFolder'],
  progressFile: ['moveDataAside', 'retry', 'openDataFolder'],
  folder: ['retry', 'keepInMemory', 'openDataFolder'],
  inUse: ['retry', 'keepInMemory'],
  port: ['useAnotherPort', 'retry'],
  configuration: ['retry', 'leaveConfigurationOut'],
  place: [],
  crash: ['retry', 'seedAnew', 'openDataFolder'],
};

/** Actions that make no sense for a shop in memory. */
const ofDataFolder: ReadonlySet<StartAction> = new Set(['moveDataAside', 'keepInMemory', 'seedAnew', 'openDataFolder']);

/** Describes a shop that could not start. The reason is the supervisor's, but the advice is ours, since the supervisor's names flags. */
export function startFailed(state: Extract<ShopState, { kind: 'failed' }>, hasDataFolder: boolean): StartState {
  const actions = remedies[state.fault].filter((action) => hasDataFolder || !ofDataFolder.has(action));
  return {
    kind: 'failed',
    label: words.start.failedLabel,
    title: words.start.failed,
    reason: state.reason,
    advice: words.start.advice[state.fault],
    actions: buttons([...actions, 'openLog', 'openHelp', 'quit']),
  };
}

/** Describes a page that didn't load although the shop runs, most often because a proxy isn't running. */
export function pageFailed(url: string, reason: string, isProxied: boolean): StartState {
  return {
    kind: 'failed',
    label: words.start.unreachableLabel,
    title: words.start.unreachable,
    reason: words.start.unreachableDetail(url, reason),
    advice: isProxied ? words.start.proxyAdvice : words.start.unreachableAdvice,
    actions: buttons(isProxied ? ['retry', 'testProxy', 'goDirect', 'quit'] : ['retry', 'openLog', 'openHelp', 'quit']),
  };
}

/** The shop's page has closed itself and is being opened again. */
export const reopening = (): StartState => ({
  kind: 'progress',
  title: words.start.reopening,
  detail: words.start.reopeningDetail,
  actions: [],
});

/** The shop's page closes itself each time. */
export const pageClosed = (): StartState => ({
  kind: 'failed',
  label: words.start.closedLabel,
  title: words.start.closed,
  reason: words.start.closedDetail,
  advice: words.start.closedAdvice,
  actions: buttons(['retry', 'openLog', 'openHelp', 'quit']),
});

function buttons(actions: readonly StartAction[]): readonly StartButton[] {
  return actions.map((action) => ({ action, label: words.start.actions[action] }));
}
