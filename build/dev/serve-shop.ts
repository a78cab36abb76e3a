import { budgets } from '../../server/budgets.ts';
import { readArguments } from '../../server/supervisor/command-line/arguments.ts';
import { shopOptionsFrom } from '../../server/supervisor/command-line/shop-options.ts';
import { cleanLine } from '../../server/supervisor/log-lines.ts';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';
import { type SpawnProcess, startSupervisor } from '../../server/supervisor/supervisor.ts';
import { endSignals } from '../start/end-signals.ts';
import { devFolders } from './folders.ts';

/*
 * Runs the shop of `npm run dev` under its supervisor: `serve-shop.ts INSPECT FLAGS`, with an empty INSPECT for no debugger. It notifies
 * its parent process when the shop is ready, and ends when it is told to, or when the parent ends.
 */

const [inspect = '', ...words] = process.argv.slice(2);

/** Enough time to look at a program stopped in the debugger, in milliseconds. */
const anHour = 60 * 60 * 1000;

const inspected: SpawnProcess = (entry, flags, environment) => {
  const debugging = entry.endsWith('shop-process.cjs') ? [`--inspect=127.0.0.1:${inspect}`, '--allow-inspector'] : [];
  return spawnNode(entry, [...flags, ...debugging], environment);
};

const supervisor = startSupervisor({
  shop: shopOptionsFrom(readArguments(words), process.env),
  paths: { server: devFolders.server, pages: devFolders.pages },
  onState: (state) => {
    if (state.kind === 'ready') {
      process.send?.('ready');
    } else if (state.kind === 'failed') {
      console.error(cleanLine(`${state.reason} ${state.advice}`));
      process.exitCode = 1;
      process.disconnect?.();
    }
  },
  onLog: (level, text) => {
    if (level !== 'info') {
      console.error(cleanLine(`${level}: ${text}`));
    }
  },
  ...(inspect === ''
    ? {}
    : { spawn: inspected, budgets: { ...budgets, process: { ...budgets.process, silence: anHour } } }),
});

const end = async () => {
  await (await supervisor).stop();
  process.exit();
};
for (const event of [...endSignals, 'disconnect']) {
  process.once(event, end);
}
