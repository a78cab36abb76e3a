/** A note with its challenge's name. */
export interface NamedNote {
  readonly name: string;
  readonly note: string;
}

/**
 * Returns notes as one Markdown document, one section per challenge. A note stays as it was typed, in a code block whose fence is longer than
 * any in the note: payloads survive, and nothing in them becomes markup.
 */
export function notesAsMarkdown(title: string, notes: readonly NamedNote[]): string {
  const sections = notes.map(({ name, note }) => {
    const longest = Math.max(2, ...[...note.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = '`'.repeat(longest + 1);
    return `## ${name}\n\n${fence}text\n${note.trimEnd()}\n${fence}\n`;
  });
  return [`# ${title}\n`, ...sections].join('\n');
}
