import { eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealAnswers } from '#server/bookings/answers/stored-answers.ts';
import { sealCompanions } from '#server/bookings/companions/stored-companions.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter } from '#server/outside/mail.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { bookingRows } from './rows.fixture.ts';

let product: TestApp;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs, env: { PUBLIC_URL: 'https://twende.example' } });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
});
afterAll(() => product.close());
beforeEach(() => {
  sent = [];
});

async function confirmed(reference: string) {
  const { booking } = await bookingRows(product.app, reference, { status: 'confirmed' });
  return booking;
}

async function mail(bookingId: string, to: string): Promise<void> {
  const { app } = product;
  const letter = { bookingId, letterId: newId(), sealedTo: app.secrets.seal(to) };
  await transaction(app, (tx) => enqueue(tx, 'mail-companion-voucher', letter));
  await product.drain();
}

test('the letter says who sends it, and its voucher has the names but not the answers to the host', async () => {
  const { app } = product;
  const { id, contactEmail } = await confirmed('CV-1');
  const asked = [{ id: 'note', required: false, own: null, value: 'I am allergic to nuts' }];
  await app.db
    .update(bookings)
    .set({
      answersSealed: sealAnswers(app, asked),
      companionsSealed: sealCompanions(app, ['Otieno Ouma']),
    })
    .where(eq(bookings.id, id));
  await mail(id, 'otieno@example.com');
  const [letter] = sent;
  expect(letter?.to).toBe('otieno@example.com');
  expect(letter?.text).toContain(`Amina Hassan (${contactEmail}) has booked this trip and sends you its voucher.`);
  expect(letter?.text).toContain('We do not keep your email address.');
  expect(letter?.text).not.toContain('/dashboard/');
  expect(letter?.attachments?.map(({ filename }) => filename)).toEqual(['CV-1-voucher.pdf']);
  const pdf = Buffer.from(letter?.attachments?.[0]?.content ?? '', 'base64');
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text).toContain('Otieno Ouma');
  expect(text).not.toContain('allergic');
});

test('the address is nowhere once the letter is sent but sealed in the job', async () => {
  const { id } = await confirmed('CV-2');
  await mail(id, 'hidden-friend@example.com');
  expect(sent).toHaveLength(1);
  const { rows } = await product.app.db.execute(
    sql`select 1 from jobs.job where data::text like '%hidden-friend%' union all
      select 1 from sent_mails where key like '%hidden-friend%' union all
      select 1 from try_limits where subject like '%hidden-friend%'`,
  );
  expect(rows).toEqual([]);
});

test('none is sent once the booking is cancelled', async () => {
  const { id } = await confirmed('CV-3');
  await product.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
  await mail(id, 'late@example.com');
  expect(sent).toEqual([]);
});

test('one address gets two a day, whoever sends them; the third waits', async () => {
  for (const reference of ['CV-4', 'CV-5', 'CV-6']) await mail((await confirmed(reference)).id, 'Many@example.com');
  expect(sent).toHaveLength(2);
  const hours = 12;
  product.clock.freeze(new Date(product.clock.now().getTime() + hours * 3_600_000));
  await product.app.db.execute(
    sql`update jobs.job set start_after = start_after - ${hours} * interval '1 hour' where state = 'created'`,
  );
  await product.drain();
  expect(sent).toHaveLength(3);
});
