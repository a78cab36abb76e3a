/** Milliseconds between two pings, and milliseconds of silence after which a process counts as hanging. */
export interface HeartbeatRhythm {
  readonly tick: number;
  readonly silence: number;
}

export interface Heartbeat {
  /** Takes note of an answer to a ping. */
  answered(sequence: number): void;
  /** Sends no pings until it is resumed, because what is under way has a limit of its own. */
  pause(): void;
  resume(): void;
  stop(): void;
}

/** How many pings fit into the allowed silence. On average, silence is noticed a sixteenth too late. */
const ticksOfSilence = 8;

export function rhythmFor(silence: number): HeartbeatRhythm {
  return { tick: Math.ceil(silence / ticksOfSilence), silence };
}

/**
 * Pings a process. It counts ticks, not seconds, and skips late ones: a supervisor that stalled, or a laptop that slept, wasn't listening in the
 * meantime.
 * @param onSilence called once, when there was no answer for too long
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
