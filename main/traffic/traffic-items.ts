import type { MenuItemConstructorOptions } from 'electron';
import { unawaited } from '../unawaited.ts';
import { words } from '../words.ts';
import type { Traffic } from './traffic.ts';

/** The items of the Traffic menu, which the bar's traffic button opens too. */
export function trafficItems(traffic: Traffic, editProxy: () => void): MenuItemConstructorOptions[] {
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
    { id: 'traffic-address', label: words.menu.proxyAddress, click: editProxy },
  ];
}
