import { newCustomer } from '../support/customer.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, proveCodingChallenge } from './harness/prove.ts';

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

const uses: Acts<ChangedServer> = {
  'an author corrects a review': async (server) => {
    const { own, edit } = await newReviewer(server);
    const { status } = await edit(own._id, 'second');
    const after = (await reviewsOf(server, 1)).find(({ _id }) => _id === own._id);
    return status === 200 && after?.message === 'second';
  },
};

/** Returns whether what an attacker sends as the id puts words into other people's mouths. */
async function forges(
  server: ChangedServer,
  idOf: (own: Review, other: Review | undefined) => unknown,
): Promise<boolean> {
  const { own, edit } = await newReviewer(server);
  const isOther = ({ author }: Review) => author !== own.author;
  await edit(idOf(own, (await reviewsOf(server, 1)).find(isOther)), 'forged');
  const seen = [...(await reviewsOf(server, 1)), ...(await reviewsOf(server, 3))].filter(isOther);
  return seen.some(({ message }) => message === 'forged');
}

proveCodingChallenge('forgedReviewChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf(
    {
      'the id of another review': (_own: Review, other?: Review) => other?._id,
      'a list of both ids': (own: Review, other?: Review) => ({ $in: [own._id, other?._id] }),
    },
    forges,
  ),
  expected: ['open: the id of another review', 'closed', 'open: a list of both ids'],
});

proveCodingChallenge('noSqlReviewsChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf(
    {
      '$ne selects all': () => ({ $ne: -1 }),
      '$gt selects all': () => ({ $gt: '' }),
      '$exists selects all': () => ({ $exists: true }),
    },
    forges,
  ),
  expected: ['open: $gt selects all', 'open: $ne selects all', 'closed'],
});
