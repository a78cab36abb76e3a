/** Something to be done later. Tasks run in the order of their times, but nobody really waits. */
interface Task {
  readonly id: number;
  readonly at: number;
  readonly work: () => void;
  /** Milliseconds after which it is done again. */
  readonly again: number | undefined;
}

let tasks: Task[] = [];
let now = 0;
let lastId = 0;

/** Schedules a task. Times are milliseconds from now. */
export function plan(work: () => void, after = 0, again?: number): number {
  lastId += 1;
  const delay = Number.isFinite(Number(after)) ? Math.max(Number(after), 0) : 0;
  tasks.push({ id: lastId, at: now + delay, work, again });
  return lastId;
}

function cancel(id: unknown): void {
  tasks = tasks.filter((task) => task.id !== Number(id));
}

/** Runs the next task. @returns false when nothing is left */
export function turn(): boolean {
  const next = tasks.reduce<Task | undefined>(
    (first, task) => (first === undefined || task.at < first.at ? task : first),
    undefined,
  );
  if (next === undefined) {
    return false;
  }
  tasks = tasks.filter((task) => task !== next);
  now = Math.max(now, next.at);
  if (next.again !== undefined) {
    tasks.push({ ...next, at: now + Math.max(next.again, 1) });
  }
  next.work();
  return true;
}

/** Returns a timer like Node's. */
function timerOf(id: number) {
  const timer = { ref: () => timer, unref: () => timer, [Symbol.toPrimitive]: () => id };
  return timer;
}

type Callback = (...values: unknown[]) => void;

export const timers = {
  setTimeout: (callback: Callback, after = 1, ...values: unknown[]) => timerOf(plan(() => callback(...values), after)),
  setInterval: (callback: Callback, after = 1, ...values: unknown[]) =>
    timerOf(plan(() => callback(...values), after, after)),
  setImmediate: (callback: Callback, ...values: unknown[]) => timerOf(plan(() => callback(...values))),
  clearTimeout: cancel,
  clearInterval: cancel,
  clearImmediate: cancel,
  queueMicrotask: (callback: () => void) => {
    void Promise.resolve().then(callback);
  },
};
