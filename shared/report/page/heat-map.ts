import type { ReportedChallenge } from '../../content/built-challenges.ts';
import { topicsOf } from '../by-topic.ts';
import type { Learner } from '../learners.ts';
import type { Words } from '../words.ts';
import { nameCell, table } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';

/** Makes one row for the whole class and one per learner, with one column per topic. The more of a topic is solved, the stronger its colour. */
export function topicTable(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  words: Words,
): Markup {
  const topics = topicsOf(challenges);
  const solved = learners.map(({ solves }) => new Set(solves.map(({ challenge }) => challenge.key)));
  const countOf = (keys: readonly string[], of: ReadonlySet<string> | undefined) =>
    keys.filter((key) => of?.has(key)).length;
  const shareOfClass = topics.map(({ keys }) => {
    const all = solved.reduce((sum, of) => sum + countOf(keys, of), 0);
    return percent(all, keys.length * learners.length);
  });
  return table(
    words.say('REPORT_TOPICS_TABLE'),
    markup`<th scope="col">${words.say('REPORT_LEARNER')}</th>${topics.map(
      ({ topic, keys }) =>
        markup`<th scope="col" class="number category"><span>${words.topic(topic)} (${keys.length})</span></th>`,
    )}`,
    [
      markup`<tr class="total"><th scope="row">${words.say('REPORT_CLASS')}</th>${shareOfClass.map((share) => heatCell(share, `${share} %`))}</tr>`,
      ...learners.map(
        (learner, index) =>
          markup`<tr>${nameCell(learner)}${topics.map(({ keys }) => {
            const count = countOf(keys, solved[index]);
            return heatCell(percent(count, keys.length), count);
          })}</tr>`,
      ),
    ],
  );
}

/** @param share in percent */
function heatCell(share: number, content: string | number): Markup {
  return share === 0
    ? markup`<td class="number none">${content}</td>`
    : markup`<td class="number heat" style="--share: ${share}%">${content}</td>`;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
