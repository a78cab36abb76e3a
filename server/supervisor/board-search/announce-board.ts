import type { LocalNetwork } from './local-network.ts';
import { isPrivateAddress } from './private-address.ts';
import { answerTo } from './records.ts';

/** Lets learners' apps find a board by name while it is open. `stop` ends that. */
export type AnnounceBoard = (board: string, port: number) => { stop(): void };

/** Answers in one second: enough for a room that looks for its board, and of no use to flood others. */
const mostAnswers = 100;

/** Answers whoever asks for a board on a network (decision 119). The name that it is known by is a hash of its public key. */
export function announceOn(network: LocalNetwork): AnnounceBoard {
  return (board, port) => {
    let second = 0;
    let answers = 0;
    return network.listen((question, from, reply) => {
      const now = Math.floor(performance.now() / 1000);
      answers = now === second ? answers : 0;
      second = now;
      const answer = isPrivateAddress(from) && answers < mostAnswers ? answerTo(question, board, port) : null;
      if (answer !== null) {
        answers += 1;
        reply(answer);
      }
    });
  };
}
