import { extname } from 'node:path/posix';
import type { SqlDatabase } from '../../database/shop-database.ts';
import type { LogContained } from '../contained/contained-log.ts';
import { noteResult } from '../contained/watch-code.ts';
import { watchOutbound } from '../contained/watch-outbound.ts';
import { watchReaders } from '../contained/watch-readers.ts';
import type { EvaluationResult, Evaluator } from '../evaluator.ts';
import type { DecoyBase } from '../files/base-pack.ts';
import { createFiles } from '../files/create-files.ts';
import { DecoyFileError } from '../files/file-error.ts';
import { overlayLimit, shopFolder } from '../files/file-system.ts';
import { createLayer } from '../files/layer.ts';
import { createDatabaseStore } from '../files/layer-stores.ts';
import type { FileTree } from '../files/tree.ts';
import type { OwnOrigin } from '../outbound/destination.ts';
import { createGate } from '../outbound/gate.ts';
import type { Internet } from '../outbound/internet.ts';
import { createSites } from '../outbound/sites.ts';
import { createReaders } from '../readers/create-readers.ts';
import { openSession } from '../world/open-session.ts';
import { runInWorld, type WorldHost } from '../world/run-in-world.ts';
import type { DecoyHost, EvaluatorSession } from './host.ts';

/** What the decoy host is made from. */
export interface DecoyHostOptions {
  /** Opens the base that ships with the app. Called once, when something first needs it. */
  readonly openBase: () => DecoyBase;
  /** `overlay.sqlite`. */
  readonly overlay: SqlDatabase;
  readonly evaluator: Evaluator;
  readonly own: () => OwnOrigin;
  /** Returns where the shop really listens; undefined while it does not. */
  readonly listensAt: () => { readonly host: string; readonly port: number } | undefined;
  /** Null if there is no access to the Internet. */
  readonly internet: Internet | null;
  /** Called with errors in work that nobody waits for. */
  readonly log: (text: string) => void;
  /** Called when learners attempt more than the shop offers. */
  readonly contained: LogContained;
}

/** Where layouts are looked up (api-account.md 14.7). */
const viewsFolder = `${shopFolder}/views`;

/** Creates the decoy host. Nothing is read before it is needed. */
export function createDecoyHost(options: DecoyHostOptions): DecoyHost {
  const { evaluator, overlay, internet, listensAt, contained } = options;
  const base = once(options.openBase);
  const below: FileTree = {
    entry: (path) => base().tree.entry(path),
    names: (folder) => base().tree.names(folder),
    content: (path) => base().tree.content(path),
    piece: (path, start, end) => base().tree.piece(path, start, end),
  };
  const tree = createLayer(below, createDatabaseStore(overlay), overlayLimit);
  const files = createFiles(tree);
  const siteOf = once(() => createSites(base().sites, base().download));
  const own = () => {
    const { ports, names } = options.own();
    const { hostname, address } = base().machine;
    return { ports, names: [...names, hostname, address] };
  };
  const gate = createGate({ own, listensAt, siteOf: (host) => siteOf()(host), internet });
  const outbound = watchOutbound(gate, contained);
  const host: WorldHost = {
    evaluator,
    tree,
    outbound,
    onChanges: (kind, paths) => contained('files', `${kind} changed ${paths.join(', ')} on the decoy`),
    get machine() {
      return base().machine;
    },
  };

  const underWay = new Set<Promise<void>>();
  const inWorld = (...work: [kind: 'userName' | 'pug' | 'erasureLayout', source: string, globals?: object]) => {
    const [kind, source, globals = {}] = work;
    const { result, settled } = runInWorld(host, kind, source, { ...globals });
    const watched = settled.catch((error: unknown) =>
      options.log(`Work that learners' code left for later failed: ${error}`),
    );
    underWay.add(watched);
    void watched.then(() => underWay.delete(watched));
    return result.then((outcome) => {
      noteResult(contained, kind, source, outcome);
      return outcome;
    });
  };

  const sessions: EvaluatorSession[] = [];
  return {
    files,
    outbound,
    readers: watchReaders(createReaders(host, files), contained),
    evaluateCode: (code) => inWorld('userName', code),
    renderPug: (template, locals) => inWorld('pug', template, { locals }),
    renderLayout: async (
      layout,
      body,
      data,
    ): Promise<EvaluationResult | { outcome: 'noFile'; error: DecoyFileError }> => {
      const path = layoutPath(layout);
      try {
        const source = files.readText(path);
        return await inWorld('erasureLayout', source, { data: { ...data, body } });
      } catch (error) {
        if (error instanceof DecoyFileError) {
          contained('files', `layout ${layout}: ${error.message}`);
          return { outcome: 'noFile', error };
        }
        throw error;
      }
    },
    openSession: (prelude) => {
      const session = openSession(evaluator, `session${sessions.length}`, prelude);
      sessions.push(session);
      return {
        ...session,
        evaluate: async (source, keep) => {
          const result = await session.evaluate(source, keep);
          noteResult(contained, 'chatbot', source, result);
          return result;
        },
      };
    },
    idle: async () => {
      while (underWay.size > 0) {
        await Promise.all(underWay);
      }
    },
    reset: () => {
      tree.clear();
      for (const session of sessions) {
        session.restart();
      }
    },
  };
}

/**
 * Returns the path of a layout, which is relative to the views even with a leading slash. `.hbs` is appended if there
 * is no extension.
 */
function layoutPath(layout: string): string {
  // weakness: lfrChallenge (`..` leads out of the folder with the views)
  const path = `${viewsFolder}/${layout}`;
  return extname(layout) === '' ? `${path}.hbs` : path;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
