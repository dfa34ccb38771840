import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatKes, formatUsd, kes, usd } from '#shared/money.ts';
import type { PayoutStatus } from '#shared/states.ts';
import type { App } from '../app.ts';
import type { DbOrTx } from '../db/client.ts';
import { type Job, job } from '../jobs/queue.ts';
import type { Letter } from '../outside/mail.ts';
import { payoutItems, payouts } from '../payments/payouts/tables.ts';
import { providers } from '../providers/tables.ts';
import { renderLetter } from './letter.ts';
import { letterFooter } from './letter-parts.ts';
import { mailedProvider } from './queries.ts';
import { sendOnce } from './send-once.ts';

interface MailedPayout {
  payout: typeof payouts.$inferSelect;
  provider: { name: string; email: string; language: Lang };
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

type Facts = [label: string, value: string][];

const payoutFacts = (amountMinor: number, destination: string, lang: Lang): Facts => [
  [translate(lang, 'mail', 'fact.amount'), shillings(amountMinor, lang)],
  [translate(lang, 'mail', 'payout.to'), destination],
];

/** On its way: what, where to, and for how many dollars at which rate. */
async function sentLetter(app: App, mailed: MailedPayout): Promise<Letter> {
  const { payout, provider } = mailed;
  const lang = provider.language;
  const amount = shillings(payout.kesMinor, lang);
  const letter = renderLetter(translate(lang, 'mail', 'payoutSent.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [
      payout.channel === 'mpesa'
        ? translate(lang, 'mail', 'payoutSent.mpesa')
        : translate(lang, 'mail', 'payoutSent.bank'),
    ],
    facts: [
      ...payoutFacts(payout.kesMinor, payout.destinationMasked, lang),
      [translate(lang, 'mail', 'payout.earned'), formatUsd(usd(payout.usdCents), lang)],
      [translate(lang, 'mail', 'payout.rate'), shillings(payout.rate * 100, lang)],
    ],
    footer: await letterFooter(app, lang),
  });
  return { to: provider.email, ...letter };
}

/** Arrived, with the receipts. */
async function paidLetter(app: App, mailed: MailedPayout): Promise<Letter> {
  const { payout, provider } = mailed;
  const lang = provider.language;
  const paid = await app.db
    .select({ receipt: payoutItems.receipt, destination: payoutItems.destinationMasked })
    .from(payoutItems)
    .where(and(eq(payoutItems.payoutId, payout.id), eq(payoutItems.status, 'paid')))
    .orderBy(asc(payoutItems.seq));
  const receipts = paid.flatMap(({ receipt }) => receipt ?? []).join(', ');
  // A transfer that failed may have gone elsewhere the second time.
  const to = [...new Set(paid.map(({ destination }) => destination))].join(', ');
  const amount = shillings(payout.kesMinor, lang);
  const letter = renderLetter(translate(lang, 'mail', 'payoutPaid.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [translate(lang, 'mail', 'payoutPaid.text')],
    facts: [...payoutFacts(payout.kesMinor, to, lang), ...(receipts ? [receiptFact(receipts, lang)] : [])],
    footer: await letterFooter(app, lang),
  });
  return { to: provider.email, ...letter };
}

const receiptFact = (receipts: string, lang: Lang): Facts[number] => [
  translate(lang, 'mail', 'fact.receipt'),
  receipts,
];

/** A transfer came to nothing: the money is owed still, and where it goes may be wrong. */
async function failedLetter(
  app: App,
  { provider }: MailedPayout,
  { amountMinor, destinationMasked }: typeof payoutItems.$inferSelect,
): Promise<Letter> {
  const lang = provider.language;
  const amount = shillings(amountMinor, lang);
  const letter = renderLetter(translate(lang, 'mail', 'payoutFailed.subject', { amount }), {
    lang,
    name: provider.name,
    paragraphs: [translate(lang, 'mail', 'payoutFailed.text'), translate(lang, 'mail', 'payoutFailed.check')],
    facts: payoutFacts(amountMinor, destinationMasked, lang),
    footer: await letterFooter(app, lang),
  });
  return { to: provider.email, ...letter };
}

/** With the last transfer where the payout may arrive, and so be told of, more than once. */
const About = z.object({ payoutId: z.uuid(), itemId: z.uuid().optional() });

const payoutMail = (
  name: string,
  template: string,
  write: (app: App, mailed: MailedPayout) => Promise<Letter>,
  fits: (payout: MailedPayout['payout']) => boolean,
) =>
  job(name, About, async (app, { payoutId, itemId }) => {
    const mailed = await findMailedPayout(app.db, payoutId);
    if (!mailed || !fits(mailed.payout)) return;
    await sendOnce(app, `${template}:${itemId ?? payoutId}`, () => write(app, mailed));
  });

const failedMail = job('mail-payout-failed', z.object({ itemId: z.uuid() }), async (app, { itemId }) => {
  const [item] = await app.db.select().from(payoutItems).where(eq(payoutItems.id, itemId));
  const mailed = item?.status === 'failed' ? await findMailedPayout(app.db, item.payoutId) : undefined;
  if (!item || !mailed) return;
  await sendOnce(app, `payout-failed:${itemId}`, () => failedLetter(app, mailed, item));
});

const isUnderWay = (status: PayoutStatus) => status === 'approved' || status === 'sending';

const Change = z.object({ providerId: z.uuid(), destination: z.string(), changedAt: z.iso.datetime() });

/** Whoever has got into an account would send its money elsewhere: the provider hears of it at their own address. */
const methodMail = job('mail-payout-method', Change, async (app, { providerId, destination, changedAt }) => {
  const [provider] = await app.db.select(mailedProvider(app.db)).from(providers).where(eq(providers.id, providerId));
  if (!provider) return;
  const lang = provider.language;
  await sendOnce(app, `payout-method:${providerId}:${changedAt}`, async () => {
    const letter = renderLetter(translate(lang, 'mail', 'payoutMethod.subject'), {
      lang,
      name: provider.name,
      paragraphs: [translate(lang, 'mail', 'payoutMethod.text'), translate(lang, 'mail', 'payoutMethod.check')],
      facts: [[translate(lang, 'mail', 'payout.to'), destination]],
      footer: await letterFooter(app, lang),
    });
    return { to: provider.email, ...letter };
  });
});

/** Letters to providers about their payouts. */
export const payoutLetterJobs = [
  // One that has arrived or come back by now is told as such.
  payoutMail('mail-payout-sent', 'payout-sent', sentLetter, ({ status }) => isUnderWay(status)),
  payoutMail('mail-payout-paid', 'payout-paid', paidLetter, ({ status }) => status === 'paid'),
  failedMail,
  methodMail,
] as Job[];
