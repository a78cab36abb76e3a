/** A part of the packed app, as people speak of it, and the paths of its files among Electron's resources. */
interface Module {
  readonly name: string;
  readonly files: RegExp;
}

/** The parts. A file belongs to the first that matches. */
const modules: readonly Module[] = [
  { name: "desktop shell and trainer's pages", files: /^app\.asar$/ },
  { name: 'SQLite', files: /\/better-sqlite3\// },
  { name: 'Solidity compilers', files: /\/public\/solc\// },
  { name: 'swagger page', files: /\/api-docs\// },
  { name: 'decoy internet and its host', files: /\/renderer\/decoy\/|\/decoy\.pack$/ },
  { name: 'class board', files: /\/class-board\// },
  { name: 'fonts', files: /\.woff2$/ },
  { name: 'videos', files: /\.mp4$/ },
  { name: 'pictures', files: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:\.(?:br|gz))?$/ },
  { name: 'lessons', files: /\/server\/handbook\// },
  { name: 'search in the handbook', files: /\/handbook\/search\./ },
  { name: 'help', files: /\/renderer\/handbook\// },
  { name: 'languages of the page', files: /\/assets\/i18n\// },
  { name: 'languages of the server', files: /\/server\/texts\// },
  { name: 'evaluator', files: /\/evaluator-process\.js$/ },
  { name: "learners' own fixes", files: /\/fix-process\.js$/ },
  { name: 'chain', files: /\/(?:chain-process\.js|genesis\.json)$/ },
  { name: 'page, as it is', files: /\/dist\/renderer\/.*\.(?:css|html|js)$/ },
  { name: 'page, compressed for browsers', files: /\/dist\/renderer\/.*\.(?:css|html|js)\.(?:br|gz)$/ },
  { name: 'server', files: /\/dist\/server\// },
];

/** Returns the name of the part that a file belongs to. */
export function moduleOf(path: string): string {
  return modules.find(({ files }) => files.test(path))?.name ?? 'everything else';
}
