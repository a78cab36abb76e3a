import type { Configuration } from '../../../lib/config.ts';
import { resolve } from '../script/from-configuration.ts';
import type { HintValue, Step } from '../script/script.ts';

/** A piece of a hint's text. */
export type Piece = { readonly kind: 'text' | 'strong' | 'code' | 'payload'; readonly text: string };

const marks = /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|\{\{(?<name>\w+)\}\}/g;

/**
 * Splits a hint's text into pieces: `**strong**`, `` `code` `` and placeholders. Values never become part of the parsed text, so a payload
 * that looks like markup is shown unchanged.
 * @param text the translated text with its placeholders
 * @param label returns the text of a key
 */
export function piecesOf(
  text: string,
  values: Step['values'],
  configuration: Configuration,
  label: (key: string) => string,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, code, name = '' } = match.groups ?? {};
    if (strong !== undefined) {
      pieces.push({ kind: 'strong', text: strong });
    } else if (code !== undefined) {
      pieces.push({ kind: 'code', text: code });
    } else {
      const value = values?.[name];
      pieces.push(value === undefined ? { kind: 'text', text: match[0] } : pieceOf(value, configuration, label));
    }
  }
  pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces.filter((piece) => piece.text !== '');
}

function pieceOf(value: HintValue, configuration: Configuration, label: (key: string) => string): Piece {
  if ('payload' in value) {
    return { kind: 'payload', text: resolve(value.payload, configuration) };
  }
  if ('code' in value) {
    return { kind: 'code', text: resolve(value.code, configuration) };
  }
  return { kind: 'strong', text: label(value.label) };
}
