import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Documents whose numbered sections the code cites, by their name in a citation. */
const cited: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(join(root, 'docs/contract'))
      .filter((name) => name !== 'README.md')
      .map((name) => [name, `docs/contract/${name}`]),
  ),
  'architecture.md': 'docs/architecture.md',
};

const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4))));

/** Content whose words are not ours to check: what the shop serves, and evidence. */
const content = /^resources\/(?:public|ftp|well-known|osint|decoy|drawings)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => /\.(?:tsx?|cjs|js|css|html|md|ya?ml|csv|json|sol)$|(?:^|\/)(?:Dockerfile|run)$/.test(file))
  .filter((file) => !content.test(file) && file !== 'package-lock.json' && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Joins the lines of comments, since a citation may continue on the next line. */
function unbroken(text: string): string {
  return text.replace(/\r?\n\s*(?:\*(?!\/)|\/\/|#(?!#))?[ \t]*/g, ' ');
}

/** Matches `1, 5.1 and 7`. */
function numbersOf(list: string): readonly string[] {
  return list.match(/\d+(?:\.\d+)*/g) ?? [];
}

function sectionsOf(path: string): ReadonlySet<string> {
  const headings = readFileSync(join(root, path), 'utf8').matchAll(/^#+ (\d+(?:\.\d+)*)/gm);
  return new Set([...headings].map(([, number = '']) => number));
}

describe('a citation', () => {
  const names = Object.keys(cited).map((name) => name.replace('.', '\\.'));
  const citation = new RegExp(`\\b(${names.join('|')}) (\\d+(?:\\.\\d+)*(?:(?:, | and | to )\\d+(?:\\.\\d+)*)*)`, 'g');

  it('of the contract or the architecture names a section that exists', () => {
    const sections = new Map(Object.entries(cited).map(([name, path]) => [name, sectionsOf(path)]));
    const found = files.flatMap(({ file, text }) =>
      [...unbroken(text).matchAll(citation)].map(([whole, name = '', list = '']) => ({ file, whole, name, list })),
    );
    expect(found.length).toBeGreaterThan(500);
    const lost = found.filter(({ name, list }) => numbersOf(list).some((number) => !sections.get(name)?.has(number)));
    expect(lost.map(({ file, whole }) => `${file}: ${whole}`)).toEqual([]);
  });

  it('of a decision names a page that exists', () => {
    // What others have named may have a word like that at the end of a line, and a number at the beginning of the next.
    const ours = files.filter(({ file }) => !file.startsWith('resources/handbook/standards/'));
    const found = ours.flatMap(({ file, text }) =>
      [...unbroken(text).matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi)].map(([whole, list = '']) => ({
        place: `${file}: ${whole}`,
        numbers: numbersOf(list).map(Number),
      })),
    );
    expect(found.length).toBeGreaterThan(100);
    const lost = found.filter(({ numbers }) => numbers.some((number) => !decisions.has(number)));
    expect(lost.map(({ place }) => place)).toEqual([]);
  });

  it('names nothing outside the repository', () => {
    const gone = /shared\/(?:spec|design|style|look)\b|\brulings?\b|\bdesign section\b|\bchallenges-[14]-[36]\b/;
    const own = relative(root, import.meta.filename).replaceAll('\\', '/');
    const named = files.filter(({ file, text }) => file !== own && gone.test(text));
    expect(named.map(({ file, text }) => `${file}: ${gone.exec(text)?.[0]}`)).toEqual([]);
  });
});

describe('a link in a document', () => {
  const markdown = files.filter(({ file }) => file.endsWith('.md'));
  const documents = markdown.filter(({ file }) => !file.startsWith('resources/help/'));
  const anchors = new Map(markdown.map(({ file, text }) => [file, anchorsOf(text)]));

  it('leads to a file, and to a heading where it names one', () => {
    const links = documents.flatMap(({ file, text }) =>
      [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
        .map(([, inline, reference]) => inline ?? reference ?? '')
        // The releases are beside the files where the repository is hosted, whatever its address is.
        .filter((target) => !/^[a-z]+:/.test(target) && !target.startsWith('../../releases/'))
        .map((target) => ({ file, target })),
    );
    expect(links.length).toBeGreaterThan(200);
    const lost = links.filter(({ file, target }) => {
      const [path = '', anchor] = target.split('#');
      const here = englishOf(file);
      const place = path === '' ? here : join(dirname(here), decodeURIComponent(path)).replaceAll('\\', '/');
      return !existsSync(join(root, place)) || (anchor !== undefined && anchors.get(place)?.has(anchor) === false);
    });
    expect(lost.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });
});

function withoutCode(markdown: string): string {
  return markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '``');
}

function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const headings = markdown.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')),
    ),
  );
}

/** Returns the English file of a translation, since links are those of the English text in every language; any other file as it is. */
function englishOf(file: string): string {
  return file
    .replace(/^resources\/languages\/\w+\/help\//, 'resources/help/')
    .replace(/^resources\/languages\/\w+\/lessons\//, 'resources/handbook/lessons/');
}
