import type { StartBridge } from '../../../preload/start.ts';
import type { StartButton, StartState } from '../../../shared/desktop/channels.ts';
import { element } from '../shared/elements.ts';
import './start.css';

declare global {
  interface Window {
    readonly start: StartBridge;
  }
}

function show(state: StartState): void {
  element('progress').hidden = state.kind !== 'progress';
  element('failure').hidden = state.kind !== 'failed';
  if (state.kind === 'progress') {
    element('progress-title').textContent = state.title;
    element('progress-detail').textContent = state.detail;
    element('progress-actions').replaceChildren(...state.actions.map(toButton));
    return;
  }
  element('failure-label').textContent = state.label;
  element('failure-title').textContent = state.title;
  element('failure-reason').textContent = state.reason;
  element('failure-advice').textContent = state.advice;
  element('actions').replaceChildren(...state.actions.map(toButton));
  element('actions').querySelector('button')?.focus();
}

function toButton({ action, label }: StartButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
  button.textContent = label;
  button.addEventListener('click', () => void window.start.act(action));
  return button;
}

window.start.onState(show);
show(await window.start.ready());
