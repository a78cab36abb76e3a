import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../support/client.ts';
import { runCommand, startShop } from '../../support/shop.ts';
import { ownIntent, trainingWith } from '../../unit/config/training.ts';
import { newTalker } from './talking.ts';

const config = 'application: { chatBot: { trainingData: mine.json } }';

/** Creates a data folder that holds this training data of an operator. */
function dataFolderWith(training: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-training-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'chatbot'));
  writeFileSync(join(folder, 'chatbot/mine.json'), training);
  writeFileSync(join(folder, 'juice-range.json'), '{}');
  return folder;
}

it('an operator may train the bot with a file in the data folder', async () => {
  const shop = await startShop({ data: dataFolderWith(JSON.stringify(trainingWith(ownIntent))), config });
  try {
    const talker = await newTalker(createClient(shop.url), 'Bo');
    expect(await talker.hears('papaya')).toBe('Is ripe, Bo.');
    expect(await talker.hears('give me a voucher')).toMatch(/^Oooookay/);
    expect(await talker.hears('hello')).not.toContain('Bo');
  } finally {
    await shop.stop();
  }
});

it('a shop whose training data cannot be used does not start', async () => {
  const data = dataFolderWith('{"lang"');
  writeFileSync(join(data, 'range.yml'), config);
  const command = runCommand(['--port', '0', '--data', data, '--config', join(data, 'range.yml')]);
  const { code, output } = await command.finished;
  expect(code).toBe(1);
  expect(output).toMatch(/The chatbot's training data mine\.json cannot be used: it is not JSON .*trainingData/s);
});
