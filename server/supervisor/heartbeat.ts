/** How often a sign of life is asked for, and how many may be missing in a row. */
export interface HeartbeatRhythm {
  readonly milliseconds: number;
  readonly misses: number;
}

export interface Heartbeat {
  /** To be told of every answer. */
  answered(sequence: number): void;
  stop(): void;
}

/**
 * Asks for signs of life. Beats are counted, not seconds: a laptop that slept has missed none.
 * @param onSilence called once, when too many were missed in a row
 */
export function startHeartbeat(
  rhythm: HeartbeatRhythm,
  ping: (sequence: number) => void,
  onSilence: () => void,
): Heartbeat {
  let sent = 0;
  let lastAnswered = 0;
  const timer = setInterval(() => {
    if (sent - lastAnswered >= rhythm.misses) {
      clearInterval(timer);
      onSilence();
      return;
    }
    sent += 1;
    ping(sent);
  }, rhythm.milliseconds);
  return {
    answered: (sequence) => {
      lastAnswered = Math.max(lastAnswered, Math.min(sequence, sent));
    },
    stop: () => clearInterval(timer),
  };
}
