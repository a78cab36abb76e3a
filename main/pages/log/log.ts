import type { LogBridge } from '../../../preload/log.ts';
import type { LogEntry } from '../../../shared/desktop/log-entry.ts';
import { isWanted, type LogFilter } from '../../../shared/desktop/log-filter.ts';
import { wordsFromPage } from '../../../shared/text/words.ts';
import { element, input } from '../shared/elements.ts';
import { passingMessage } from '../shared/passing-message.ts';
import './log.css';

declare global {
  interface Window {
    readonly log: LogBridge;
  }
}

/** As many lines as the app keeps. */
const capacity = 5_000;

const say = wordsFromPage(document.getElementById('texts')?.textContent);
const lines = element('lines');
const list = element('list');
const tell = passingMessage('message');
const text = input('text');
const follow = input('follow');
const from = element('from');
const entries: LogEntry[] = [];

function filter(): LogFilter {
  const level = from instanceof HTMLSelectElement ? from.value : '';
  return { from: level === 'warn' || level === 'error' ? level : 'info', text: text.value };
}

/** Makes a list item of a log entry. Its text comes from what learners sent to the shop, so it is shown as text and nothing else. */
function toLine({ time, level, source, text: said }: LogEntry): HTMLLIElement {
  const line = document.createElement('li');
  line.dataset.level = level;
  const at = document.createElement('time');
  at.dateTime = time;
  at.textContent = new Date(time).toLocaleTimeString(undefined, { hour12: false });
  at.title = new Date(time).toLocaleString();
  line.append(at, span('level', level), span('source', source), span('text', said));
  return line;
}

function span(name: string, content: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = name;
  made.textContent = content;
  return made;
}

function add(added: readonly LogEntry[]): void {
  const last = entries.at(-1)?.id ?? 0;
  const news = added.filter(({ id }) => id > last);
  entries.push(...news);
  const wanted = filter();
  list.append(...news.filter((entry) => isWanted(entry, wanted)).map(toLine));
  if (entries.length > capacity) {
    entries.splice(0, entries.length - capacity);
    // This is rare, and cheaper than keeping track of which lines are shown.
    showAll();
  }
  tellCount();
}

function showAll(): void {
  const wanted = filter();
  list.replaceChildren(...entries.filter((entry) => isWanted(entry, wanted)).map(toLine));
  tellCount();
}

function tellCount(): void {
  const shown = list.childElementCount;
  element('count').textContent =
    shown === entries.length
      ? say('page.log.lines', { count: shown })
      : say('page.log.some', { shown, all: entries.length });
  element('empty').hidden = shown > 0;
  goToEnd();
}

/** Scrolls to the last line, because the heights of lines that were never in sight are only guesses. */
function goToEnd(): void {
  if (follow.checked) {
    list.lastElementChild?.scrollIntoView({ block: 'end' });
  }
}

element('filter').addEventListener('submit', (event) => event.preventDefault());
text.addEventListener('input', showAll);
from.addEventListener('change', showAll);
follow.addEventListener('change', goToEnd);
new ResizeObserver(goToEnd).observe(lines);
// Whoever scrolls up wants to read there, and whoever scrolls back to the end wants to follow again.
lines.addEventListener('wheel', () => {
  requestAnimationFrame(() => {
    follow.checked = lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 24;
  });
});
element('copy').addEventListener('click', () => {
  void window.log.copy(filter()).then(() => tell(say('page.log.copied', { count: list.childElementCount })));
});
element('save').addEventListener('click', () => {
  void window.log.save(filter()).then((outcome) => {
    if (outcome.kind !== 'cancelled') {
      tell(outcome.kind === 'saved' ? say('page.log.saved') : outcome.message);
    }
  });
});

window.log.onAdded(add);
add(await window.log.ready());
