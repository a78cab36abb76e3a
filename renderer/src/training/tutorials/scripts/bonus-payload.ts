import type { Configuration } from '../../../lib/config.ts';
import { nothingFound, search } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, task, typeInto } from '../script/steps.ts';

/** Returns the configured payload, which the detector looks for. Its default is the contract's (ui-learning.md 14.14). */
const payload = ({ challenges }: Configuration) => challenges.xssBonusPayload;

/** The script of ui-learning.md 14.3. */
export const bonusPayload: Script = [
  task('TUTORIAL_BONUS_PAYLOAD_1', search, after(10_000)),
  typeInto('#searchQuery input', 'TUTORIAL_BONUS_PAYLOAD_2', payload, { payload }),
  task('TUTORIAL_BONUS_PAYLOAD_3', search, { kind: 'markup', element: '#searchValue', is: payload }),
  { text: 'TUTORIAL_BONUS_PAYLOAD_WHY', anchor: nothingFound, marksAnchor: false, until: after(20_000) },
  { text: 'TUTORIAL_BONUS_PAYLOAD_4', anchor: nothingFound, marksAnchor: false, until: after(5000) },
];
