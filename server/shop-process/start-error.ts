import type { StartFault } from '../supervisor/messages.ts';

/** Why the shop cannot start. The reason and the advice are one sentence each, written for people. */
export class StartError extends Error {
  readonly advice: string;
  readonly fault: StartFault;

  constructor(reason: string, advice: string, fault: StartFault) {
    super(reason);
    this.advice = advice;
    this.fault = fault;
  }
}
