import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../server/supervisor/command-line/arguments.ts';
import { type DevArguments, devHelp, readDevArguments } from './dev/arguments.ts';
import { buildBundles } from './dev/bundles.ts';
import { devFolders } from './dev/folders.ts';
import { createPageServer } from './dev/page-server.ts';
import { createShopRunner } from './dev/shop-runner.ts';
import { watchSources } from './dev/watch-sources.ts';
import { repository } from './paths.ts';
import { buildIfStale } from './start/build.ts';
import { endSignals } from './start/end-signals.ts';
import { freePort } from './start/free-port.ts';

/* `npm run dev`: runs the product from its sources, as `devHelp` describes. */

const built = join(repository, 'dist/renderer');
const indexPage = join(repository, 'renderer/index.html');

async function develop({ port, inspect, allowedHosts, flags }: DevArguments): Promise<void> {
  // A copy of the original environment, since NODE_ENV names a variant of the shop.
  const environment = { ...process.env };
  if (!existsSync(join(built, 'index.html'))) {
    await buildIfStale();
  }
  console.log('Building the server ...');
  process.env.NODE_ENV = 'development';
  rmSync(devFolders.server, { recursive: true, force: true });
  rmSync(devFolders.pages, { recursive: true, force: true });
  cpSync(built, devFolders.pages, { recursive: true });
  const bundles = await buildBundles(devFolders.server);

  const shopPort = await freePort();
  const shop = createShopRunner([...flags, '--host', '127.0.0.1', '--port', String(shopPort)], inspect, environment);
  const page = await createPageServer(port, allowedHosts, { port: shopPort, settled: shop.settled });
  let isEnding = false;
  const end = async () => {
    // A signal from the terminal arrives twice: directly, and through build/run.cjs.
    if (!isEnding) {
      isEnding = true;
      await Promise.all([shop.stop(), page.close()]);
      process.exit();
    }
  };
  for (const signal of endSignals) {
    process.on(signal, end);
  }
  const writeIndexPage = async () => {
    const html = await page.transformIndexHtml('/', readFileSync(indexPage, 'utf8'));
    writeFileSync(join(devFolders.pages, 'index.html'), html);
  };
  // Listening prepares the page's packages, and the index page names modules that need them.
  await page.listen();
  await writeIndexPage();
  await shop.restart();
  const [address = ''] = page.resolvedUrls?.local ?? [];
  console.log(`Juice Range is ready at ${address.replace(/\/$/, '')}`);

  watchSources(page.watcher, async (files) => {
    const started = performance.now();
    await bundles.update(files);
    if (files.includes(indexPage)) {
      await writeIndexPage();
    }
    await shop.restart();
    page.ws.send({ type: 'full-reload' });
    console.log(`The shop restarted (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  });
}

try {
  const given = readDevArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(devHelp);
  } else {
    await develop(given);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
