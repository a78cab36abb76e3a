/** A queue in which groups take turns, so that no group waits behind all of another's items. Within a group, items keep their order. */
export interface FairQueue<Group, Item> {
  readonly size: number;
  sizeOf(group: Group): number;
  push(group: Group, item: Item): void;
  /** Returns the first item of the group whose turn it is, without removing it. */
  peek(): Item | undefined;
  /** Removes that item and returns it. Its group's next turn comes after those of all others. */
  shift(): Item | undefined;
}

export function createFairQueue<Group, Item>(): FairQueue<Group, Item> {
  // A map keeps the order in which its keys were added, which is the order of turns.
  const groups = new Map<Group, Item[]>();
  let size = 0;
  const first = (): readonly [Group, Item[]] | undefined => groups.entries().next().value;
  return {
    get size() {
      return size;
    },
    sizeOf: (group) => groups.get(group)?.length ?? 0,
    push: (group, item) => {
      const items = groups.get(group);
      if (items === undefined) {
        groups.set(group, [item]);
      } else {
        items.push(item);
      }
      size += 1;
    },
    peek: () => first()?.[1][0],
    shift: () => {
      const next = first();
      if (next === undefined) {
        return undefined;
      }
      const [group, items] = next;
      const item = items.shift();
      groups.delete(group);
      if (items.length > 0) {
        groups.set(group, items);
      }
      size -= 1;
      return item;
    },
  };
}
