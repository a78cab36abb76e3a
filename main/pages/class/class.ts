import { encode } from 'uqr';
import type { ClassBridge } from '../../../preload/class.ts';
import type { ClassAction, ClassWindowState } from '../../../shared/desktop/channels.ts';
import { wordsFromPage } from '../../../shared/text/words.ts';
import { element, input } from '../shared/elements.ts';
import './class.css';

declare global {
  interface Window {
    readonly classBoard: ClassBridge;
  }
}

const actions: readonly ClassAction[] = ['copy', 'profile', 'trainer', 'wall', 'close'];

const say = wordsFromPage(document.getElementById('texts')?.textContent);

function show(state: ClassWindowState): void {
  element('way').textContent = say(`page.class.${state.kind}`);
  element('way').dataset.open = String(state.kind === 'open');
  element('form').hidden = state.kind === 'open';
  element('open').toggleAttribute('disabled', state.kind === 'starting');
  element('running').hidden = state.kind !== 'open';
  if (state.kind === 'closed') {
    input('name').value ||= state.name;
    element('failure').textContent = state.failure ?? '';
  }
  if (state.kind === 'open') {
    element('failure').textContent = '';
    element('name-shown').textContent = state.name;
    element('addresses').replaceChildren(
      ...state.addresses.map((address) => {
        const item = document.createElement('li');
        item.textContent = address;
        return item;
      }),
    );
    drawCode(state.addresses[0] ?? '');
  }
}

/** Draws the code with whole pixels. It is black on white in both colour schemes, because some readers can't read inverted codes. */
function drawCode(text: string): void {
  const canvas = element('code');
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
  if (!(canvas instanceof HTMLCanvasElement) || context === null) {
    return;
  }
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const pixels = 8;
  canvas.width = size * pixels;
  canvas.height = size * pixels;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  for (const [y, row] of data.entries()) {
    for (const [x, isBlack] of row.entries()) {
      if (isBlack) {
        context.fillRect(x * pixels, y * pixels, pixels, pixels);
      }
    }
  }
}

element('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const name = input('name').value.trim();
  if (name !== '') {
    void window.classBoard.open(name, input('contest').checked);
  }
});
for (const action of actions) {
  document.querySelector(`[data-action="${action}"]`)?.addEventListener('click', () => {
    void window.classBoard.act(action).then((verdict) => {
      element('refusal').textContent = verdict.kind === 'refused' ? verdict.message : '';
    });
  });
}

window.classBoard.onState(show);
show(await window.classBoard.ready());
