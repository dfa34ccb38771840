import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Lang } from '#shared/languages.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { BookingRefunds } from './booking-refunds.tsx';

type Refund = Booking['refunds'][number];

async function shown(lang: Lang, ...refunds: Partial<Refund>[]): Promise<string> {
  const texts = createPageTexts(lang);
  await texts.load(['dashboard', 'bookings', 'common']);
  const given = refunds.map((refund, place) => ({
    ...{ id: `r${place}`, status: 'waiting', reason: 'policy', amount: 40, currency: 'USD', pointsBack: 0 },
    ...{ method: 'card', decidedAt: '2026-11-21T09:00:00.000Z', doneAt: null, reference: null },
    ...refund,
  }));
  const booking = { status: 'cancelled', cancelReason: 'traveller', refunds: given, payments: [] };
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <BookingRefunds booking={booking as unknown as Booking} />
    </TextsContext>,
  );
}

test.each<[Refund['status'], Partial<Refund>, string[], string[]]>([
  ['waiting', {}, ['Waiting to be sent', 'as soon as possible', 'To the card used to pay'], ['On its way', 'Sent']],
  ['waiting', { method: 'by_hand' }, ['Waiting to be sent', 'Our team sends this'], ['From our bank', 'automatically']],
  ['on_its_way', {}, ['On its way', '5 to 10 days'], ['Sent']],
  [
    'unknown',
    { method: 'mpesa' },
    ['We are checking whether it arrived', 'We keep checking'],
    ['On its way', 'few minutes'],
  ],
  ['by_hand', { method: 'by_hand' }, ['Our team is sending it'], ['On its way', 'To the card', 'From our bank']],
  ['done', {}, ['Refund sent', 'To the card used to pay', '5 to 10 days'], ['On its way']],
  ['done', { method: 'by_hand' }, ['Refund sent', 'From our bank'], ['card', '5 to 10 days']],
])('a refund that is %s, %o, has the right text', async (status, more, words, absent) => {
  const text = await shown('en', { status, ...more });
  for (const word of words) expect(text).toContain(word);
  for (const word of absent) expect(text).not.toContain(word);
});

test.each<[Lang, RegExp]>([
  ['en', /is refunded|will get|on its way/i],
  ['sw', /zinarejeshwa|zinazorejeshwa|inazirejesha|njiani/],
])('in %s a refund that is done is not described as going on', async (lang, present) => {
  const reasons = ['policy', 'provider_cancel', 'our_cancel', 'change', 'goodwill', 'dashboard', 'duplicate'] as const;
  for (const reason of reasons) expect(await shown(lang, { reason, status: 'done' })).not.toMatch(present);
});

test('several refunds of a cancelled booking have one sum; what a bank takes back does not count', async () => {
  const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  const chargeback = { reason: 'chargeback', amount: 7 } as const;
  const several = await shown('en', { amount: 40.1 }, { amount: 20.2, pointsBack: 300 }, chargeback);
  expect(textOf(several)).toContain('Total refund: $60.30 USD + 300 points');
  const mixed = await shown('en', { amount: 40 }, { amount: 1_000, currency: 'KES', method: 'mpesa' });
  expect(textOf(mixed)).toContain('Total refund: $40 USD + KES 1,000');
  expect(textOf(await shown('en', { amount: 40 }, chargeback))).not.toContain('in all');
});
