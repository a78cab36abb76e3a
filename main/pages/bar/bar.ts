import type { BarBridge } from '../../../preload/bar.ts';
import type { BarState } from '../../../shared/desktop/channels.ts';
import './bar.css';
import { wordsFromPage } from '../../../shared/text/words.ts';
import { element, input } from '../shared/elements.ts';
import { passingMessage } from '../shared/passing-message.ts';

declare global {
  interface Window {
    readonly bar: BarBridge;
  }
}

const text = wordsFromPage(document.getElementById('texts')?.textContent);
const address = input('address');
const proxy = input('proxy');
const message = element('message');
const tell = passingMessage('message');
const proxyMessage = element('proxy-message');
const traffic = element('traffic');

let state: BarState | null = null;

function show(next: BarState): void {
  const isEditorNew = next.proxyEditor !== null && (state?.proxyEditor ?? null) === null;
  state = next;
  // A page that changes its hash must not overwrite what the learner is typing.
  if (document.activeElement !== address) {
    address.value = next.url;
  }
  setEnabled('back', next.canGoBack);
  setEnabled('forward', next.canGoForward);
  setEnabled('reload', next.isShopReady);
  setEnabled('home', next.isShopReady);
  element('bar').setAttribute('aria-busy', String(next.isLoading));

  const isProxied = next.proxy !== null;
  const label = isProxied ? text('page.bar.through', { proxy: next.proxy }) : text('page.bar.direct');
  traffic.dataset.proxied = String(isProxied);
  traffic.title = traffic.ariaLabel = text('page.bar.traffic', { way: label });
  element('traffic-label').textContent = label;
  element('traffic-direct').toggleAttribute('hidden', isProxied);
  element('traffic-proxy').toggleAttribute('hidden', !isProxied);

  element('address-form').hidden = next.proxyEditor !== null;
  element('proxy-form').hidden = next.proxyEditor === null;
  if (isEditorNew && next.proxyEditor !== null) {
    proxyMessage.textContent = '';
    proxy.value = next.proxyEditor;
    proxy.focus();
    proxy.select();
  }
}

function setEnabled(id: string, isEnabled: boolean): void {
  element(id).toggleAttribute('disabled', !isEnabled);
}

function resetAddress(): void {
  address.value = state?.url ?? '';
}

for (const where of ['back', 'forward', 'reload', 'home'] as const) {
  element(where).addEventListener('click', () => void window.bar.go(where));
}

element('address-form').addEventListener('submit', (event) => {
  event.preventDefault();
  message.textContent = '';
  void window.bar.open(address.value).then((verdict) => {
    if (verdict.kind === 'refused') {
      tell(verdict.message);
    } else {
      address.blur();
    }
  });
});
address.addEventListener('focus', () => address.select());
address.addEventListener('input', () => {
  message.textContent = '';
});
address.addEventListener('blur', resetAddress);
address.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    resetAddress();
    address.blur();
  }
});

element('proxy-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void window.bar.setProxy(proxy.value).then((verdict) => {
    proxyMessage.textContent = verdict.kind === 'refused' ? verdict.message : '';
  });
});
element('proxy-cancel').addEventListener('click', () => void window.bar.closeProxyEditor());
proxy.addEventListener('input', () => {
  proxyMessage.textContent = '';
});
proxy.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    void window.bar.closeProxyEditor();
  }
});

traffic.addEventListener('click', () => {
  const { left, bottom } = traffic.getBoundingClientRect();
  void window.bar.openTrafficMenu({ x: Math.round(left), y: Math.round(bottom) });
});

window.bar.onState(show);
window.bar.onNotice(tell);
show(await window.bar.ready());
