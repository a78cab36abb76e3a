import type { SolvedNotification } from '../../shared/api/socket-events.ts';

/**
 * The queue of solved notifications (api-learning.md 7): every one is kept until some page acknowledges it, and every
 * page that connects meanwhile gets all of them.
 */
export interface Notifications {
  /**
   * Queues a notification and broadcasts it, unless it is a normal solve of a challenge that already waits in the queue.
   */
  announce(notification: SolvedNotification): void;
  /** Takes the first notification with this flag out of the queue; anything else a page may send does nothing. */
  acknowledge(flag: unknown): void;
  /** What waits, oldest first. */
  waiting(): readonly SolvedNotification[];
  clear(): void;
}

/**
 * @param broadcast sends a notification to every connected page
 * @param most over this many, notifications are shown but not kept: asking for a repeat is free, so a script could fill the memory
 */
export function createNotifications(
  broadcast: (notification: SolvedNotification) => void,
  most: number,
): Notifications {
  let queue: SolvedNotification[] = [];
  return {
    announce: (notification) => {
      const isWaiting = queue.some((waiting) => waiting.key === notification.key);
      if (queue.length < most) {
        queue.push(notification);
      }
      if (notification.isRestore || !isWaiting) {
        broadcast(notification);
      }
    },
    acknowledge: (flag) => {
      const index = queue.findIndex((waiting) => waiting.flag === flag);
      if (index >= 0) {
        queue.splice(index, 1);
      }
    },
    waiting: () => [...queue],
    clear: () => {
      queue = [];
    },
  };
}
