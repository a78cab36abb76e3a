import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite';
import { packClassBoard } from './build/class-board/pack-class-board.ts';
import { packInterface } from './build/content/languages/pack-interface.ts';
import { packContent } from './build/content/pack-content.ts';
import { packCompilers } from './build/contracts/pack-compilers.ts';
import { packContractSources } from './build/contracts/pack-contract-sources.ts';
import { packContracts } from './build/contracts/pack-contracts.ts';
import { packDecoy } from './build/decoy/pack-decoy.ts';
import { packOsint } from './build/decoy/pack-osint.ts';
import { packFirstScreen } from './build/first-screen/pack-first-screen.ts';
import { packHandbook } from './build/handbook/pack-handbook.ts';
import { packHelp } from './build/help/pack-help.ts';
import { packLanguages } from './build/languages/pack/pack-languages.ts';
import { compressPages } from './build/plugins/compress-pages.ts';
import { englishTextsInParts } from './build/plugins/english-texts.ts';
import { fontSubsets } from './build/plugins/font-subsets.ts';
import { indexPage } from './build/plugins/index-page.ts';
import { insideQuickJs } from './build/plugins/inside-quickjs.ts';
import { leanPdf } from './build/plugins/lean-pdf.ts';
import { leftOut } from './build/plugins/left-out.ts';
import { licences } from './build/plugins/licences.ts';
import { moduleEntries } from './build/plugins/module-entries.ts';
import { moduleScope } from './build/plugins/module-scope.ts';
import { oneByteSource } from './build/plugins/one-byte-source.ts';
import { oneModule } from './build/plugins/one-module.ts';
import { packApiDocs } from './build/plugins/pack-api-docs.ts';
import { packSocketClient } from './build/plugins/pack-socket-client.ts';
import { pageColours, rangeColours } from './build/plugins/page-colours.ts';
import { plainStrings } from './build/plugins/plain-strings.ts';
import { quickRoutes } from './build/plugins/quick-routes.ts';
import { packCodingChallenges } from './build/snippets/build-coding-challenges.ts';
import { packTrainer } from './build/trainer/pack-trainer.ts';
import manifest from './package.json' with { type: 'json' };

const root = import.meta.dirname;

/** Removes whitespace and comments, since V8 keeps the source in memory. Names are kept for stack traces. */
const lean = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;

const bundled = { noExternal: true as const, external: ['better-sqlite3', 'electron'] };

/** Returns an environment for bundles that run in Node or Electron. Dependencies are inlined, so that one file is read at start. */
function nodeEnvironment(
  folder: string,
  entries: Record<string, string>,
  output: Rolldown.OutputOptions = { minify: lean },
): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: bundled,
    build: {
      outDir: join(root, 'dist', folder),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: false,
      ssr: true,
      rolldownOptions: {
        input: absolute(entries),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...output },
      },
    },
  };
}

/**
 * Starts faster and takes less memory than modules do: importing a built-in module loads everything it offers, and with node:http that is a whole HTTP
 * client.
 */
const commonJs: Rolldown.OutputOptions = {
  minify: lean,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
};

/** Returns an environment that builds into a folder filled by an earlier one. */
function beside(environment: EnvironmentOptions): EnvironmentOptions {
  return { ...environment, build: { ...environment.build, emptyOutDir: false } };
}

function besideServer(name: string, file: string, output: Rolldown.OutputOptions): EnvironmentOptions {
  return beside(nodeEnvironment('server', { [name]: file }, { minify: lean, ...output }));
}

/** Names the page's files as walkthroughs fetch them: files named in the index page have no content hash (ui-shop.md 1). */
const pageFiles: Rolldown.OutputOptions = {
  entryFileNames: 'main.js',
  chunkFileNames: ({ name }) => fixedChunks[name] ?? 'chunks/[name]-[hash].js',
  assetFileNames: ({ names }) =>
    names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'assets/fonts/[name][extname]',
  codeSplitting: {
    groups: [
      { name: 'polyfills', test: /modulepreload-polyfill|preload-helper/, priority: 2 },
      { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 1 },
      { name: 'main', tags: ['$initial'] },
      // Without these, each icon and each small part that two screens share would be a file, about three dozen of them per screen.
      { name: 'icons', test: /@tabler/, minShareCount: 2 },
      { name: 'controls', test: /@mantine(?!.*\/(?:Menu|Popover)\/)|floating-ui\.(?:core|dom)/, minShareCount: 2 },
      { name: 'parts', test: /renderer\/src\/(?:ui|lib|shop\/accounts)\//, minShareCount: 2 },
      // What every page loads once its screen is there, in one file with all that it consists of.
      { name: 'notices', test: /training\/notices\/RangeNotices/ },
    ],
  },
};

const fixedChunks: Readonly<Record<string, string>> = {
  'rolldown-runtime': 'runtime.js',
  polyfills: 'polyfills.js',
  vendor: 'vendor.js',
  main: 'main.js',
  tutorial: 'tutorial.js',
};

/** Returns the environment of a preload script. Each has its own, because a sandboxed script cannot load a second file. */
function preloadScript(name: string): EnvironmentOptions {
  const output = { format: 'cjs', entryFileNames: '[name].cjs' } as const;
  return {
    ...beside(nodeEnvironment('preload', { [name]: `preload/${name}.ts` }, output)),
    define: { appVersion: JSON.stringify(manifest.version) },
  };
}

/** Returns the environment of pages that are not part of the front end. Their files have fixed names, in a folder of their own. */
function pages(
  folder: string,
  entries: Record<string, string>,
  target: string,
  output: Rolldown.OutputOptions,
  others: EnvironmentOptions['build'] = {},
): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      ...others,
      outDir: join(root, 'dist', folder),
      emptyOutDir: true,
      copyPublicDir: false,
      target,
      // Data URLs would need an exception in the pages' policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: absolute(entries),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]', ...output },
      },
    },
  };
}

/** Returns the entries with the full path of each file. */
function absolute(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]));
}

/**
 * `vite build --app` builds everything that runs: the page, the server (with the packed content of `resources/`), the
 * Electron main process, its own pages and its preload scripts, each into its folder in `dist/`.
 */
export default defineConfig({
  root: join(root, 'renderer'),
  // Addresses are relative, so that the page also works under a sub-path.
  base: './',
  publicDir: join(root, 'resources/public'),
  // The evaluator's interpreter, which goes into its bundle.
  assetsInclude: ['**/*.wasm'],
  plugins: [
    react(),
    englishTextsInParts(),
    fontSubsets(),
    plainStrings(),
    indexPage(),
    licences(),
    packFirstScreen({ pages: join(root, 'dist/renderer'), server: join(root, 'dist/server') }),
    pageColours(),
    rangeColours(),
    packContent(),
    packInterface(),
    packContracts(),
    packCodingChallenges(),
    packDecoy(),
    packOsint(),
    packHelp(),
    packTrainer(),
    ...packHandbook(),
    ...packLanguages(),
    packClassBoard(),
    packSocketClient(),
    packApiDocs(),
    packCompilers(),
    packContractSources(),
    leanPdf(),
    leftOut(),
    quickRoutes(),
    compressPages(),
    insideQuickJs(),
    moduleScope(),
    ...moduleEntries(),
    oneModule(['libxml2-wasm']),
    oneByteSource(),
  ],
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: join(root, 'dist/renderer'),
        emptyOutDir: true,
        target: 'chrome130',
        chunkSizeWarningLimit: 1500,
        // One style sheet with a fixed name, as the contract prescribes (ui-shop.md 1).
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Page code keeps the Date of the start, whatever a learner does to the global one (decision 28).
          transform: { inject: { Date: [join(root, 'renderer/src/lib/start-date.ts'), 'StartDate'] } },
          output: pageFiles,
        },
      },
    },
    // The tools of the decoy internet (decision 32), beside their page.
    toolbox: {
      consumer: 'client',
      build: {
        outDir: join(root, 'dist/renderer/decoy/toolbox'),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'chrome130',
        rolldownOptions: {
          input: { toolbox: join(root, 'renderer/toolbox/main.ts') },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
    // The script by which pages that the server makes have the range's drawer (decision 50).
    drawer: pages('renderer/range', { drawer: 'renderer/drawer/main.ts' }, 'chrome130', {
      format: 'iife',
      codeSplitting: false,
    }),
    // Script, style and fonts of the handbook, whose pages the shop process makes (decision 100).
    handbook: beside(
      pages('renderer/handbook', { handbook: 'renderer/handbook/main.ts' }, 'chrome130', { codeSplitting: false }),
    ),
    // The wall and the trainer's view of the class board (decision 107), with what they say and what the report needs.
    classPages: pages(
      'class-board',
      { wall: 'renderer/class-board/wall.tsx', trainer: 'renderer/class-board/trainer.tsx' },
      'chrome130',
      {
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'class-board.css' : '[name][extname]',
      },
      { cssCodeSplit: false },
    ),
    // The help (resources/help), for a window of the desktop app and for the shop, which serves it at /handbook/help/.
    help: pages('renderer/handbook/help', { help: 'main/pages/help/help.ts' }, 'chrome130', { codeSplitting: false }),
    // The trainer's page, with the solutions: not among the shop's pages, and nowhere where the shop process can read (decision 46).
    trainer: pages('trainer', { trainer: 'main/pages/trainer/trainer.ts' }, 'chrome130', { codeSplitting: false }),
    server: nodeEnvironment('server', { cli: 'server/cli.ts', class: 'server/class.ts' }, commonJs),
    shop: besideServer('shop', 'server/shop-process.ts', commonJs),
    // The entry that runs the bundle above, with the code that was compiled for it (decision 130).
    loadShop: besideServer('shop-process', 'server/load-shop.ts', { ...commonJs, codeSplitting: false }),
    // Each is bundled separately and shares no chunk with the others: these processes may read their own bundle and no other file.
    evaluator: besideServer('evaluator-process', 'server/decoy/evaluator-process.ts', { codeSplitting: false }),
    reader: besideServer('reader-process', 'server/reader/reader-process.ts', { codeSplitting: false }),
    fixes: besideServer('fix-process', 'server/own-fix/fix-process.ts', { codeSplitting: false }),
    chain: besideServer('chain-process', 'server/chain/chain-process.ts', { codeSplitting: false }),
    classBoard: besideServer('class-board-process', 'server/class-board-process.ts', { codeSplitting: false }),
    main: nodeEnvironment('main', { main: 'main/main.ts' }, commonJs),
    // The app's own pages consist of scripts and styles. main/shell-pages.ts has the HTML and serves both.
    shell: pages(
      'shell',
      Object.fromEntries(
        ['bar', 'class', 'log', 'start', 'traffic'].map((page) => [page, `main/pages/${page}/${page}.ts`]),
      ),
      'chrome140',
      { chunkFileNames: '[name]-[hash].js' },
    ),
    preloadShop: preloadScript('shop'),
    preloadBar: preloadScript('bar'),
    preloadClass: preloadScript('class'),
    preloadLog: preloadScript('log'),
    preloadStart: preloadScript('start'),
    preloadTraffic: preloadScript('traffic'),
    // Draws the shop window into the index page (decision 116) and the score board into a file of the server (decision 123). Comes last, since it
    // reads what both have been built into.
    firstScreen: beside(nodeEnvironment('renderer', { draw: 'renderer/src/app/first-screen/draw.tsx' })),
  },
});
