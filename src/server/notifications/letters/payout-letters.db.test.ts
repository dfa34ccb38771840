import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { createPayoutApp, makeEarner, owe, type PayoutApp } from '#server/payments/payouts/payouts.fixture.ts';
import { listItems, lockPayout } from '#server/payments/payouts/repository.ts';
import { type ItemEnd, settleItem } from '#server/payments/payouts/settle-item.ts';
import { translate } from '#shared/i18n/translate.ts';
import { makePerson } from '#tests/support/factories.ts';

let product: PayoutApp;
beforeAll(async () => {
  product = await createPayoutApp();
});
afterAll(() => product.close());

async function approved(language: 'en' | 'sw') {
  const admin = await makePerson(product.app, { role: 'admin' });
  const { providerId, member } = await makeEarner(product, { language });
  await owe(product, providerId, 8_800);
  const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
  await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
  return { email: `${providerId}@example.com`, payoutId: payout.id as string };
}

const settle = (payoutId: string, end: ItemEnd) =>
  transaction(product.app, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    const [item] = await listItems(tx, payoutId);
    if (!payout || !item) throw new Error('no payout');
    await settleItem(tx, { payout, item, end, now: product.clock.now() });
  });

const lettersTo = async (email: string) =>
  ((await product.app.mail.mailbox?.list()) ?? [])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .filter((subject) => subject !== translate('en', 'mail', 'payoutMethod.first.subject'))
    .filter((subject) => subject !== translate('sw', 'mail', 'payoutMethod.first.subject'));

test('a payout has one letter when it is on its way, and one when it has arrived', async () => {
  const { email, payoutId } = await approved('en');
  await product.drain();
  await product.drain();
  expect(await lettersTo(email)).toEqual(['Your payout is on its way: KES 9,680']);
  await settle(payoutId, { status: 'paid', receipt: 'TKL5YB20RS', sourceAccount: 'disburse', feeMinor: 1_100 });
  await product.drain();
  const letters = await lettersTo(email);
  expect(letters.toSorted()).toEqual(['Your payout has arrived: KES 9,680', 'Your payout is on its way: KES 9,680']);
  const box = (await product.app.mail.mailbox?.list()) ?? [];
  const letter = box.find(({ subject, to }) => to === email && subject.includes('arrived'));
  expect(letter?.text).toContain('Receipt: TKL5YB20RS');
  expect(letter?.text).toContain('+2547•••••678');
  expect(letter?.text).not.toContain('12345678');
});

test('a payout that arrived at once has only that letter; one that failed has its letter in the provider’s language', async () => {
  const quick = await approved('en');
  await settle(quick.payoutId, { status: 'paid', receipt: 'TKL5YB21RT', sourceAccount: 'disburse', feeMinor: 1_100 });
  const { email, payoutId } = await approved('sw');
  await settle(payoutId, { status: 'failed', errorCode: 'receiver_unregistered' });
  await product.drain();
  expect(await lettersTo(quick.email)).toEqual(['Your payout has arrived: KES 9,680']);
  expect(await lettersTo(email)).toEqual(['Malipo ya mapato hayakufika: KES 9,680']);
});
