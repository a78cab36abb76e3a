import { rangeAddresses } from '../../../lib/range-addresses.ts';

/** The tools of the toolbox that take a text along in their address, with their names there. */
export const toolboxTools = {
  base64: 'Base64',
  url: 'URL',
  hex: 'Hex',
  rot13: 'ROT13',
  jwt: 'JWT',
  md5: 'MD5',
  spellings: 'Spellings',
} as const;

export type ToolboxTool = keyof typeof toolboxTools;

/** Characters of a text that fit into an address. */
const longest = 16_384;

/** Returns the address of a tool with a text in it, after the `#`, so that it goes nowhere. Longer texts are left out. */
export function toolAddress(tool: ToolboxTool, text: string): string {
  const taken = text.length > longest ? '' : `=${encodeURIComponent(text.toWellFormed())}`;
  return `${rangeAddresses.toolbox}#${tool}${taken}`;
}
