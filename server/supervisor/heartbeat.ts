/** Milliseconds between two signs of life that are asked for, and without any before a process counts as hanging. */
export interface HeartbeatRhythm {
  readonly tick: number;
  readonly silence: number;
}

export interface Heartbeat {
  /** To be told of every answer. */
  answered(sequence: number): void;
  /** Asks for nothing until it is resumed: what is under way has a limit of its own. */
  pause(): void;
  resume(): void;
  stop(): void;
}

/** As often as this within the silence that is allowed: on average it is noticed a sixteenth too late. */
const ticksOfSilence = 8;

export function rhythmFor(silence: number): HeartbeatRhythm {
  return { tick: Math.ceil(silence / ticksOfSilence), silence };
}

/**
 * Asks for signs of life. Ticks are counted, not seconds, and those that come late are not: a supervisor that stalled, or a laptop that
 * slept, has not listened meanwhile.
 * @param onSilence called once, when nothing was heard for too long
 */
export function startHeartbeat(
  { tick, silence }: HeartbeatRhythm,
  ping: (sequence: number) => void,
  onSilence: () => void,
): Heartbeat {
  const mostUnanswered = Math.ceil(silence / tick);
  let sent = 0;
  let lastAnswered = 0;
  let isPaused = false;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const sinceLast = performance.now() - lastTick;
    lastTick += sinceLast;
    if (isPaused || sinceLast > 2 * tick) {
      return;
    }
    if (sent - lastAnswered >= mostUnanswered) {
      clearInterval(timer);
      onSilence();
      return;
    }
    sent += 1;
    ping(sent);
  }, tick);
  return {
    answered: (sequence) => {
      lastAnswered = Math.max(lastAnswered, Math.min(sequence, sent));
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      lastAnswered = sent;
    },
    stop: () => clearInterval(timer),
  };
}
