/** What a file that goes with a complaint is taken for. */
export type AttachmentKind = 'archive' | 'xml' | 'yaml' | 'other';

const kinds: readonly (readonly [ending: string, kind: AttachmentKind])[] = [
  ['.zip', 'archive'],
  ['.xml', 'xml'],
  ['.yml', 'yaml'],
  ['.yaml', 'yaml'],
];

/** Judges a file by how its name ends; neither its type nor its content are looked at (api-shop.md 18). */
export function kindOf(name: string): AttachmentKind {
  const lower = name.toLowerCase();
  return kinds.find(([ending]) => lower.endsWith(ending))?.[1] ?? 'other';
}

/** What stands behind the last dot of a name, in lower case; all of a name without one. */
export function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
