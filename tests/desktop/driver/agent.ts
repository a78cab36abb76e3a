import * as electron from 'electron';
import type { AgentCalls, AgentReply, AgentRequest } from './agent-calls.ts';
import { createAgent } from './create-agent.ts';

/*
 * Loaded into the app's main process before the app itself, under the stand-in and real Electron alike. It does what the test
 * asks over the process's channel.
 */

const userData = process.env.DESKTOP_TEST_USER_DATA;
if (userData === undefined) {
  throw new Error('DESKTOP_TEST_USER_DATA names no folder.');
}
electron.app.setPath('userData', userData);

// Where an installed app has the files packed next to its archive. Under the stand-in there is no such place.
const resources = process.env.DESKTOP_TEST_RESOURCES;
if (resources !== undefined) {
  Object.defineProperty(process, 'resourcesPath', { value: resources });
}

const calls: AgentCalls = createAgent(electron);

process.on('message', async ({ id, name, args }: AgentRequest) => {
  let reply: AgentReply;
  try {
    // The driver builds requests from the same type, so name and arguments match.
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    reply = { id, isOk: true, value: await call(...args) };
  } catch (error) {
    reply = { id, isOk: false, value: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
});
