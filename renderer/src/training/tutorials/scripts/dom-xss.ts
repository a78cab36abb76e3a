import { nothingFound, search } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { after, iframePayload } from '../script/steps.ts';

/** The search was sent, and the page shows this as what was searched for. */
export function searchFor(text: Step['text'], is: string): Step {
  return {
    text,
    anchor: search,
    unskippable: true,
    until: { kind: 'markup', element: '#searchValue', is },
  };
}

function typeIntoSearch(text: Step['text'], payload: string): Step {
  return {
    text,
    anchor: search,
    values: { payload: { payload } },
    unskippable: true,
    until: { kind: 'value', field: '#searchQuery input', is: payload },
  };
}

const word = 'owasp';
const heading = '<h1>owasp';
const script = '<script>alert(xss)</script>';
const results = ['app-search-result'] as const;

/** The search term in the heading, which is what there is to look at. */
const term = { points: ['#searchValue'] } as const;

/** ui-learning.md 14.2 */
export const domXss: Script = [
  { text: 'TUTORIAL_DOM_XSS_1', anchor: search, unskippable: true, until: after(8000) },
  typeIntoSearch('TUTORIAL_DOM_XSS_2', word),
  searchFor('TUTORIAL_DOM_XSS_3', word),
  { text: 'TUTORIAL_DOM_XSS_4', anchor: search, values: { word: { code: word } }, until: after(8000) },
  { text: 'TUTORIAL_DOM_XSS_5', anchor: results, ...term, until: after(8000) },
  { text: 'TUTORIAL_DOM_XSS_6', anchor: results, until: after(15_000) },
  typeIntoSearch('TUTORIAL_DOM_XSS_7', heading),
  searchFor('TUTORIAL_DOM_XSS_8', heading),
  { text: 'TUTORIAL_DOM_XSS_9', anchor: nothingFound, ...term, until: after(8000) },
  {
    text: 'TUTORIAL_DOM_XSS_10',
    anchor: nothingFound,
    ...term,
    values: { tag: { code: '<h1>' } },
    until: after(16_000),
  },
  typeIntoSearch('TUTORIAL_DOM_XSS_11', script),
  searchFor('TUTORIAL_DOM_XSS_12', script),
  {
    text: 'TUTORIAL_DOM_XSS_13',
    anchor: nothingFound,
    ...term,
    values: { tag: { code: '<script>' } },
    until: after(10_000),
  },
  typeIntoSearch('TUTORIAL_DOM_XSS_14', iframePayload),
  searchFor('TUTORIAL_DOM_XSS_15', iframePayload),
  { text: 'TUTORIAL_DOM_XSS_16', anchor: nothingFound, marksAnchor: false, until: after(8000) },
  { text: 'TUTORIAL_DOM_XSS_17', anchor: nothingFound, marksAnchor: false, until: after(16_000) },
];
