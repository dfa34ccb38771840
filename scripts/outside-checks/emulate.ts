import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stripe } from '#server/outside/stripe.ts';
import {
  actAs,
  cardAdapter,
  newIntent,
  newIntentRequest,
  signatureOf,
  typeOf,
  WEBHOOK_SECRET,
} from './card-adapter.ts';
import { type Inbox, startInbox } from './loopback.ts';
import { fetchFromNpm } from './packages.ts';
import { startProgram } from './processes.ts';
import type { Report } from './report.ts';
import type { StandIn } from './stand-in.ts';

const VERSION = '0.12.2';
const confirm = (origin: string, id: string) =>
  actAs(origin, `/v1/payment_intents/${id}/confirm`, { payment_method: 'pm_card_visa' });

/** Vercel's emulate: the life of an intent with signed webhooks; every card pays. */
export const emulate: StandIn = {
  name: 'emulate',
  about: `${VERSION}, Apache-2.0`,
  role: 'answers',
  provider: 'Stripe',
  mayRunElsewhere: false,
  async run(report) {
    const folder = await fetchFromNpm('emulate', VERSION);
    const inbox = await startInbox();
    const webhooks = [{ url: `${inbox.origin}/webhook`, events: ['*'], secret: WEBHOOK_SECRET }];
    await writeFile(join(folder, 'seed.json'), JSON.stringify({ stripe: { webhooks } }));
    const program = await startProgram({
      command: process.execPath,
      args: (port) => [
        ...['node_modules/emulate/dist/index.js', 'start', '--service', 'stripe'],
        ...['--host', '127.0.0.1', '--port', String(port), '--seed', 'seed.json'],
      ],
      cwd: folder,
      readyPath: '/v1/customers',
    });
    try {
      const stripe = cardAdapter(program.origin);
      await intents(report, stripe, program.origin);
      await webhook(report, stripe, inbox);
      await unknown(report, stripe, program.origin);
    } finally {
      await program.stop();
      await inbox.close();
    }
  },
};

async function intents(report: Report, stripe: Stripe, origin: string) {
  await report.check('an intent is created with our fields', async () => {
    const request = newIntentRequest();
    const made = await stripe.createIntent(request);
    assert(made.kind === 'intent');
    const { status, amountCents, currency, attemptId, livemode } = made;
    const asked = { amountCents: request.amountCents, currency: 'usd', attemptId: request.metadata.attempt_id };
    assert.deepEqual(
      { status, amountCents, currency, attemptId, livemode },
      { status: 'requires_payment_method', ...asked, livemode: false },
    );
  });
  await report.check('it is retrieved, unpaid and paid', async () => {
    const made = await newIntent(stripe);
    assert.deepEqual(await stripe.retrieveIntent(made.id), made);
    await confirm(origin, made.id);
    assert.deepEqual(await stripe.retrieveIntent(made.id), { ...made, status: 'succeeded' });
  });
  await report.check('a paid one cannot be cancelled, and we hear that it is paid', async () => {
    const { id } = await newIntent(stripe);
    await confirm(origin, id);
    const outcome = await stripe.cancelIntent(id, 'abandoned', `pic:${id}`);
    assert.deepEqual(outcome, { kind: 'not_cancelable', status: 'succeeded' });
  });
  await report.check('an open one is cancelled; cancelled again, it is cancelled; it cannot be paid', async () => {
    const { id } = await newIntent(stripe);
    assert.deepEqual(await stripe.cancelIntent(id, 'abandoned', `pic:${id}`), { kind: 'canceled' });
    assert.deepEqual(await stripe.cancelIntent(id, 'duplicate', `pic2:${id}`), { kind: 'canceled' });
    assert.equal((await confirm(origin, id)).status, 400);
  });
  await report.check('an intent that nobody made is missing', async () => {
    assert.deepEqual(await stripe.retrieveIntent('pi_none'), { kind: 'missing' });
  });
}

async function webhook(report: Report, stripe: Stripe, inbox: Inbox) {
  await report.check('the signature of its webhook about our intent is right', async () => {
    const { id } = await newIntent(stripe);
    const post = await inbox.next('/webhook', ({ raw }) => raw.includes(id));
    assert.notEqual((await stripe.readWebhook(post.raw, signatureOf(post))).kind, 'bad_signature');
    assert.equal(typeOf(post), 'payment_intent.created');
  });
  await report.unknown(
    'id, time and livemode of an event',
    'it leaves them out, so our adapter takes none',
    async () => {
      const { id } = await newIntent(stripe);
      const post = await inbox.next('/webhook', ({ raw }) => raw.includes(id));
      assert.deepEqual(await stripe.readWebhook(post.raw, signatureOf(post)), { kind: 'no_event' });
    },
  );
  await report.check('altered, under another secret or unsigned, the same webhook is refused', async () => {
    const { id } = await newIntent(stripe);
    const { raw, ...post } = await inbox.next('/webhook', (heard) => heard.raw.includes(id));
    const header = signatureOf({ raw, ...post });
    const altered = Buffer.from(raw.toString().replace('10000', '10001'));
    const refused = { kind: 'bad_signature' };
    assert.deepEqual(await stripe.readWebhook(altered, header), refused);
    assert.deepEqual(await cardAdapter(inbox.origin, 'whsec_other').readWebhook(raw, header), refused);
    assert.deepEqual(await stripe.readWebhook(raw, undefined), refused);
    assert.equal(typeOf({ raw, ...post }), 'payment_intent.created');
  });
}

async function unknown(report: Report, stripe: Stripe, origin: string) {
  const nothing = { kind: 'ambiguous', detail: 'no object of Stripe' };
  await report.unknown(
    'client secret, received amount, charge and fee of an intent',
    'it leaves them out',
    async () => {
      const { id, clientSecret } = await newIntent(stripe);
      await confirm(origin, id);
      const paid = await stripe.retrieveIntent(id);
      assert(paid.kind === 'intent');
      assert.deepEqual([clientSecret, paid.amountReceivedCents, paid.chargeId], [undefined, undefined, undefined]);
    },
  );
  await report.unknown('idempotency', 'the same key makes a second intent', async () => {
    const request = newIntentRequest();
    const [first, second] = [await stripe.createIntent(request), await stripe.createIntent(request)];
    assert(first.kind === 'intent' && second.kind === 'intent' && first.id !== second.id);
  });
  await report.unknown('declined cards, 3-D Secure', 'every card pays', async () => {
    const { id } = await newIntent(stripe);
    const fields = { payment_method: 'pm_card_chargeDeclined' };
    const { body } = await actAs(origin, `/v1/payment_intents/${id}/confirm`, fields);
    assert.equal(body.status, 'succeeded');
  });
  const why = 'it has no such call; our adapter takes its 404 for no answer';
  await report.unknown('refunds', why, async () => {
    const request = {
      intentId: 'pi_1',
      amountCents: 100,
      reason: 'duplicate',
      refundId: 'r',
      idempotencyKey: 'k',
    } as const;
    assert.deepEqual([await stripe.createRefund(request), await stripe.listRefunds('pi_1')], [nothing, nothing]);
  });
  await report.unknown('disputes', why, async () => assert.deepEqual(await stripe.retrieveDispute('dp_1'), nothing));
  await report.unknown('lists of events and balance transactions', why, async () => {
    const lists = [await stripe.listEvents({ createdSince: new Date(0) }), await stripe.listBalanceTransactions({})];
    assert.deepEqual(lists, [nothing, nothing]);
  });
}
