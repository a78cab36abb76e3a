import { HDNodeWallet, Mnemonic, wordlists } from 'ethers';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { actsOf, proveCodingChallenge } from './harness/prove.ts';

const list = wordlists.en;

/** Returns every phrase of 12 words that lets itself be found in a text. */
type Reading = (text: string) => readonly string[];

const phrasesIn: Reading = (text) => [...text.matchAll(/\b(?:[a-z]+ ){11}[a-z]+\b/g)].map(([phrase]) => phrase);

const readings: Readonly<Record<string, Reading>> = {
  'the words are read': phrasesIn,
  'the words are read backwards': (text) => phrasesIn(text).map((phrase) => phrase.split(' ').reverse().join(' ')),
  'the words are decoded': (text) =>
    [...text.matchAll(/[\w+/]{40,}=*/g)].flatMap(([code]) => phrasesIn(Buffer.from(code, 'base64').toString())),
  'the missing word is tried out': (text) => {
    const words = /\b(?:[a-z]+ ){10}[a-z]+\b(?= \.\.\.)/.exec(text)?.[0];
    return words === undefined || list === undefined
      ? []
      : Array.from({ length: 2048 }, (_, index) => `${words} ${list.getWord(index)}`);
  },
};

/** Returns whether the shop takes the private key of a phrase's wallet for the one that it looks for. */
async function opensWallet({ client }: ChangedServer, phrase: string): Promise<boolean> {
  const { privateKey } = HDNodeWallet.fromPhrase(phrase, '', "m/44'/60'/0'/0/0");
  return (await client.post('/rest/web3/submitKey', { privateKey })).status === 200;
}

async function feedback({
  client,
}: ChangedServer): Promise<readonly { readonly id: number; readonly comment: string }[]> {
  return (await client.get('/api/Feedbacks')).json().data;
}

proveCodingChallenge('nftUnlockChallenge', {
  run: startChangedServer,
  uses: {
    'the feedback is shown': async (server) =>
      (await feedback(server)).find(({ id }) => id === 4)?.comment.includes('NFT') === true,
  },
  attacks: actsOf<ChangedServer, Reading>(readings, async (server, read) => {
    const comments = (await feedback(server)).map(({ comment }) => comment);
    for (const phrase of comments.flatMap(read).filter((one) => Mnemonic.isValidMnemonic(one))) {
      if (await opensWallet(server, phrase)) {
        return true;
      }
    }
    return false;
  }),
  expected: [
    'open: the words are decoded',
    'closed',
    'open: the missing word is tried out',
    'open: the words are read backwards',
  ],
});
