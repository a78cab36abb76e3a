import { describe, expect, it } from 'vitest';
import { readSolutionSteps } from '../../../build/trainer/solution-steps.ts';

const solution = (...lines: readonly string[]) => readSolutionSteps(`${lines.join('\n')}\n`);

describe('a solution in steps', () => {
  it('is read as its README says', () => {
    const { steps, blocks, alsoSolves } = solution(
      'What goes wrong.',
      '',
      'Also solves: Score Board, Login Jim.',
      '',
      '1. Open `/#/search`. The search is in the bar.',
      '2. Type ``alert(`xss`)`` into `Search`.',
      '   It ends with a bracket.',
      '3. Choose `0.6.12` in `Version`.',
      '4. Hold `Shift` and click `Close`.',
      '5. Press `Enter`.',
      '6. See the message `xss`.',
      '7. Keep `Code` as `code`.',
      '8. Run this in the console:',
      '   ```js A title',
      '   if (true) {',
      '     go();',
      '   }',
      '   ```',
      '   It goes.',
    );
    expect(steps).toEqual([
      { kind: 'open', address: '/#/search' },
      { kind: 'type', text: 'alert(`xss`)', field: 'Search' },
      { kind: 'choose', option: '0.6.12', field: 'Version' },
      { kind: 'click', name: 'Close', held: true },
      { kind: 'press', key: 'Enter' },
      { kind: 'seeMessage', text: 'xss' },
      { kind: 'keep', label: 'Code', name: 'code' },
      { kind: 'run', script: 'if (true) {\n  go();\n}' },
    ]);
    expect(blocks).toEqual([{ title: 'A title', text: 'if (true) {\n  go();\n}' }]);
    expect(alsoSolves).toEqual(['Score Board', 'Login Jim']);
  });

  it.each([
    ['a step that nobody could do', ['1. Have a look at `/ftp`.'], 'step 1: expected a step'],
    ['a step that is numbered wrongly', ['1. Press `Enter`.', '3. Press `Enter`.'], 'step 3: expected the number 2'],
    ['a script that is missing', ['1. Run this in the console:'], 'step 1: expected a block'],
    ['no step at all', ['Only words.'], 'expected numbered steps'],
  ])('is refused with %s', (_what, lines, reason) => {
    expect(() => solution('What goes wrong.', '', ...lines)).toThrow(reason);
  });
});
