import { and, asc, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { payoutItems, payouts } from '#server/payments/payouts/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatKes, formatUsd, kes, usd } from '#shared/money.ts';
import type { PayoutStatus } from '#shared/states.ts';
import type { Facts } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { payoutMethodLimits, sendWithin } from '../letter-limits.ts';
import { type MailedProvider, mailedProvider, wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

interface MailedPayout {
  payout: typeof payouts.$inferSelect;
  provider: MailedProvider;
}

async function findMailedPayout(db: DbOrTx, payoutId: string): Promise<MailedPayout | undefined> {
  const [row] = await db
    .select({ payout: payouts, provider: mailedProvider(db) })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .where(eq(payouts.id, payoutId));
  return row;
}

const shillings = (minor: number, lang: Lang) => formatKes(kes(minor / 100), lang);

const payoutFacts = (amountMinor: number, destination: string, lang: Lang): Facts => [
  [translate(lang, 'mail', 'fact.amount'), shillings(amountMinor, lang)],
  [translate(lang, 'mail', 'payout.to'), destination],
];

/** To the provider: a payout was sent; how much, where to, and at which rate. */
async function sentLetter(app: App, mailed: MailedPayout): Promise<Letter> {
  const { payout, provider } = mailed;
  const lang = provider.language;
  const amount = shillings(payout.kesMinor, lang);
  const letter = await writeLetter(app, say('payoutSent.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [payout.channel === 'mpesa' ? say('payoutSent.mpesa') : say('payoutSent.bank')],
    facts: [
      ...payoutFacts(payout.kesMinor, payout.destinationMasked, lang),
      [translate(lang, 'mail', 'payout.earned'), formatUsd(usd(payout.usdCents), lang)],
      [translate(lang, 'mail', 'payout.rate'), shillings(payout.rate * 100, lang)],
    ],
  });
  return { to: provider.email, ...letter };
}

/** To the provider: a payout has arrived, with the receipts of its transfers. */
async function paidLetter(app: App, mailed: MailedPayout): Promise<Letter> {
  const { payout, provider } = mailed;
  const lang = provider.language;
  const paid = await app.db
    .select({ receipt: payoutItems.receipt, destination: payoutItems.destinationMasked })
    .from(payoutItems)
    .where(and(eq(payoutItems.payoutId, payout.id), eq(payoutItems.status, 'paid')))
    .orderBy(asc(payoutItems.seq));
  const receipts = paid.flatMap(({ receipt }) => receipt ?? []).join(', ');
  // A failed transfer may have been sent again to another account.
  const to = [...new Set(paid.map(({ destination }) => destination))].join(', ');
  const amount = shillings(payout.kesMinor, lang);
  const letter = await writeLetter(app, say('payoutPaid.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [say('payoutPaid.text')],
    facts: [...payoutFacts(payout.kesMinor, to, lang), ...(receipts ? [receiptFact(receipts, lang)] : [])],
  });
  return { to: provider.email, ...letter };
}

const receiptFact = (receipts: string, lang: Lang): Facts[number] => [
  translate(lang, 'mail', 'fact.receipt'),
  receipts,
];

/** To the provider: a transfer has failed. The money is still owed, and the account it goes to may be wrong. */
async function failedLetter(
  app: App,
  { provider }: MailedPayout,
  { amountMinor, destinationMasked }: typeof payoutItems.$inferSelect,
): Promise<Letter> {
  const lang = provider.language;
  const amount = shillings(amountMinor, lang);
  const letter = await writeLetter(app, say('payoutFailed.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [say('payoutFailed.text'), say('payoutFailed.check')],
    facts: payoutFacts(amountMinor, destinationMasked, lang),
  });
  return { to: provider.email, ...letter };
}

interface PayoutLetter {
  /** The first part of the key under which it is sent once. */
  template: string;
  /** Whether the payout is still in a state that the letter is about. */
  fits(payout: MailedPayout['payout']): boolean;
  write(app: App, mailed: MailedPayout): Promise<Letter>;
}

/** The job of a letter about a payout, sent once for the payout or, where an item is named, for that item. */
const payoutLetterJob = (name: 'mail-payout-sent' | 'mail-payout-paid', { template, fits, write }: PayoutLetter) =>
  job(name, async (app, { payoutId, itemId }: { payoutId: string; itemId?: string }) => {
    const mailed = await findMailedPayout(app.db, payoutId);
    if (!mailed || !fits(mailed.payout) || !wantsLetter(mailed.provider, 'payout')) return;
    await sendOnce(app, `${template}:${itemId ?? payoutId}`, () => write(app, mailed));
  });

const payoutFailedJob = job('mail-payout-failed', async (app, { itemId }) => {
  const [item] = await app.db.select().from(payoutItems).where(eq(payoutItems.id, itemId));
  const mailed = item?.status === 'failed' ? await findMailedPayout(app.db, item.payoutId) : undefined;
  if (!item || !mailed) return;
  await sendOnce(app, `payout-failed:${itemId}`, () => failedLetter(app, mailed, item));
});

const isUnderWay = (status: PayoutStatus) => status === 'approved' || status === 'sending';

/**
 * To the provider's own address: payouts go to a first account, or elsewhere from now on. Somebody else may have got into a member's account.
 */
const payoutMethodJob = job('mail-payout-method', async (app, { providerId, destination, changedAt, first }) => {
  const [provider] = await app.db
    .select({ ...mailedProvider(app.db), status: providers.status })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!provider) return;
  const lang = provider.language;
  const write = async () => {
    const letter = await writeLetter(app, first ? say('payoutMethod.first.subject') : say('payoutMethod.subject'), {
      lang,
      name: provider.name,
      paragraphs: [first ? say('payoutMethod.first.text') : say('payoutMethod.text'), say('payoutMethod.check')],
      facts: [[translate(lang, 'mail', 'payout.to'), destination]],
    });
    return { to: provider.email, ...letter };
  };
  await sendWithin(app, payoutMethodLimits(app, provider), () =>
    sendOnce(app, `payout-method:${providerId}:${changedAt}`, write),
  );
});

/** Letters to providers about their payouts. */
export const payoutLetterJobs = [
  // Not sent when the payout has arrived or failed meanwhile, which has a letter of its own.
  payoutLetterJob('mail-payout-sent', {
    template: 'payout-sent',
    fits: ({ status }) => isUnderWay(status),
    write: sentLetter,
  }),
  payoutLetterJob('mail-payout-paid', {
    template: 'payout-paid',
    fits: ({ status }) => status === 'paid',
    write: paidLetter,
  }),
  payoutFailedJob,
  payoutMethodJob,
];
