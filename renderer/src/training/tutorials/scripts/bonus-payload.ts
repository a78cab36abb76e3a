import type { Configuration } from '../../../lib/config.ts';
import { nothingFound, search } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after } from '../script/steps.ts';

/** The configured payload, which the detector looks for; the default is the contract's (ui-learning.md 14.14). */
const payload = ({ challenges }: Configuration) => challenges.xssBonusPayload;

/** ui-learning.md 14.3 */
export const bonusPayload: Script = [
  { text: 'TUTORIAL_BONUS_PAYLOAD_1', anchor: search, unskippable: true, until: after(10_000) },
  {
    text: 'TUTORIAL_BONUS_PAYLOAD_2',
    anchor: search,
    values: { payload: { payload } },
    unskippable: true,
    until: { kind: 'value', field: '#searchQuery input', is: payload },
  },
  {
    text: 'TUTORIAL_BONUS_PAYLOAD_3',
    anchor: search,
    unskippable: true,
    until: { kind: 'markup', element: '#searchValue', is: payload },
  },
  { text: 'TUTORIAL_BONUS_PAYLOAD_4', anchor: nothingFound, marksAnchor: false, until: after(5000) },
];
