import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContentFiles } from '../../../build/content/read-content.ts';
import { readHandbook } from '../../../build/handbook/read-handbook.ts';
import { buildTrainerPages } from '../../../build/trainer/pack-trainer.ts';
import { content } from '../database/builders.ts';

const resources = join(import.meta.dirname, '../../../resources');
const pages = buildTrainerPages(resources);
const html = (name: string) => pages.find((page) => page.name === name)?.html ?? '';

describe('the trainer’s pages', () => {
  it('have the solution, hints and note of every challenge, once', () => {
    const sections = pages.filter(({ name }) => name.startsWith('solutions-')).flatMap((page) => page.sections);
    expect(sections.map(({ title }) => title).toSorted()).toEqual(
      content.challenges.map(({ name }) => name).toSorted(),
    );
    const all = pages.map((page) => page.html).join('');
    expect(all.match(/<h3>Solution<\/h3>/g)).toHaveLength(content.challenges.length);
    expect(all.match(/<h3>Hints<\/h3>\n<ol><li>/g)).toHaveLength(content.challenges.length);
  });

  it('show payloads as text', () => {
    expect(html('solutions-browser')).toContain('&lt;iframe src=&quot;javascript:alert(`xss`)&quot;&gt;');
    for (const page of pages) {
      expect([page.name, page.html.match(/<(?:script|iframe|style|img|svg)\b/)]).toEqual([page.name, null]);
    }
  });

  it('say what goes wrong where the plans do', () => {
    expect(html('solutions-first-steps')).toContain('A typographic quote copied from slides');
  });

  it('have the questions to discuss of each lesson, and of its talks below each plan', () => {
    const { lessons } = readHandbook(resources, openContentFiles(resources));
    const asked = [...html('discussion').matchAll(/<li>(.*?)<\/li>/gs)].map(([, text]) => text);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(2 * lessons.length);
    const below = (plan: string) =>
      /\/to-discuss">.*?(?=<h2|$)/s.exec(html('plans').split(`<h2 id="plans/${plan}">`)[1] ?? '')?.[0] ?? '';
    expect(below('two-hours')).toContain('<h4>SQL injection</h4>');
    expect(below('two-hours')).not.toContain('<h4>Reconnaissance</h4>');
    expect(below('one-day')).toContain('<h4>Reconnaissance</h4>');
    expect(below('two-days')).toContain('<h4>JSON Web Tokens</h4>');
  });

  it('ask different questions before and after, and have the answers on a sheet of their own', () => {
    const questions = (name: string) => [...html(name).matchAll(/<li><p>(.*?)<\/p>/g)].map(([, text]) => text);
    const [before, after] = [questions('pre-test'), questions('post-test')];
    expect(before.length).toBeGreaterThan(20);
    expect(after).toHaveLength(before.length);
    expect(after.filter((question) => before.includes(question))).toEqual([]);
    expect(html('answers').match(/<tr><td>/g)).toHaveLength(before.length);
    expect(html('answers')).not.toContain('<td>. ');
  });
});
