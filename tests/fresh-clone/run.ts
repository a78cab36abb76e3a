/** `npm run fresh-clone`: runs the README's commands in fresh clones, with every supported Node and npm, and prints a table. */
import { allTools } from './machine.ts';
import { tryClone } from './try-clone.ts';

for (const tools of allTools) {
  const label = `Node ${tools.node}, npm ${tools.npm}`.padEnd(26);
  try {
    const { install, start, test } = await tryClone(tools);
    console.log(`${label} npm ci ${install} s, npm start ${start} s, npm test with one file ${test} s`);
  } catch (error) {
    console.log(`${label} FAILED: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
