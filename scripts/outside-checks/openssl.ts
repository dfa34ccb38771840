import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import StripeSdk from 'stripe';
import { cardAdapter, WEBHOOK_SECRET } from './card-adapter.ts';
import { Unavailable } from './packages.ts';
import { runToEnd } from './processes.ts';
import type { StandIn } from './stand-in.ts';

const BODY = JSON.stringify({
  ...{ id: 'evt_1', object: 'event', type: 'charge.refunded', livemode: false, created: 1_700_000_000 },
  data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', description: 'Safari, pär två ✓' } },
});

async function hmacByOpenssl(text: string, secret: string): Promise<string> {
  const said = await runToEnd('openssl', ['dgst', '-sha256', '-hmac', secret], tmpdir(), text);
  return /[0-9a-f]{64}/.exec(said)?.[0] ?? '';
}

/** Signs webhooks as Stripe's documentation says, without Stripe's code and without ours. */
export const openssl: StandIn = {
  name: 'openssl',
  about: "the machine's own",
  role: 'judges',
  provider: 'Stripe',
  mayRunElsewhere: false,
  async run(report) {
    await runToEnd('openssl', ['version'], tmpdir()).catch(() => {
      throw new Unavailable('openssl is not installed (Debian: apt-get install openssl)');
    });
    const stripe = cardAdapter('http://127.0.0.1:9');
    const raw = Buffer.from(BODY);
    const now = Math.floor(Date.now() / 1000);
    const headerAt = async (seconds: number, secret = WEBHOOK_SECRET) =>
      `t=${seconds},v1=${await hmacByOpenssl(`${seconds}.${BODY}`, secret)}`;

    await report.check('a webhook that it signed is read', async () => {
      const read = await stripe.readWebhook(raw, await headerAt(now));
      assert(read.kind === 'event');
      assert.deepEqual([read.id, read.objectId, read.intentId], ['evt_1', 'ch_1', 'pi_1']);
    });
    await report.check("it agrees with the SDK's own test signatures", async () => {
      const bySdk = StripeSdk.webhooks.generateTestHeaderString({
        payload: BODY,
        secret: WEBHOOK_SECRET,
        timestamp: now,
      });
      assert.equal(bySdk, await headerAt(now));
    });
    await report.check('under another secret, too old or too far ahead, it is refused', async () => {
      for (const header of [await headerAt(now, 'whsec_other'), await headerAt(now - 301), await headerAt(now + 310)]) {
        assert.deepEqual(await stripe.readWebhook(raw, header), { kind: 'bad_signature' });
      }
    });
  },
};
