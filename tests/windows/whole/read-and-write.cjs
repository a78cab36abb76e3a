/* Runs on Windows, with or without the flags of the shop process: reads and writes under every name that it is given, and reports the outcome. */
'use strict';

const fs = require('node:fs');

const { reads, writes } = JSON.parse(process.argv[2]);
const outcome = (attempt) => {
  try {
    return attempt() ?? 'done';
  } catch (error) {
    return error.code;
  }
};
process.stdout.write(
  JSON.stringify({
    reads: reads.map((path) => outcome(() => fs.readFileSync(path, 'utf8'))),
    writes: writes.map((path) => outcome(() => fs.writeFileSync(path, 'x'))),
  }),
);
