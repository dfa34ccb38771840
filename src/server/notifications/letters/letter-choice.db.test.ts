import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter } from '#server/outside/mail.ts';
import { providers } from '#server/providers/tables.ts';
import type { LetterKind } from '#shared/provider-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { bookingRows } from './rows.fixture.ts';

let product: TestApp;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
});
afterAll(() => product.close());

/** The letters about a new booking of a provider that has switched these kinds off. */
async function lettersOf(reference: string, lettersOff: LetterKind[]): Promise<Letter[]> {
  const { booking } = await bookingRows(product.app, reference, { status: 'confirmed' });
  const choice = { lettersOff, letterLanguage: 'sw' as const };
  await product.app.db.update(providers).set(choice).where(eq(providers.id, booking.providerId));
  sent = [];
  for (const name of ['mail-booking-confirmed', 'mail-provider-booking-confirmed'] as const)
    await transaction(product.app, (tx) => enqueue(tx, name, { bookingId: booking.id }));
  await product.drain();
  return sent;
}

test('a kind that the provider has switched off is not sent to it; the traveller’s letter is', async () => {
  const letters = await lettersOf('BK-2026-901', ['booking', 'payout']);
  expect(letters.map(({ to }) => to)).toEqual(['bk-2026-901@example.com']);
});

test('other kinds are sent, in the language that it has chosen', async () => {
  const letters = await lettersOf('BK-2026-902', ['change', 'cancellation']);
  const [toProvider] = letters.filter(({ to }) => to !== 'bk-2026-902@example.com');
  expect([letters.length, toProvider?.subject]).toEqual([2, 'Nafasi mpya imewekwa: BK-2026-902']);
});
