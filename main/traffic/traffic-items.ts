import type { MenuItemConstructorOptions } from 'electron';
import { unawaited } from '../unawaited.ts';
import { words } from '../words.ts';
import type { Traffic } from './traffic.ts';

/** What the Traffic menu can start besides choosing a connection. */
export interface TrafficActions {
  /** Opens the range's workbench, for learners without a proxy. */
  readonly openWorkbench: () => void;
  /** Opens what the range has recorded of the traffic. */
  readonly openHistory: () => void;
  readonly editProxy: () => void;
  readonly testConnection: () => void;
  readonly showGuide: () => void;
}

/** Returns the items of the Traffic menu, which the bar's traffic button opens too. */
export function trafficItems(traffic: Traffic, actions: TrafficActions): MenuItemConstructorOptions[] {
  const isDirect = traffic.proxy() === null;
  return [
    {
      id: 'traffic-direct',
      label: words.menu.direct,
      type: 'radio',
      checked: isDirect,
      click: () => unawaited(traffic.goDirect()),
    },
    {
      id: 'traffic-proxy',
      label: words.menu.throughProxy(traffic.rememberedProxy()),
      type: 'radio',
      checked: !isDirect,
      click: () => unawaited(traffic.goThrough(traffic.rememberedProxy())),
    },
    { type: 'separator' },
    { id: 'traffic-address', label: words.menu.proxyAddress, click: actions.editProxy },
    { id: 'traffic-test', label: words.menu.testConnection, click: actions.testConnection },
    { type: 'separator' },
    { id: 'traffic-guide', label: words.menu.trafficGuide, click: actions.showGuide },
    { type: 'separator' },
    { id: 'traffic-workbench', label: words.menu.workbench, click: actions.openWorkbench },
    { id: 'traffic-history', label: words.menu.recorded, click: actions.openHistory },
  ];
}
