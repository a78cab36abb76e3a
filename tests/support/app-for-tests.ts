import { afterAll, beforeAll } from 'vitest';
import { type AppWishes, type StartedApp, startApp } from './app.ts';
import { type Client, createClient } from './client.ts';

/** The app of a test file, from its first test to its last. */
export interface AppForTests extends Omit<StartedApp, 'stop'> {
  /** A client that sends HTTP requests to it. */
  readonly client: Client;
}

/** Starts an app before the tests of the file, and before any later set-up, and stops it afterwards. */
export function appForTests(wishes: AppWishes = {}): AppForTests {
  let started: StartedApp | undefined;
  beforeAll(async () => {
    started = await startApp(wishes);
  });
  afterAll(() => started?.stop());
  const running = (): StartedApp => {
    if (started === undefined) {
      throw new Error('The app is only available once the tests have begun.');
    }
    return started;
  };
  return {
    get url() {
      return running().url;
    },
    get port() {
      return running().port;
    },
    get app() {
      return running().app;
    },
    get databases() {
      return running().databases;
    },
    get content() {
      return running().content;
    },
    get logged() {
      return running().logged;
    },
    client: createClient(() => running().url),
  };
}
