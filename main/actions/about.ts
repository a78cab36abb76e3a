import { app } from 'electron';
import type { Dialogs } from '../dialogs.ts';
import { describePageSandbox } from '../security/page-sandbox.ts';
import type { Shop } from '../shop.ts';
import { words } from '../words.ts';

/**
 * Shows versions, whether Chromium's sandbox is around the pages, and which walls around the shop process are in force, as its own probes found them
 * (architecture.md 1).
 */
export async function showAbout(shop: Shop, dialogs: Dialogs): Promise<void> {
  const versions = ['electron', 'chrome', 'node'].map((name) => `${name} ${process.versions[name] ?? '?'}`).join(', ');
  const detail = [versions, '', words.walls.pageHeading, ...describePageSandbox(), '', ...wallsInForce(shop)];
  await dialogs.tell('info', words.dialogs.about(app.getVersion()), detail.join('\n'));
}

function wallsInForce(shop: Shop): readonly string[] {
  const state = shop.state();
  if (state.kind !== 'ready') {
    return [`${words.walls.heading} ${words.walls.notRunning}`];
  }
  const { permissionModel, refused } = state.confinement;
  const probes = Object.entries(refused).map(([probe, isRefused]) => {
    // `Object.entries` widens the keys of a record to string.
    return [words.walls.refused[probe as keyof typeof refused], isRefused] as const;
  });
  const walls = [[words.walls.permissionModel, permissionModel] as const, ...probes];
  return [
    words.walls.heading,
    ...walls.map(([name, isInForce]) => `${name}: ${isInForce ? words.walls.inForce : words.walls.notInForce}`),
  ];
}
