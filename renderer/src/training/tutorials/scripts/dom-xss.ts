import { nothingFound, search } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { after, iframePayload, task, typeInto } from '../script/steps.ts';

function typeIntoSearch(text: Step['text'], payload: string): Step {
  return typeInto('#searchQuery input', text, payload, { payload });
}

/** Returns a step in which the learner searches for something and the page shows it as the search term. */
function searchFor(text: Step['text'], is: string): Step {
  return task(text, search, { kind: 'markup', element: '#searchValue', is });
}

/** Returns a step about the search term in the heading, which is what there is to look at. */
function lookAtTerm(text: Step['text'], ms: number, tag?: string): Step {
  const values = tag === undefined ? undefined : { tag: { code: tag } };
  return { text, anchor: nothingFound, points: ['#searchValue'], values, until: after(ms) };
}

const word = 'owasp';
const heading = '<h1>owasp';
const script = '<script>alert(xss)</script>';
const results = ['app-search-result'] as const;

/** The script of ui-learning.md 14.2. */
export const domXss: Script = [
  task('TUTORIAL_DOM_XSS_1', search, after(8000)),
  typeIntoSearch('TUTORIAL_DOM_XSS_2', word),
  searchFor('TUTORIAL_DOM_XSS_3', word),
  { text: 'TUTORIAL_DOM_XSS_4', anchor: search, values: { word: { code: word } }, until: after(8000) },
  { ...lookAtTerm('TUTORIAL_DOM_XSS_5', 8000), anchor: results },
  { text: 'TUTORIAL_DOM_XSS_6', anchor: results, until: after(15_000) },
  typeIntoSearch('TUTORIAL_DOM_XSS_7', heading),
  searchFor('TUTORIAL_DOM_XSS_8', heading),
  lookAtTerm('TUTORIAL_DOM_XSS_9', 8000),
  lookAtTerm('TUTORIAL_DOM_XSS_10', 16_000, '<h1>'),
  typeIntoSearch('TUTORIAL_DOM_XSS_11', script),
  searchFor('TUTORIAL_DOM_XSS_12', script),
  lookAtTerm('TUTORIAL_DOM_XSS_13', 10_000, '<script>'),
  typeIntoSearch('TUTORIAL_DOM_XSS_14', iframePayload),
  searchFor('TUTORIAL_DOM_XSS_15', iframePayload),
  { text: 'TUTORIAL_DOM_XSS_16', anchor: nothingFound, marksAnchor: false, until: after(8000) },
  { text: 'TUTORIAL_DOM_XSS_17', anchor: nothingFound, marksAnchor: false, until: after(16_000) },
];
