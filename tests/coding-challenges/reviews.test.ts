import { newCustomer } from '../support/customer.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Probe, proveCodingChallenge } from './harness/prove.ts';

const path = '/rest/products/reviews';

interface Review {
  readonly _id: string;
  readonly author: string;
  readonly message: string;
}

async function reviewsOf({ client }: ChangedServer, product: number): Promise<readonly Review[]> {
  return (await client.get(`/rest/products/${product}/reviews`)).json().data;
}

/** Creates a user who has written a review of the first product. */
async function newReviewer(server: ChangedServer) {
  const { client } = server;
  const { email, token } = await newCustomer(client);
  await client.put('/rest/products/1/reviews', { message: 'first', author: email }, { token });
  const own = (await reviewsOf(server, 1)).find(({ author }) => author === email);
  if (own === undefined) {
    throw new Error('The review that was written is not there');
  }
  const edit = (id: unknown, message: string) => client.patch(path, { id, message, author: email }, { token });
  return { own, edit };
}

/** Returns whether authors can correct their own words. */
const use: Probe<ChangedServer>['use'] = async (server) => {
  const { own, edit } = await newReviewer(server);
  const { status } = await edit(own._id, 'second');
  const after = (await reviewsOf(server, 1)).find(({ _id }) => _id === own._id);
  return status === 200 && after?.message === 'second';
};

/** Returns whether what an attacker sends as the id puts words into other people's mouths. */
function forging(ids: (own: Review, others: readonly Review[]) => readonly unknown[]): Probe<ChangedServer>['attack'] {
  return async (server) => {
    const { own, edit } = await newReviewer(server);
    const isOther = ({ author }: Review) => author !== own.author;
    const others = (await reviewsOf(server, 1)).filter(isOther);
    for (const id of ids(own, others)) {
      await edit(id, 'forged');
      const seen = [...(await reviewsOf(server, 1)), ...(await reviewsOf(server, 3))].filter(isOther);
      if (seen.some(({ message }) => message === 'forged')) {
        return true;
      }
    }
    return false;
  };
}

proveCodingChallenge('forgedReviewChallenge', {
  run: startChangedServer,
  use,
  attack: forging((own, [other]) => [other?._id, { $in: [own._id, other?._id] }]),
  expected: ['open', 'closed', 'open'],
});

proveCodingChallenge('noSqlReviewsChallenge', {
  run: startChangedServer,
  use,
  attack: forging(() => [{ $ne: -1 }, { $gt: '' }, { $exists: true }]),
  expected: ['open', 'open', 'closed'],
});
