import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { ReadHandbook } from '../handbook/read-handbook.ts';
import type { HelpPage } from '../help/build-help.ts';
import { toDiscuss } from './paper-pages.ts';

/** Adds to each plan the questions to discuss of the lessons that it talks about, at its end. */
export function withDiscussion(plans: HelpPage, handbook: ReadHandbook): HelpPage {
  const parts = plans.html.split(/(?=<h2 id=")/);
  return { ...plans, html: parts.map((part) => part + questionsFor(part, handbook)).join('') };
}

/** Returns the questions for one plan; nothing for a part of the page that links to no lesson. @param html of the plan */
function questionsFor(html: string, { lessons }: ReadHandbook): string {
  const [, plan] = /^<h2 id="([^"]+)">/.exec(html) ?? [];
  const linked = new Set([...html.matchAll(/\/handbook\/([a-z-]+)\/"/g)].map(([, name]) => name));
  // In the order in which the lessons are read.
  const talks = lessons.filter(({ name }) => linked.has(name));
  if (plan === undefined || talks.length === 0) {
    return '';
  }
  const asked = talks.map((lesson) => `<h4>${escapeHtml(lesson.source.facts.title)}</h4>\n${toDiscuss(lesson)}`);
  return `<h3 id="${plan}/to-discuss">To discuss after the talks</h3>\n${asked.join('\n')}\n`;
}
