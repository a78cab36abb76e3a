import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startBoard, type TestBoard } from './support/board.ts';
import { joinedLearner, learnerNamed, solved, webhookMessageOf } from './support/learner.ts';

/* A class board through its doors: the network's, and the trainer's. */

let board: TestBoard;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board?.stop());

const learnerOf = async (id: string) => (await board.trainer()).learners.find((learner) => learner.id === id);

describe('the process of a class board', () => {
  it('is confined: it opens no other file and no connection', () => {
    expect(board.ready().isConfined).toBe(true);
  });

  it('serves the wall to the network and the trainer’s view to this machine', async () => {
    expect(await (await fetch(board.address)).text()).toContain('Wall');
    expect(await (await fetch(board.ready().trainerUrl)).text()).toContain('Trainer');
    expect((await fetch(`${board.address}/trainer.html`)).status).toBe(404);
  });
});

describe('a learner', () => {
  it('joins, and is seen on the wall with what was solved', async () => {
    const ada = await joinedLearner('Ada', board);
    await ada.report(solved('scoreBoardChallenge', { hints: 2 }), solved('loginAdminChallenge'));
    const { ranking, recent } = await board.wall();
    expect(ranking?.find(({ name }) => name === 'Ada')).toMatchObject({ solved: 2, stars: 3, isVerified: true });
    expect(recent[0]).toMatchObject({ name: 'Ada', challenge: 'loginAdminChallenge', isFirst: true });
    const { solves } = (await learnerOf(ada.id())) ?? {};
    expect(solves).toMatchObject([
      { challenge: 'scoreBoardChallenge', hints: 2, cheatScore: 0.12, counts: true, hasOwnFlag: null },
      { challenge: 'loginAdminChallenge', hints: 0 },
    ]);
  });

  it('counts once, however often a report is sent, and whatever is missing is asked for', async () => {
    const bob = await joinedLearner('Bob', board);
    const reports = bob.numbered(solved('scoreBoardChallenge'), solved('xssBonusChallenge'));
    expect(await bob.send(reports)).toMatchObject({ kind: 'answered', answer: { next: 3 } });
    expect(await bob.send(reports)).toMatchObject({ kind: 'answered', answer: { next: 3 } });
    const [third, fourth] = bob.numbered(solved('scoreBoardChallenge'), solved('privacyPolicyChallenge'));
    expect(await bob.send(fourth === undefined ? [] : [fourth])).toMatchObject({
      kind: 'refused',
      isProven: true,
      refusal: { error: 'gap', next: 3 },
    });
    expect(await bob.send([third, fourth].flatMap((report) => report ?? []))).toMatchObject({ answer: { next: 5 } });
    const bobs = await learnerOf(bob.id());
    expect(bobs?.solves.map(({ challenge }) => challenge)).toEqual([
      'scoreBoardChallenge',
      'xssBonusChallenge',
      'privacyPolicyChallenge',
    ]);
  });

  it('shows hints, coding challenges, a call for help and marks to the trainer', async () => {
    const cy = await joinedLearner('Cy', board);
    await cy.report(
      { kind: 'hint', challenge: 'loginAdminChallenge', opened: 2 },
      { kind: 'coding', challenge: 'loginAdminChallenge', step: 'findIt', totalCheatScore: 0.1 },
      { kind: 'coding', challenge: 'loginAdminChallenge', step: 'fixIt', totalCheatScore: 0.1 },
      { kind: 'stuck', challenge: 'loginAdminChallenge' },
      { kind: 'mark', what: 'progressReset' },
    );
    expect(await learnerOf(cy.id())).toMatchObject({
      hints: { loginAdminChallenge: 2 },
      coding: [{ challenge: 'loginAdminChallenge', foundAt: expect.any(Number), fixedAt: expect.any(Number) }],
      stuck: { challenge: 'loginAdminChallenge' },
      marks: [{ what: 'progressReset' }],
    });
    expect(await board.order({ order: 'helped', learner: cy.id() })).toBe(204);
    expect((await learnerOf(cy.id()))?.stuck).toBeNull();
  });

  it('keeps the name, until the trainer resets its key', async () => {
    const dora = await joinedLearner('Dora', board);
    await dora.report(solved('scoreBoardChallenge'));
    const other = learnerNamed('  dORA'.trim(), board);
    expect(await other.join()).toMatchObject({ kind: 'refused', refusal: { error: 'nameTaken' } });
    await board.order({ order: 'resetKey', learner: dora.id() });
    expect(await dora.send(dora.numbered(solved('loginAdminChallenge')))).toMatchObject({
      refusal: { error: 'unknownLearner' },
    });
    // Whoever had the name doesn't get it back by itself.
    expect(await dora.join()).toMatchObject({ kind: 'refused', refusal: { error: 'nameTaken' } });
    expect(await other.join()).toMatchObject({ kind: 'answered' });
    expect(other.id()).toBe(dora.id());
    expect(await learnerOf(other.id())).toMatchObject({
      name: 'Dora',
      solves: [{ challenge: 'scoreBoardChallenge' }],
      marks: [{ what: 'keyReset' }],
    });
  });

  it('hands in a backup, of which the latest counts', async () => {
    const eve = await joinedLearner('Eve', board);
    const backup = (text: string) => eve.client.handIn(board.address, eve.id(), text);
    expect(await backup('{"version":1}')).toMatchObject({ kind: 'answered' });
    const latest = `{"version":1,"learner":"${'é'.repeat(500_000)}"}`;
    expect(await backup(latest)).toMatchObject({ kind: 'answered' });
    const [handedIn] = (await board.board.handedIn()).filter(({ name }) => name === 'Eve');
    expect(handedIn?.text === latest).toBe(true);
  });

  it('hears what the trainer says, and nothing of others', async () => {
    const finn = await joinedLearner('Finn', board);
    const views: unknown[] = [];
    const end = new AbortController();
    const following = finn.client.follow(board.address, finn.id(), ({ view }) => views.push(view), end.signal);
    await eventually(
      () => board.trainer(),
      ({ learners }) => learners.some(({ isConnected }) => isConnected),
    );
    await board.order({ order: 'start' });
    await board.order({ order: 'announce', text: 'Lunch at noon' });
    await board.order({ order: 'releaseHint', challenge: 'loginAdminChallenge', upTo: 2 });
    const last = () => JSON.stringify(views.at(-1));
    await eventually(last, (text) => text.includes('Lunch at noon') && text.includes('"upTo":2'));
    expect(last()).toContain('"phase":"running"');
    expect(JSON.stringify(views)).not.toContain('Ada');
    end.abort();
    await following;
    await eventually(
      () => board.trainer(),
      ({ learners }) => !learners.some(({ isConnected }) => isConnected),
    );
  });
});

describe('the wall', () => {
  it('stands still while it is frozen, and shows no names when the trainer says so', async () => {
    const gus = await joinedLearner('Gus', board);
    const before = await board.wall();
    await board.order({ order: 'freeze', isFrozen: true });
    await gus.report(solved('privacyPolicyChallenge'));
    const frozen = await board.wall();
    expect(frozen.solves).toBe(before.solves);
    expect(frozen.class.frozenAt).not.toBeNull();
    await board.order({ order: 'anonymise', isAnonymous: true });
    expect(JSON.stringify(await board.wall())).not.toContain('Gus');
    await board.order({ order: 'freeze', isFrozen: false });
    const moving = await board.wall();
    expect(moving.solves).toBe(before.solves + 1);
    expect(moving.ranking?.every(({ name, number }) => name === null && number > 0)).toBe(true);
    await board.order({ order: 'show', view: 'together' });
    const together = await board.wall();
    expect(together.ranking).toBeNull();
    expect(together.recent[0]).toMatchObject({ name: null, number: null });
    await board.order({ order: 'show', view: 'ranking' });
    await board.order({ order: 'anonymise', isAnonymous: false });
  });
});

describe('a Juice Shop that knows nothing of the board', () => {
  it('counts by its webhook message, once for each challenge, as unverified', async () => {
    const [webhook = ''] = board.ready().webhooks;
    const send = (address: string, body: unknown) =>
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const message = webhookMessageOf('scoreBoardChallenge', 'classroom-7');
    expect((await send(webhook, message)).status).toBe(204);
    expect((await send(webhook, message)).status).toBe(204);
    expect((await send(webhook, webhookMessageOf('loginAdminChallenge', 'classroom-7'))).status).toBe(204);
    expect((await send(`${webhook}x`, message)).status).toBe(404);
    const { ranking } = await board.wall();
    expect(ranking?.find(({ name }) => name === 'classroom-7')).toMatchObject({ solved: 2, isVerified: false });
  });
});
