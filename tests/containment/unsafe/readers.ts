import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse } from 'yaml';
import type { DocumentReaders } from '../../../server/decoy/readers/outcomes.ts';
import { run } from './evaluator.ts';

/** Replaces the decoy's readers: entities, functions and archives reach the machine itself. */
export function unsafeReaders(folder: string): DocumentReaders {
  return {
    xml: async (document) => {
      try {
        return { outcome: 'read', text: await expanded(document.toString(), folder) };
      } catch (error) {
        return { outcome: 'failed', message: String(error) };
      }
    },
    yaml: async (document) => {
      const functions = {
        tag: 'tag:yaml.org,2002:js/function',
        resolve: (source: string) => String(Object(run(`(${source})`)).call()),
      };
      try {
        const value: unknown = parse(document.toString(), { customTags: [functions], maxAliasCount: -1 });
        return { outcome: 'read', text: JSON.stringify(value) };
      } catch (error) {
        return { outcome: 'failed', message: String(error) };
      }
    },
    unpackZip: async (archive, _, onEntry = () => {}) => {
      // The folder where the shop stores complaints, two levels below what it serves.
      const place = join(folder, 'uploads', 'complaints');
      mkdirSync(place, { recursive: true });
      const attributes = linksOf(archive);
      for (const [name, content] of Object.entries(unzipSync(archive))) {
        const path = name.startsWith('/') ? name : join(place, name.replaceAll('\\', '/'));
        onEntry({ name, path });
        mkdirSync(dirname(path), { recursive: true });
        if (attributes.has(name)) {
          symlinkSync(Buffer.from(content).toString(), path);
        } else {
          writeFileSync(path, content);
        }
      }
      return { entries: [], broken: null, full: false };
    },
  };
}

/** Expands entities as an old parser does: it opens every address and writes out every reference. */
async function expanded(document: string, folder: string): Promise<string> {
  const values = new Map<string, string>();
  for (const [, name = '', address, text = ''] of document.matchAll(
    /<!ENTITY\s+(?:%\s+)?(\w+)\s+(?:SYSTEM\s+"([^"]*)"|"([^"]*)")>/g,
  )) {
    values.set(name, address === undefined ? text : await contentOf(address, folder));
  }
  let text = document.replace(/<!DOCTYPE[\s\S]*?\]>/, '');
  for (let found = true; found; ) {
    found = false;
    text = text.replace(/&(\w+);/g, (reference, name: string) => {
      found ||= values.has(name);
      return values.get(name) ?? reference;
    });
  }
  return text;
}

async function contentOf(address: string, folder: string): Promise<string> {
  if (/^https?:/.test(address)) {
    return (await fetch(address)).text();
  }
  return readFileSync(address.startsWith('file://') ? address.slice(7) : join(folder, address), 'utf8');
}

/** Returns the names of the entries that are symbolic links, from the archive's central directory, which the library does not expose. */
function linksOf(archive: Buffer): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = archive.indexOf('PK\u0001\u0002'); at !== -1; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.readUInt32LE(at + 38) >>> 16 === 0o120777) {
      names.add(archive.toString('utf8', at + 46, at + 46 + length));
    }
  }
  return names;
}
