import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import type { Block } from './markdown-blocks.ts';

/** A piece of an HTML text that is compared as one: an element without words of its own, its end, words with the elements among them, an attribute. */
export interface HtmlBlock extends Block {
  /** The elements among the words, which may change places. */
  readonly inline: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that are read. */
const translated: ReadonlySet<string> = new Set(['title', 'alt', 'aria-label', 'placeholder']);

/** Elements that are the same in every language, with all that is in them. */
const literal: ReadonlySet<string> = new Set(['code', 'pre', 'script', 'style']);

/** The blocks of texts that were split before: the English ones are compared with each language. */
const known = new Map<string, readonly HtmlBlock[]>();

/** Splits an HTML text into blocks. The language of a whole document is left out. @param html a document, or a part of one */
export function htmlBlocksOf(html: string): readonly HtmlBlock[] {
  const blocks = known.get(html) ?? childrenOf(parsed(html)).flatMap((node) => (isElement(node) ? blocksIn(node) : []));
  known.set(html, blocks);
  return blocks;
}

/** Returns the text of a page as it is compared with facts: everything between its tags, on one line. */
export function textOfHtml(html: string): string {
  return textOf(parsed(html)).replace(/\s+/g, ' ');
}

function parsed(html: string): Node {
  const read = /^\s*<!doctype/i.test(html) ? parse : parseFragment;
  return read(html, { sourceCodeLocationInfo: true });
}

function blocksIn(element: Element): readonly HtmlBlock[] {
  const line = element.sourceCodeLocation?.startLine ?? 1;
  const block = (kind: string, text = '', inline: readonly string[] = []) => ({ kind, text, line, inline });
  const children = childrenOf(element);
  const attributes = element.attrs
    .filter(({ name }) => translated.has(name))
    .map(({ name, value }) => block(`${name} of ${tagOf(element)}`, value));
  if (literal.has(element.tagName)) {
    return [block(literalOf(element)), ...attributes];
  }
  const end = block(`</${element.tagName}>`);
  if (children.some((node) => !isElement(node) && textOf(node).trim() !== '')) {
    const inline = children.flatMap(inlineIn).toSorted();
    return [block(tagOf(element), textOf(element).replace(/\s+/g, ' ').trim(), inline), ...attributes, end];
  }
  return [
    block(tagOf(element)),
    ...attributes,
    ...children.flatMap((node) => (isElement(node) ? blocksIn(node) : [])),
    end,
  ];
}

/** Returns the elements among words, each with what is the same in every language. */
function inlineIn(node: Node): readonly string[] {
  if (!isElement(node)) {
    return [];
  }
  return literal.has(node.tagName) ? [literalOf(node)] : [tagOf(node), ...childrenOf(node).flatMap(inlineIn)];
}

function literalOf(element: Element): string {
  return `${tagOf(element)}${textOf(element)}</${element.tagName}>`;
}

/** Returns the opening tag, with the names of translated attributes alone. */
function tagOf({ tagName, attrs }: Element): string {
  const written = attrs
    .filter(({ name }) => !(tagName === 'html' && name === 'lang'))
    .map(({ name, value }) => (translated.has(name) ? name : `${name}="${value}"`));
  return `<${[tagName, ...written.toSorted()].join(' ')}>`;
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
