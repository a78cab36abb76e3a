import type { WebFrameMain } from 'electron';

/** What the app reads of a frame. */
export interface StandInFrame
  extends Pick<WebFrameMain, 'origin' | 'url' | 'frameTreeNodeId' | 'executeJavaScript' | 'isDestroyed'> {
  readonly parent: StandInFrame | null;
  readonly frames: readonly StandInFrame[];
}

interface FrameRecord {
  readonly id: string;
  readonly number: number;
  readonly parentId: string | null;
  url: string;
  origin: string;
}

/** The frames of one page as the browser reports them, with their isolated and main worlds. */
export interface FrameTree {
  attach(id: string, parentId: string | null): void;
  navigate(id: string, url: string, origin: string): void;
  detach(id: string): void;
  addWorld(contextId: number, frameId: string, isIsolated: boolean): void;
  clearWorld(contextId: number): void;
  clearWorlds(): void;
  frame(id: string): StandInFrame | null;
  /** Returns the frame that an isolated world belongs to. */
  frameOfWorld(contextId: number): StandInFrame | null;
  world(frameId: string, isIsolated: boolean): number | null;
  mainFrameId(): string | null;
  idOf(frame: StandInFrame): string | null;
}

export function createFrameTree(evaluate: (contextId: number, code: string) => Promise<unknown>): FrameTree {
  const records = new Map<string, FrameRecord>();
  const worlds = new Map<number, { readonly frameId: string; readonly isIsolated: boolean }>();
  const frames = new Map<string, StandInFrame>();
  let lastNumber = 0;

  function world(frameId: string, isIsolated: boolean): number | null {
    const found = [...worlds].findLast(([, held]) => held.frameId === frameId && held.isIsolated === isIsolated);
    return found?.[0] ?? null;
  }

  function frame(id: string): StandInFrame | null {
    const record = records.get(id);
    if (record === undefined) {
      return null;
    }
    const known = frames.get(id);
    if (known !== undefined) {
      return known;
    }
    const made: StandInFrame = {
      get url() {
        return record.url;
      },
      get origin() {
        return record.origin;
      },
      frameTreeNodeId: record.number,
      get parent() {
        return record.parentId === null ? null : frame(record.parentId);
      },
      get frames() {
        const children = [...records.values()].filter(({ parentId }) => parentId === id);
        return children.map((child) => frame(child.id)).filter((child) => child !== null);
      },
      isDestroyed: () => !records.has(id),
      executeJavaScript: async (code) => {
        const contextId = world(id, false);
        if (contextId === null) {
          throw new Error('The frame has no page.');
        }
        return evaluate(contextId, code);
      },
    };
    frames.set(id, made);
    return made;
  }

  return {
    attach: (id, parentId) => {
      lastNumber += 1;
      const known = records.get(id);
      records.set(id, known ?? { id, number: lastNumber, parentId, url: '', origin: 'null' });
    },
    navigate: (id, url, origin) => {
      const record = records.get(id);
      if (record !== undefined) {
        record.url = url;
        record.origin = origin;
      }
    },
    detach: (id) => {
      records.delete(id);
      frames.delete(id);
    },
    addWorld: (contextId, frameId, isIsolated) => worlds.set(contextId, { frameId, isIsolated }),
    clearWorld: (contextId) => worlds.delete(contextId),
    clearWorlds: () => worlds.clear(),
    frame,
    frameOfWorld: (contextId) => {
      const held = worlds.get(contextId);
      return held === undefined ? null : frame(held.frameId);
    },
    world,
    mainFrameId: () => [...records.values()].find(({ parentId }) => parentId === null)?.id ?? null,
    idOf: (wanted) => [...frames].find(([, held]) => held === wanted)?.[0] ?? null,
  };
}
