import { messageOf } from '../../../../../../../shared/values/message-of.ts';
import { findIn } from './find.ts';
import type { ReaderAnswer, ReaderJob } from './jobs.ts';
import { takeFrom } from './take.ts';

// Learners' patterns and paths may run for ever. Here they stall nothing, and are ended with the worker.
self.onmessage = ({ data }: MessageEvent<ReaderJob>) => say(outcomeOf(data));

function outcomeOf(job: ReaderJob): ReaderAnswer {
  try {
    return job.kind === 'take'
      ? { kind: 'taken', values: job.responses.map((response) => takeFrom(response, job.takes)) }
      : { kind: 'found', found: findIn(job.responses, job.search) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

function say(answer: ReaderAnswer): void {
  self.postMessage(answer);
}

say({ kind: 'ready' });
