import { element } from '../parts/element.ts';
import { choiceField, lineField, numberField, row, whenChanged } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

const name = /^[A-Za-z_][\w.-]*$/;

export const dtd: Tool = {
  id: 'dtd',
  title: 'DTD',
  group: 'Words and files',
  about:
    'Writes an XML document with a document type definition (DTD) in it: an entity that stands for a file, or entities made of entities.',
  build: () => {
    const kind = choiceField(
      { id: 'dtd-kind', label: 'What the entity stands for' },
      { file: 'the content of a file or address', nested: 'many copies of another entity' },
    );
    const source = lineField({ id: 'dtd-source', label: 'File or address', value: 'file:///etc/hostname' });
    const root = lineField({ id: 'dtd-root', label: 'Outermost element', value: 'note' });
    const entity = lineField({ id: 'dtd-entity', label: 'Name of the entity', value: 'x' });
    const levels = numberField({ id: 'dtd-levels', label: 'Levels', value: '3' }, 1, 12);
    const copies = numberField({ id: 'dtd-copies', label: 'Copies on each level', value: '10' }, 2, 20);
    const results = liveResults([kind, source, root, entity, levels, copies], () => {
      if (!name.test(root.input.value) || !name.test(entity.input.value)) {
        throw new Refusal('Names of elements and entities begin with a letter and have no spaces.');
      }
      const entities =
        kind.input.value === 'file'
          ? [`<!ENTITY ${entity.input.value} SYSTEM ${quoted(source.input.value)}>`]
          : nested(entity.input.value, Number(levels.input.value), Number(copies.input.value));
      const text = documentWith(root.input.value, entity.input.value, entities);
      const save = element(
        'a',
        { href: URL.createObjectURL(new Blob([text], { type: 'text/xml' })), download: 'document.xml' },
        'Save as document.xml',
      );
      return [{ label: 'Document', value: text, more: [save] }];
    });
    const choose = () => {
      source.node.hidden = kind.input.value !== 'file';
      numbers.hidden = !source.node.hidden;
    };
    const numbers = row(levels, copies);
    whenChanged([kind], choose);
    choose();
    void results.refresh();
    return {
      content: [kind.node, row(root, entity), source.node, numbers, results.node],
    };
  },
};

function documentWith(root: string, entity: string, entities: readonly string[]): string {
  const declarations = entities.map((each) => `  ${each}\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root} [\n${declarations}]>\n<${root}>&${entity};</${root}>\n`;
}

function quoted(text: string): string {
  if (text.includes('"') && text.includes("'")) {
    throw new Refusal('An address cannot have both kinds of quotes.');
  }
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** Returns entities of which each has several copies of the one before. Writing them out costs nothing; expanding them does. */
function nested(entity: string, levels: number, copies: number): readonly string[] {
  if (!(levels >= 1 && levels <= 12 && copies >= 2 && copies <= 20)) {
    throw new Refusal('Choose 1 to 12 levels, and 2 to 20 copies.');
  }
  const nameOf = (level: number) => (level === levels ? entity : `${entity}${level}`);
  return Array.from({ length: levels + 1 }, (_, level) =>
    level === 0
      ? `<!ENTITY ${nameOf(0)} "ha">`
      : `<!ENTITY ${nameOf(level)} "${`&${nameOf(level - 1)};`.repeat(copies)}">`,
  );
}
