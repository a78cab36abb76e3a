import type { ChildProcess } from 'node:child_process';
import { attackNames, type OwnFixVerdict, useNames } from '../../../shared/api/own-fix.ts';
import { countUpTo, flag, list, object, oneOf, otherwise, tagged, textUpTo } from '../../jobs/form.ts';
import type { FixJob } from '../../own-fix/messages.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';

/** In milliseconds. The process itself stops code much earlier, but it has a shop to set up for each check, and SQLite can't be interrupted. */
const time = 6000;

/** Learners wait for a verdict before they try again, so few of these come at once. */
const usual: HostPatience = { longestQueue: 12, longestWait: 12_000, idle: 60_000 };

/** The longest strings that come from learners' code, in characters. */
const longestText = 2000;

const check = object({
  name: oneOf([...useNames, ...attackNames]),
  passed: flag,
  response: otherwise(textUpTo(longestText), ''),
});

const verdict = tagged('outcome', {
  tried: { checks: list(check, useNames.length + attackNames.length) },
  doesNotRun: { error: otherwise(textUpTo(longestText), ''), line: otherwise(countUpTo(longestText), 0) },
  timedOut: {},
  outOfMemory: {},
  crashed: {},
  busy: {},
});

/**
 * Creates the host of the process that tries learners' own fixes.
 * @param spawn starts such a process
 */
export function createFixHost(spawn: () => ChildProcess): JobHost<FixJob, OwnFixVerdict> {
  return createJobHost<FixJob, OwnFixVerdict>(
    spawn,
    { timeOf: () => time, outcome: verdict, failed: (outcome) => ({ outcome }) },
    usual,
  );
}
