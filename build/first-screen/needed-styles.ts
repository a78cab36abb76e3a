import { type Container, parse } from 'postcss';

/** The rules of a style sheet that a piece of markup needs. */
export interface NeededStyles {
  /** The rules of the root element and the body. */
  readonly document: string;
  /** All others. */
  readonly markup: string;
}

/** At-rules that contain rules. */
const groups: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/**
 * Finds the rules for a piece of markup that stands in a shadow root, where no selector sees what is outside.
 * @param css as the build writes it
 */
export function neededStyles(css: string, markup: string): NeededStyles {
  const names = namesIn(markup);
  return {
    document: select(css, isOfDocument),
    markup: select(
      css,
      (selector) => !/(?:^|[\s(>])(?:html|body)\b|:root|:host/.test(selector) && uses(selector, names),
    ),
  };
}

/** Leaves out all rules but those with a wanted selector, and all at-rules but those around a rule. */
function select(css: string, isWanted: (selector: string) => boolean): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) {
      rule.remove();
    } else {
      rule.selectors = wanted;
    }
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes === undefined && rule.name !== 'layer') {
      rule.remove();
    }
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** Removes what holds nothing any more. Animations are left out: nothing moves in a drawing. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'atrule' && node.nodes !== undefined) {
      removeEmpty(node);
      if (node.nodes.length === 0 || !groups.has(node.name)) {
        node.remove();
      }
    } else if (node.type === 'comment') {
      node.remove();
    }
  }
}

/** Leaves out the custom properties to which neither the sheets nor the markup refer. Most are those of the component library. */
export function withoutUnused(sheets: readonly string[], markup: string): readonly string[] {
  let left = sheets;
  for (let before: readonly string[] = []; before.join() !== left.join(); ) {
    before = left;
    const used = new Set([...(left.join() + markup).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    left = left.map((sheet) =>
      sheet.replace(/(?<=[{;])\s*(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) => (used.has(name) ? whole : '')),
    );
  }
  return left;
}

function isOfDocument(selector: string): boolean {
  return /^(?:html|body|:root|:host)+(?:\[[^\]]*\])?$/.test(selector.trim());
}

/** Whether everything that a selector names is there. What is named only in brackets of a pseudo-class counts as there. */
function uses(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  if (/:(?:hover|focus|active|visited|disabled)/.test(plain)) {
    return false;
  }
  const used = plain.replace(/::?[\w-]+/g, '').match(/[.#]?[a-zA-Z_][\w-]*/g) ?? [];
  return used.every((name) => names.has(name));
}

/** Returns the tags, the classes as `.name` and the ids as `#name`. */
function namesIn(markup: string): ReadonlySet<string> {
  const values = (attribute: string) =>
    [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(/\s+/));
  return new Set([
    ...[...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag),
    ...values('class').map((name) => `.${name}`),
    ...values('id').map((name) => `#${name}`),
  ]);
}
