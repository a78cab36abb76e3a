import { type Node, parse } from 'acorn';

/** The most iterations that one run of a loop may make (api-shop.md 22). */
const maximalRounds = 1_000_000;

type Loop = Node & { readonly body: Node };

/** Code to be inserted before the character at `at`. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Gives every loop of a script a counter of its own, which restarts with every run of the loop, and a call of
 * `onLimit()` once it has gone round too often. What the script does, and its completion value, stay the same.
 * @param onLimit name of a function that the script can reach. It is also the prefix of the counters' names, so the
 * script must not be able to know it.
 * @throws SyntaxError (acorn's) when the source is not a script
 */
export function guardLoops(source: string, onLimit: string): string {
  const insertions: Insertion[] = [];
  let loops = 0;

  const guard = (loop: Loop, start: number) => {
    const counter = `${onLimit}${loops}`;
    loops += 1;
    const check = `if(++${counter}>${maximalRounds})${onLimit}();`;
    insertions.push({ at: start, text: `{let ${counter}=0;` });
    if (loop.body.type === 'BlockStatement') {
      insertions.push({ at: loop.body.start + 1, text: check });
    } else {
      insertions.push({ at: loop.body.start, text: `{${check}` }, { at: loop.body.end, text: '}' });
    }
    insertions.push({ at: loop.end, text: '}' });
  };

  /** @param labelledFrom where the labels before this node begin; a counter must not come between them and the node */
  const visit = (node: Node, labelledFrom: number | undefined) => {
    if (isLoop(node)) {
      guard(node, labelledFrom ?? node.start);
    }
    const from = node.type === 'LabeledStatement' ? (labelledFrom ?? node.start) : undefined;
    for (const child of childrenOf(node)) {
      visit(child, from);
    }
  };

  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }), undefined);
  return insert(source, insertions);
}

function isLoop(node: Node): node is Loop {
  return /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string');
}

/**
 * Applies insertions. Those at the same place keep their order: an outer loop's come before those of the loop inside
 * it.
 */
function insert(source: string, insertions: readonly Insertion[]): string {
  let guarded = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    guarded += source.slice(from, at) + text;
    from = at;
  }
  return guarded + source.slice(from);
}
