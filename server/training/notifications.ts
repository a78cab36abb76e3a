import type { SolvedNotification } from '../../shared/api/socket-events.ts';

/**
 * The queue of solved notifications (api-learning.md 7). Each is kept until some page acknowledges it, and every page that connects in the meantime
 * gets all of them.
 */
export interface Notifications {
  /** Queues a notification. Also broadcasts it, unless it is a normal solve of a challenge that is already waiting in the queue. */
  announce(notification: SolvedNotification): void;
  /** Removes the first notification with this flag from the queue. Anything else that a page sends is ignored. */
  acknowledge(flag: unknown): void;
  /** Returns the waiting notifications, oldest first. */
  waiting(): readonly SolvedNotification[];
  clear(): void;
}

/**
 * @param broadcast sends a notification to every connected page
 * @param most beyond this number, notifications are shown but not kept: asking for a repeat is free, so a script could fill the memory
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
