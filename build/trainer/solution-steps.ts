/** One step of a solution that needs a browser, as `solution.md` has it (decision 46). */
export type SolutionStep =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'type'; readonly text: string; readonly field: string }
  | { readonly kind: 'choose'; readonly option: string; readonly field: string }
  | { readonly kind: 'click'; readonly name: string; readonly held: boolean }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'run'; readonly script: string }
  | { readonly kind: 'see'; readonly text: string }
  | { readonly kind: 'seeMessage'; readonly text: string }
  | { readonly kind: 'keep'; readonly label: string; readonly name: string };

/** A block of code in a step. */
export interface NamedBlock {
  /** What stands behind the language of the fence, which `lastHint` names; empty when it has no title. */
  readonly title: string;
  readonly text: string;
}

/** A solution that needs a browser. */
export interface StepsSolution {
  readonly steps: readonly SolutionStep[];
  readonly blocks: readonly NamedBlock[];
  /** The names of the challenges that it solves on the way. */
  readonly alsoSolves: readonly string[];
}

/** Matches a code span with any number of backticks, as Markdown has it. */
const span = (name: string) => `(?<${name}Ticks>\`+) ?(?<${name}>.+?) ?\\k<${name}Ticks>(?!\`)`;

const form = (text: string) => new RegExp(`^${text.replaceAll(/<(\w+)>/g, (_, name: string) => span(name))}(?: |$)`);

/** The sentences with which a step may begin. Whatever follows says what happens, and is for people. */
const forms: readonly (readonly [pattern: RegExp, step: (part: Part, block: string) => SolutionStep])[] = [
  [form('Open <address>\\.'), (part) => ({ kind: 'open', address: part('address') })],
  [form('Type <text> into <field>\\.'), (part) => ({ kind: 'type', text: part('text'), field: part('field') })],
  [form('Type this into <field>:'), (part, block) => ({ kind: 'type', text: block, field: part('field') })],
  [form('Choose <option> in <field>\\.'), (part) => ({ kind: 'choose', option: part('option'), field: part('field') })],
  [form('Click <name>\\.'), (part) => ({ kind: 'click', name: part('name'), held: false })],
  [form('Hold `Shift` and click <name>\\.'), (part) => ({ kind: 'click', name: part('name'), held: true })],
  [form('Press <key>\\.'), (part) => ({ kind: 'press', key: part('key') })],
  [form('Run this in the console:'), (_, block) => ({ kind: 'run', script: block })],
  [form('See <text>\\.'), (part) => ({ kind: 'see', text: part('text') })],
  [form('See the message <text>\\.'), (part) => ({ kind: 'seeMessage', text: part('text') })],
  [form('Keep <label> as <name>\\.'), (part) => ({ kind: 'keep', label: part('label'), name: part('name') })],
];

type Part = (name: string) => string;

/**
 * Reads a `solution.md`: what goes wrong, the challenges that are solved on the way, and numbered steps. The format is described in the README of
 * this folder.
 * @throws an error that names the step which is none, is numbered wrongly or lacks its block of code
 */
export function readSolutionSteps(text: string): StepsSolution {
  const [head = '', ...items] = text.split(/^(?=\d+\. )/m);
  if (items.length === 0) {
    throw new Error('expected numbered steps, received none');
  }
  const parsed = items.map((item, index) => readItem(item, index + 1));
  return {
    steps: parsed.map(({ step }) => step),
    blocks: parsed.flatMap(({ block }) => (block === undefined ? [] : [block])),
    alsoSolves: /^Also solves: (.+)\.$/m.exec(head)?.[1]?.split(', ') ?? [],
  };
}

function readItem(
  item: string,
  expected: number,
): { readonly step: SolutionStep; readonly block: NamedBlock | undefined } {
  const [, number = '', rest = ''] = /^(\d+)\. (.*)$/s.exec(item) ?? [];
  if (Number(number) !== expected) {
    throw new Error(`step ${number}: expected the number ${expected}`);
  }
  const block = blockOf(rest, number.length + 2);
  const sentence = (rest.split(/^ +```/m)[0] ?? '').replaceAll(/\s+/g, ' ').trim();
  for (const [pattern, step] of forms) {
    const match = pattern.exec(sentence);
    if (match !== null && sentence.endsWith(':') && block === undefined) {
      throw new Error(`step ${number}: expected a block of code`);
    }
    if (match !== null) {
      return { step: step((name) => match.groups?.[name] ?? '', block?.text ?? ''), block };
    }
  }
  throw new Error(`step ${number}: expected a step such as "Open \`address\`.", received ${JSON.stringify(sentence)}`);
}

function blockOf(item: string, indent: number): NamedBlock | undefined {
  const [, title = '', text = ''] = /^ +```\w+ ?([^\n]*)\n(.*?)^ +```$/ms.exec(item) ?? [];
  if (text === '') {
    return undefined;
  }
  const margin = new RegExp(`^ {1,${indent}}`, 'gm');
  return { title, text: text.replaceAll(margin, '').trimEnd() };
}
