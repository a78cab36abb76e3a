import type { TrafficBridge } from '../../../preload/traffic.ts';
import type { TrafficState, TrafficTest, Verdict } from '../../../shared/desktop/channels.ts';
import { wordsFromPage } from '../../../shared/text/words.ts';
import { element, input } from '../shared/elements.ts';
import './traffic.css';

declare global {
  interface Window {
    readonly traffic: TrafficBridge;
  }
}

const say = wordsFromPage(document.getElementById('texts')?.textContent);
const address = input('address');
let state: TrafficState | null = null;
let tool = 0;

function show(next: TrafficState): void {
  // What the learner is typing stays, unless another address has come into use in the meantime.
  if (state?.address !== next.address) {
    address.value = next.address;
  }
  state = next;
  element('way').textContent =
    next.proxy === null ? say('page.traffic.direct') : say('page.traffic.through', { proxy: next.proxy });
  element('way').dataset.proxied = String(next.proxy !== null);
  element('direct').hidden = next.proxy === null;
  showTest(next.test);
  showGuide();
}

function showTest(test: TrafficTest): void {
  element('result').hidden = test.kind === 'none';
  element('running').hidden = test.kind !== 'running';
  element('test').toggleAttribute('disabled', test.kind === 'running');
  element('result').dataset.outcome = test.kind === 'done' ? (test.isPassed ? 'passed' : 'failed') : test.kind;
  element('verdict').textContent = test.kind === 'done' ? test.verdict : test.kind === 'running' ? test.title : '';
  element('steps').replaceChildren(
    ...(test.kind === 'done' ? test.steps : []).map(({ isPassed, text }) => {
      const step = document.createElement('li');
      step.dataset.passed = String(isPassed);
      const mark = document.createElement('span');
      mark.className = 'mark';
      mark.textContent = say(isPassed ? 'page.traffic.passed' : 'page.traffic.notYet');
      step.append(mark, text);
      return step;
    }),
  );
}

function showGuide(): void {
  const guides = state?.guides ?? [];
  const tools = element('tools');
  if (tools.querySelector('input') === null) {
    tools.append(...guides.map(({ tool: name }, index) => toChoice(name, index)));
  }
  element('guide').replaceChildren(
    ...(guides[tool]?.steps ?? []).map((text) => {
      const step = document.createElement('li');
      step.append(...withCode(text));
      return step;
    }),
  );
}

function toChoice(name: string, index: number): HTMLLabelElement {
  const label = document.createElement('label');
  const choice = document.createElement('input');
  choice.type = 'radio';
  choice.name = 'tool';
  choice.checked = index === tool;
  choice.addEventListener('change', () => {
    tool = index;
    showGuide();
  });
  label.append(choice, name);
  return label;
}

/** Marks what is between backticks as code: it is typed or looked for. */
function withCode(text: string): readonly Node[] {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return document.createTextNode(part);
    }
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}

function tellRefusal(verdict: Verdict): void {
  element('refusal').textContent = verdict.kind === 'refused' ? verdict.message : '';
}

element('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void window.traffic.test(address.value).then(tellRefusal);
});
element('use').addEventListener('click', () => void window.traffic.useProxy(address.value).then(tellRefusal));
element('direct').addEventListener('click', () => void window.traffic.goDirect());
address.addEventListener('input', () => {
  element('refusal').textContent = '';
});

window.traffic.onState(show);
show(await window.traffic.ready());
